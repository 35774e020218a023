"""Seven modern abstract games: rules, engines, and environments for learning.

>>> import ludejo
>>> position = ludejo.game("herooj").start()
>>> position.explain("b2b5")
'b5 is 3 squares away, but a piece moves only one or two.'
>>> position = position.apply("b2b4")
>>> ludejo.Engine("herooj", level=3).think(position).action  # doctest: +SKIP
'b7b5'

A game is found by its id, see `game_ids`. Actions are texts, such as ``'b2b4'``, or indices; `Game` says what the
indices mean.

Environments: `VectorEnv` steps many games at once; `aec_env` is one for PettingZoo; `register_openspiel`
registers the games with OpenSpiel.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ._ludejo import (
    Ahead,
    Engine,
    Game,
    IllegalAction,
    InvalidPosition,
    InvalidRecord,
    Line,
    Moment,
    Outcome,
    Play,
    Position,
    Review,
    Thought,
    VectorEnv,
    analyze,
    game,
    game_ids,
    read_record,
)

if TYPE_CHECKING:
    from .aec import LudejoEnv

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
    "aec_env",
    "analyze",
    "game",
    "game_ids",
    "read_record",
    "register_openspiel",
]


def aec_env(game: str, **options: Any) -> LudejoEnv:
    """The PettingZoo environment of a game, with actors that take turns (AEC).

    It needs ``pettingzoo``. The options are those of `ludejo.aec.LudejoEnv`.
    """
    from .aec import LudejoEnv

    return LudejoEnv(game, **options)


def register_openspiel() -> list[str]:
    """Registers all games with OpenSpiel, unless they are, and returns their names there.

    It needs ``open_spiel``. The game ``herooj`` is ``ludejo_herooj`` there, and ``master-herooj`` is
    ``ludejo_master_herooj``.
    """
    from . import spiel

    return spiel.register()
