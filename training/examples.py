"""The positions that a network learns from, as `ludejo-tune features` has written them."""

import json
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np

# One game in so many is held out, to see what a network knows of games that it hasn't seen.
APART = 10


@dataclass
class Actions:
    """The actions of positions, padded with parts that no action has."""

    parts: np.ndarray
    """The two parts of each action."""
    promise: np.ndarray
    """What each promises by its threats, in 65,536ths of the win."""
    best: np.ndarray
    """Which of them is the best, as the search says."""

    def __getitem__(self, rows) -> "Actions":
        return Actions(*(column[rows] for column in vars(self).values()))


@dataclass
class Examples:
    """Positions, one in each row. The seat to move comes first, then the others as they follow."""

    seen: np.ndarray
    """The features that each seat sees, padded with a number that no feature has."""
    bucket: np.ndarray
    score: np.ndarray
    """What each seat can expect, as the search says."""
    result: np.ndarray
    """What it got; not a number where a random move decided."""
    by_hand: np.ndarray
    """Its strength by the hand-written evaluation."""
    actions: Actions | None
    """The actions, where networks say how promising they are."""

    def __len__(self) -> int:
        return len(self.score)

    def __getitem__(self, rows) -> "Examples":
        columns = vars(self).values()
        return Examples(*(None if column is None else column[rows] for column in columns))

    def some_mirrored(self, random: np.random.Generator, mirror: list[int]) -> "Examples":
        """The same with left and right exchanged in about half of the positions."""
        if not mirror:
            return self
        # What stands for no feature stays so.
        mirror = np.array([*mirror, len(mirror)], self.seen.dtype)
        chosen = random.random((len(self), 1, 1)) < 0.5
        return replace(self, seen=np.where(chosen, mirror[self.seen], self.seen))

    def target(self, trust: float) -> np.ndarray:
        """The shares to learn: so much of the result, and for the rest what the search says."""
        result = np.where(np.isnan(self.result), self.score, self.result)
        return (trust * result + (1 - trust) * self.score).astype(np.float32)


@dataclass
class About:
    """What a network must fit."""

    game: str
    rules: str
    inputs: int
    seats: int
    moves: int
    """The parts of which actions are made, where networks say how promising they are."""
    pieces: int
    """The pieces with which a game begins."""
    mirror: list[int]
    """Where each input goes if left and right are exchanged; empty if that makes a difference."""
    corrects: bool
    """Whether the network adds to the hand-written evaluation instead of taking its place."""


def read(folder: Path, buckets: int) -> tuple[About, Examples, Examples]:
    """The examples to learn from, and those held out."""
    about = About(**json.loads((folder / "about.json").read_text()))
    load = lambda name: np.load(folder / f"{name}.npy")
    pieces = load("pieces").astype(np.int32)
    bucket = np.minimum(pieces * buckets // (about.pieces + 1), buckets - 1)
    seen = np.stack([load(f"seen{seat}") for seat in range(about.seats)], axis=1)
    columns = [load(name) for name in ("score", "result", "by_hand")]
    actions = None
    if about.moves:
        parts = np.stack([load("part0"), load("part1")], axis=1)
        actions = Actions(parts, load("promise"), load("best"))
    examples = Examples(seen, bucket, *columns, actions)
    apart = load("game") % APART == 0
    return about, examples[~apart], examples[apart]
