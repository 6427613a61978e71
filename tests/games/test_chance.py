"""Fair draws: the vectors fix the method for everybody who wants to check a match."""

from __future__ import annotations

from collections import Counter

import pytest

from sushiya.games.chance import SeededDice, fresh_seed, parse_seed, seed_from_text

SEED = bytes(range(32))

# The first words of SEED, from `printf 'sushiya 0' | openssl dgst -sha256 -mac HMAC -macopt hexkey:0001…1f`.
WORDS = [
    0x924E90089F304921,
    0x67265BBD5384BBF5,
    0x8277E63F1A34EC1B,
    0xA54801B13BB26C86,
    0xE3F2A57BEF61EA8D,
    0xB4EB40DF5ED88E15,
]


def test_commitment_is_the_digest_of_the_seed() -> None:
    assert SeededDice(SEED).commitment == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


def test_seed_of_a_text_is_its_digest() -> None:
    assert seed_from_text("abc").hex() == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"


def test_a_seed_as_shown_is_itself_and_other_text_stands_for_its_digest() -> None:
    assert parse_seed(SEED.hex()) == SEED
    assert parse_seed("z" * 64) == seed_from_text("z" * 64)
    assert parse_seed("a rainy evening") == seed_from_text("a rainy evening")


def test_fresh_seeds_differ() -> None:
    assert len(fresh_seed()) == 32
    assert fresh_seed() != fresh_seed()


def test_draws_follow_the_documented_method() -> None:
    dice = SeededDice(SEED)
    sides = [6, 2, 52, 6, 1000, 3]
    assert dice.throw_all(sides) == [word % n for word, n in zip(WORDS, sides, strict=True)]
    assert dice.counter == len(sides)


def test_a_die_with_one_side_takes_no_draw() -> None:
    dice = SeededDice(SEED)
    assert dice.throw_all([1, 1]) == [0, 0]
    assert dice.counter == 0


def test_a_word_beyond_the_last_whole_multiple_is_skipped() -> None:
    sides = 0x9000000000000000  # once in 2**64, so words from here on are skipped: the first one is
    dice = SeededDice(SEED)
    assert dice.throw(sides) == WORDS[1]
    assert dice.counter == 2
    dice.counter = 3
    with pytest.MonkeyPatch.context() as patch:
        words = iter([sides - 1, sides])
        patch.setattr(SeededDice, "_next_word", lambda self: next(words))
        assert dice.throw(sides) == sides - 1


def test_setting_the_counter_back_repeats_the_draws() -> None:
    dice = SeededDice(SEED)
    first = dice.throw_all([6] * 10)
    dice.counter = 4
    assert dice.throw_all([6] * 6) == first[4:]


def test_a_copy_goes_its_own_way() -> None:
    dice = SeededDice(SEED)
    dice.throw(6)
    twin = dice.copy()
    assert twin.throw_all([6] * 5) == dice.throw_all([6] * 5)
    twin.throw(6)
    assert twin.counter == dice.counter + 1


def test_every_side_comes_up_about_equally_often() -> None:
    dice = SeededDice(SEED)
    counts = Counter(dice.throw(6) for _ in range(6000))
    chi_square = sum((counts[side] - 1000) ** 2 / 1000 for side in range(6))
    assert chi_square < 20.5  # 5 degrees of freedom, one in a thousand


@pytest.mark.parametrize("length", [0, 31, 33])
def test_a_seed_has_32_bytes(length: int) -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        SeededDice(bytes(length))


def test_a_die_needs_a_side() -> None:
    with pytest.raises(ValueError, match="at least one side"):
        SeededDice(SEED).throw(0)
