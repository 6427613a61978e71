from sushiya.server import typescript


def test_the_types_of_the_page_are_those_of_the_house() -> None:
    """Run `python -m sushiya.server.typescript` after a change of messages."""
    assert typescript.TARGET.read_text(encoding="utf-8") == typescript.generate()
