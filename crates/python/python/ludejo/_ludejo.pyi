"""The part of Ludejo that is written in Rust."""

from collections.abc import Callable
from os import PathLike
from typing import Any, final

import numpy as np
from numpy.typing import NDArray

__all__ = [
    "Ahead",
    "Engine",
    "Game",
    "IllegalAction",
    "InvalidPosition",
    "InvalidRecord",
    "Line",
    "Moment",
    "Outcome",
    "Play",
    "Position",
    "Review",
    "Thought",
    "VectorEnv",
    "analyze",
    "game",
    "game_ids",
    "read_record",
]

class IllegalAction(ValueError):
    """An action that is not legal.

    Its text is the sentence of the rule that it breaks.
    """

    anchor: str
    """The anchor of the rule on the rules page."""

class InvalidPosition(ValueError):
    """A line that isn't a valid position. Its text says why."""

    field: str
    """The field that is wrong."""

class InvalidRecord(ValueError):
    """A text that isn't the record of a game. Its text says why."""

    line: int
    """The line, from 1; 0 if it isn't known."""
    column: int
    """The column, from 1; 0 if it isn't known."""

def game_ids() -> list[str]:
    """The ids of all the games."""

def game(id: str) -> Game:
    """The game of an id, such as ``'herooj'``. Raises ValueError if there is none."""

def read_record(text: str) -> Play:
    """The game of a record. Raises InvalidRecord if it isn't one."""

def analyze(
    record: str,
    *,
    nodes: int | None = None,
    depth: int | None = None,
    seconds: float | None = None,
    data: str | PathLike[str] | None = None,
    **options: Any,
) -> Review:
    """Reviews a game, given as its record. The limits are for each position."""

@final
class Game:
    """One of the games: its names, its start positions, and what its numbers mean."""

    @property
    def id(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def designer(self) -> str: ...
    @property
    def seats(self) -> tuple[str, ...]:
        """The letters of the seats in turn order; the number of a seat is its place here."""
    @property
    def setups(self) -> dict[str, str]:
        """The position lines of the setups by name; the first is the standard one."""
    @property
    def length_limit(self) -> int:
        """A game in which so many actions have been made is a draw."""
    @property
    def rules(self) -> str:
        """The rules in Markdown."""
    @property
    def num_actions(self) -> int:
        """How many indices there are."""
    @property
    def observation_shape(self) -> tuple[int, int, int]:
        """Planes, rows, columns."""
    @property
    def planes(self) -> list[str]:
        """The names of the planes of an observation."""
    @property
    def ways(self) -> list[tuple[tuple[int, int], tuple[int, int], str]]:
        """The ways to act from a cell: step, second step, what else is done.

        The action that begins on the cell of a row and column by a way has the index ``(row * columns + column) *
        len(ways) + way``. After these come the indices of `words`.
        """
    @property
    def words(self) -> list[str]:
        """The actions that begin on no cell, such as ``'pass'``."""
    def symmetries(self) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """The symmetries that change no seat, the identity first.

        Where each cell goes, of shape (symmetries, rows * columns), and where each index goes, of shape (symmetries,
        num_actions).
        """
    def start(self, setup: str | None = None) -> Position:
        """The start position of a setup, or of the standard one."""
    def position(self, line: str) -> Position:
        """The position of a line. Raises InvalidPosition if it isn't one."""
    def play(self, position: Position | None = None) -> Play:
        """A new game, from the standard setup or from a position."""

@final
class Outcome:
    """The end of a game."""

    @property
    def winner(self) -> int | None:
        """The seat that has won; None if it is a draw."""
    @property
    def reason(self) -> str:
        """What ended the game, such as ``'repetition'``."""
    @property
    def text(self) -> str:
        """The end as a sentence."""
    @property
    def returns(self) -> list[float]:
        """1 for the winner, for each of the others an equal part of -1; 0 in a draw."""

@final
class Position:
    """A position of a game, which never changes. It knows no history."""

    def __new__(cls, game: str, line: str) -> Position: ...
    @property
    def game(self) -> Game: ...
    @property
    def line(self) -> str: ...
    @property
    def to_move(self) -> int:
        """The seat whose turn it is, from 0."""
    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, by the position alone; None if it goes on."""
    def legal_actions(self) -> list[str]:
        """The legal actions as texts, sorted; none if the game is over."""
    def legal_indices(self) -> list[int]:
        """The indices of the legal actions, sorted; none if the game is over."""
    def index_of(self, action: str) -> int:
        """The index of a legal action. Raises IllegalAction if it is not legal."""
    def action_at(self, index: int) -> str | None:
        """The text of the action with an index, which may be illegal; None if no action has it."""
    def apply(self, action: int | str) -> Position:
        """The position after an action. Raises IllegalAction if it is not legal."""
    def explain(self, action: str) -> str | None:
        """Why an action is not legal, as a sentence; None if it is."""
    def observation(self) -> NDArray[np.uint8]:
        """What the seat to move sees, of shape ``game.observation_shape``."""
    def mask(self) -> NDArray[np.bool_]:
        """Which indices are legal, of shape ``(game.num_actions,)``."""
    def perft(self, depth: int) -> int:
        """The number of sequences of exactly this many actions."""
    def play(self) -> Play:
        """A game that begins here."""
    def svg(self, view: int = 0, pieces: str = "figures") -> str:
        """The position as a picture, seen from a seat, with ``'figures'`` or ``'tokens'``."""
    def _repr_svg_(self) -> str: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...

@final
class Play:
    """A game in progress: a position with its history, so that repetition and length count."""

    @property
    def game(self) -> Game: ...
    @property
    def position(self) -> Position: ...
    @property
    def line(self) -> str: ...
    @property
    def to_move(self) -> int:
        """The seat whose turn it is, from 0."""
    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, whatever ended it; None if it goes on."""
    @property
    def history(self) -> list[str]:
        """The actions made so far, as texts."""
    @property
    def length(self) -> int:
        """How many actions have been made."""
    @property
    def occurrences(self) -> int:
        """How often the position has occurred in this game, this time included."""
    def legal_actions(self) -> list[str]:
        """The legal actions as texts, sorted; none if the game is over."""
    def legal_indices(self) -> list[int]:
        """The indices of the legal actions, sorted; none if the game is over."""
    def apply(self, action: int | str) -> None:
        """Makes an action. Raises IllegalAction if it is not legal."""
    def undo(self) -> str | None:
        """Undoes the last thing that happened. Returns the action, if it was one."""
    def explain(self, action: str) -> str | None:
        """Why an action is not legal, as a sentence; None if it is."""
    def resign(self, seat: int) -> None:
        """A seat resigns."""
    def agree(self) -> None:
        """The seats agree to a draw."""
    def observation(self) -> NDArray[np.uint8]:
        """What the seat to move sees, of shape ``game.observation_shape``."""
    def mask(self) -> NDArray[np.bool_]:
        """Which indices are legal, of shape ``(game.num_actions,)``."""
    def record(self, players: list[str] = ...) -> str:
        """The record of the game, between players of these names."""
    def copy(self) -> Play:
        """A copy, history included."""
    def svg(self, view: int = 0, pieces: str = "figures") -> str:
        """The position as a picture, with the last action marked."""
    def _repr_svg_(self) -> str: ...
    def __copy__(self) -> Play: ...
    def __deepcopy__(self, memo: Any, /) -> Play: ...

@final
class Engine:
    """An engine that plays one of the games.

    ``level`` is 1 (the weakest) to 10; without it the engine is as strong as it can be. ``data`` is a folder with
    networks and solved tables.
    """

    def __new__(
        cls,
        game: str,
        *,
        level: int | None = None,
        data: str | PathLike[str] | None = None,
        **options: Any,
    ) -> Engine: ...
    def think(
        self,
        subject: Position | Play,
        *,
        nodes: int | None = None,
        depth: int | None = None,
        seconds: float | None = None,
        on_thought: Callable[[Thought], object] | None = None,
    ) -> Thought:
        """Thinks about a position or a game in progress until a limit is reached."""
    def forget(self) -> None:
        """Forgets what it has learned about a game, before another one."""

@final
class Thought:
    """What an engine thinks of a position."""

    @property
    def action(self) -> str:
        """The best action."""
    @property
    def depth(self) -> int: ...
    @property
    def nodes(self) -> int: ...
    @property
    def lines(self) -> list[Line]:
        """The best lines, the best first; never empty."""

@final
class Line:
    """An expected course of the game."""

    @property
    def actions(self) -> list[str]:
        """The actions; never empty."""
    @property
    def shares(self) -> list[float]:
        """The share of the win that each seat can expect, 0 to 1."""
    @property
    def winner(self) -> int | None:
        """The seat whose win is proven; None if none is."""
    @property
    def distance(self) -> int | None:
        """After how many actions the proven win comes."""

@final
class Moment:
    """An action of a reviewed game."""

    @property
    def seat(self) -> int: ...
    @property
    def action(self) -> str: ...
    @property
    def loss(self) -> float:
        """The share of the win that the action gave away, 0 to 1."""
    @property
    def shares(self) -> list[float]:
        """The share of the win that each seat could expect after it, 0 to 1."""
    @property
    def marks(self) -> list[str]:
        """What there is to say, such as ``'blunder'``."""
    @property
    def best(self) -> list[str]:
        """The line that the engine thought best."""

@final
class Review:
    """A reviewed game."""

    @property
    def moments(self) -> list[Moment]: ...
    @property
    def accuracy(self) -> list[float | None]:
        """How accurate the actions of each seat were, 0 to 1; None where none counts."""
    @property
    def record(self) -> str:
        """The record with marks, values and better lines."""

@final
class VectorEnv:
    """Many games of a kind, which are stepped at once by several threads.

    The arrays are always the same and are changed in place. A game that ends begins anew in the same step.
    """

    def __new__(
        cls,
        game: str,
        num_envs: int,
        *,
        threads: int | None = None,
        seed: int = 0,
        setup: str | None = None,
        position: str | None = None,
    ) -> VectorEnv: ...
    @property
    def game(self) -> Game: ...
    @property
    def num_envs(self) -> int: ...
    @property
    def threads(self) -> int: ...
    @property
    def observations(self) -> NDArray[np.uint8]:
        """Of shape (num_envs, planes, rows, columns)."""
    @property
    def masks(self) -> NDArray[np.bool_]:
        """Of shape (num_envs, num_actions)."""
    @property
    def to_move(self) -> NDArray[np.uint8]:
        """Of shape (num_envs,)."""
    @property
    def rewards(self) -> NDArray[np.float32]:
        """Of shape (num_envs, seats): of the games that the last step ended."""
    @property
    def done(self) -> NDArray[np.bool_]:
        """Of shape (num_envs,): whether the last step ended a game."""
    @property
    def lengths(self) -> NDArray[np.int32]:
        """Of shape (num_envs,): the actions made in each game."""
    def reset(self, seed: int | None = 0) -> None:
        """Begins all games anew, with a seed for `sample`."""
    def step(self, actions: NDArray[np.int64] | NDArray[np.int32]) -> None:
        """Makes an action in each game. Raises IllegalAction and changes nothing if one is not legal."""
    def sample(self) -> NDArray[np.int64]:
        """Draws a legal action for each game, each as likely as any other."""
    def look_ahead(self) -> Ahead:
        """What would come of every legal action of every game."""
    def position(self, game: int) -> Position:
        """The position of a game, by its number."""
    def __len__(self) -> int: ...

@final
class Ahead:
    """What would come of every legal action of every game of a `VectorEnv`: one row for each action."""

    @property
    def games(self) -> NDArray[np.int64]:
        """Of shape (count,): the number of the game, sorted."""
    @property
    def actions(self) -> NDArray[np.int64]:
        """Of shape (count,): the index of the action."""
    @property
    def observations(self) -> NDArray[np.uint8]:
        """Of shape (count, planes, rows, columns): as the seat to move after the action sees it."""
    @property
    def to_move(self) -> NDArray[np.uint8]:
        """Of shape (count,): the seat whose turn it would be."""
    @property
    def rewards(self) -> NDArray[np.float32]:
        """Of shape (count, seats): of the games that the action would end."""
    @property
    def done(self) -> NDArray[np.bool_]:
        """Of shape (count,): whether the action would end the game."""
    def __len__(self) -> int: ...
