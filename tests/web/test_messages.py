from sushiya.server import typescript


def test_the_types_and_editions_of_the_page_are_those_of_the_house() -> None:
    """Run `python -m sushiya.server.typescript` after a change of messages or of an edition."""
    for path, text in typescript.list_files().items():
        assert path.read_text(encoding="utf-8") == text
