"""How the rules are compiled, and the few operations that compiler and interpreter spell differently.

`rule` compiles a function that other compiled functions call, and `hot` does so for those on the path of most
decisions; `entry` compiles one that Python calls, and caches it on disk. The cache lies in a folder named after the
digest of the sources, because Numba itself looks only at the file of the cached function and would miss a change in a
rule it calls.
With NUMBA_DISABLE_JIT=1 the decorators hand the function back and everything runs in the interpreter.
"""

from __future__ import annotations

import hashlib
import os
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import numba
import numpy as np
from numba import types
from numba.cpython.unsafe.numbers import leading_zeros, trailing_zeros
from numba.extending import intrinsic, overload

Function = TypeVar("Function", bound=Callable[..., Any])

CHANCE = -1  # value of `to_act`: chance is due
OVER = -2  # value of `to_act`: the match is over


# The parts of the package that have compiled functions, each with those that it calls into.
COMPILED_PARTS = {"games": ("games",), "bots": ("games", "bots/evaluate", "bots/learned", "bots/think")}


def sources_digest(part: str) -> str:
    """What the compiled code of a part depends on: its sources, those it calls into, and who compiles them."""
    digest = hashlib.sha256(f"{numba.__version__} {np.__version__}".encode())
    package = Path(__file__).parent.parent
    for folder in COMPILED_PARTS[part]:
        for path in sorted((package / folder).rglob("*.py")):
            digest.update(path.relative_to(package).as_posix().encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


@cache
def cache_folder(part: str) -> Path:
    """Where compiled code is kept: SUSHIYA_CACHE, else the user's cache folder, else a temporary one."""
    base = Path(os.environ.get("SUSHIYA_CACHE") or Path.home() / ".cache" / "sushiya")
    try:
        base.mkdir(parents=True, exist_ok=True)
        writable = os.access(base, os.W_OK)
    except OSError:
        writable = False
    return (base if writable else Path(tempfile.gettempdir()) / "sushiya") / f"{part}-{sources_digest(part)}"


def record(*fields: tuple[Any, ...]) -> np.dtype[Any]:
    """A record type whose fields read as attributes, compiled (`s.belt[seat, face]`) and interpreted."""
    return np.dtype((np.record, np.dtype(list(fields), align=True)))


def rule(function: Function) -> Function:
    """Compile a rule: called by compiled code only."""
    return numba.njit(nogil=True, error_model="numpy")(function)  # type: ignore[no-any-return]


def hot(function: Function) -> Function:
    """Compile a rule on the path of most decisions into its callers; a call would cost as much as what it does."""
    return numba.njit(nogil=True, error_model="numpy", forceinline=True)(function)  # type: ignore[no-any-return]


def entry(function: Function) -> Function:
    """Compile an entry point: called from Python with arrays of records, releases the GIL, cached on disk.

    All of them with the same options, because a rule is compiled anew for callers with others.
    """
    part = function.__module__.removeprefix("sushiya.").partition(".")[0]
    numba.config.CACHE_DIR = str(cache_folder(part if part in COMPILED_PARTS else "games"))
    return numba.njit(cache=True, nogil=True, error_model="numpy")(function)  # type: ignore[no-any-return]


def bind(function: Callable[..., Any], *arguments: Any) -> Callable[..., Any]:
    """An entry point for arguments of just these types; it does not look at them again, which saves half of a call."""
    if numba.config.DISABLE_JIT:
        return function
    types_of = tuple(numba.typeof(argument) for argument in arguments)
    function.compile(types_of)  # type: ignore[attr-defined]
    bound: Callable[..., Any] = function.overloads[types_of].entry_point  # type: ignore[attr-defined]
    return bound


def interpreted(function: Function) -> Function:
    """A rule for callers in Python, run by the interpreter: compiled for them, it would be so in every process anew."""
    return getattr(function, "py_func", function)


@hot
def bit(index: int) -> int:
    """The set with this one member. NumPy would keep the narrow type of the index and lose the bit."""
    return 1 << int(index)


def lowest_bit(mask: int) -> int:
    """The index of the lowest bit that is set. The mask must not be 0."""
    return (int(mask) & -int(mask)).bit_length() - 1


@overload(lowest_bit)
def _compiled_lowest_bit(mask: Any) -> Any:
    def lowest(mask: Any) -> Any:
        return trailing_zeros(mask)

    return lowest


def highest_bit(mask: int) -> int:
    """The index of the highest bit that is set. The mask must be positive."""
    return int(mask).bit_length() - 1


@overload(highest_bit)
def _compiled_highest_bit(mask: Any) -> Any:
    def highest(mask: Any) -> Any:
        return 63 - leading_zeros(np.int64(mask))

    return highest


def count_bits(mask: int) -> int:
    """How many bits are set in a mask that is not negative."""
    return int(mask).bit_count()


@intrinsic
def _population_count(typing_context: Any, mask: Any) -> Any:
    """One instruction of the processor."""
    return types.int64(types.int64), lambda context, builder, signature, values: builder.ctpop(values[0])


@overload(count_bits)
def _compiled_count_bits(mask: Any) -> Any:
    def count(mask: Any) -> Any:
        return _population_count(mask)

    return count


def wide(number: int) -> int:
    """The same number in 64 bits, so that a rule is compiled once and not again for every width it is called with."""
    return int(number)


@overload(wide)
def _compiled_wide(number: Any) -> Any:
    def widened(number: Any) -> Any:
        return np.int64(number)

    return widened


def index(place: int) -> int:
    """The same place, known not to be negative, so `a[-1]` need not be provided for. For use between brackets only."""
    return place


@overload(index)
def _compiled_index(place: Any) -> Any:
    def unsigned(place: Any) -> Any:
        return np.uint64(place)

    return unsigned


# A random stream is one 64-bit word in an array, stepped by SplitMix64 (Steele, Lea, Flood 2014).
STEP, MIX_1, MIX_2, WORD = 0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB, (1 << 64) - 1


def mix(word: int) -> int:
    """Scramble 64 bits so that near words become unrelated ones."""
    z = (int(word) + STEP) & WORD
    z = ((z ^ (z >> 30)) * MIX_1) & WORD
    z = ((z ^ (z >> 27)) * MIX_2) & WORD
    return z ^ (z >> 31)


@overload(mix)
def _compiled_mix(word: Any) -> Any:
    step, mix_1, mix_2 = np.uint64(STEP), np.uint64(MIX_1), np.uint64(MIX_2)

    def scramble(word: Any) -> Any:
        z = word + step
        z = (z ^ (z >> np.uint64(30))) * mix_1
        z = (z ^ (z >> np.uint64(27))) * mix_2
        return z ^ (z >> np.uint64(31))

    return scramble


def next_word(stream: Any) -> int:
    """The next 32 random bits of the stream."""
    word = mix(stream[0])
    stream[0] = (int(stream[0]) + STEP) & WORD
    return word >> 32


@overload(next_word)
def _compiled_next_word(stream: Any) -> Any:
    step = np.uint64(STEP)

    def word(stream: Any) -> Any:
        word = mix(stream[0])
        stream[0] += step
        return np.int64(word >> np.uint64(32))

    return word


@hot
def below(stream: Any, bound: int) -> int:
    """A number from 0 to bound - 1, each exactly equally likely (Lemire 2019). `bound` is at most 2**31."""
    bound = int(bound)  # NumPy would keep its narrow type
    product = next_word(stream) * bound
    low = product & 0xFFFFFFFF
    if low < bound:
        threshold = (0x100000000 - bound) % bound
        while low < threshold:
            product = next_word(stream) * bound
            low = product & 0xFFFFFFFF
    return product >> 32


def split_stream(seed: Any, number: int, stream: Any) -> None:
    """Make `stream` the stream of that number of a seed; near numbers give unrelated streams."""
    stream[0] = mix((int(seed[0]) + mix(int(number))) & WORD)


@overload(split_stream)
def _compiled_split_stream(seed: Any, number: Any, stream: Any) -> Any:
    def split(seed: Any, number: Any, stream: Any) -> None:
        stream[0] = mix(seed[0] + mix(np.uint64(number)))  # type: ignore[arg-type]

    return split


def random_stream(*seeds: int) -> np.ndarray[Any, np.dtype[np.uint64]]:
    """A stream for compiled code, made of whole numbers; different numbers give unrelated streams."""
    text = " ".join(str(int(seed)) for seed in seeds)
    word = int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "little")
    return np.array([word], np.uint64)
