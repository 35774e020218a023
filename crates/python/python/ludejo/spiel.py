"""The games for OpenSpiel."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.observation import IIGObserverForPublicInfoGame

from ._ludejo import Play, game as find_game, game_ids


def _name(game: str) -> str:
    return "ludejo_" + game.replace("-", "_")


def _game_type(id: str) -> pyspiel.GameType:
    game = find_game(id)
    seats = len(game.seats)
    return pyspiel.GameType(
        short_name=_name(id),
        long_name=game.name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats,
        min_num_players=seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={},
    )


class _Game(pyspiel.Game):
    """What all the games have in common. Each is a class of its own, which knows its id."""

    id: str
    type: pyspiel.GameType

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.game = find_game(self.id)
        seats = len(self.game.seats)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.game.num_actions,
            max_chance_outcomes=0,
            num_players=seats,
            min_utility=-1.0 / (seats - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.game.length_limit,
        )
        super().__init__(self.type, info, params or {})

    def new_initial_state(self, start: str | None = None) -> _State:
        """The start of a game, or the position of a line."""
        position = self.game.start() if start is None else self.game.position(start)
        return _State(self, position.play())

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        """What players see. All see the same."""
        is_of_past = iig_obs_type is not None and (
            not iig_obs_type.public_info or iig_obs_type.perfect_recall
        )
        if is_of_past:
            return IIGObserverForPublicInfoGame(iig_obs_type, params)
        return _Observer(self.game.observation_shape)


class _State(pyspiel.State):
    """A game in progress."""

    def __init__(self, game: _Game, play: Play) -> None:
        super().__init__(game)
        self.play = play
        self._returns = [0.0] * len(game.game.seats)
        self._is_over = False

    def current_player(self) -> int:
        return pyspiel.PlayerId.TERMINAL if self._is_over else self.play.to_move

    def _legal_actions(self, player: int) -> list[int]:
        return self.play.legal_indices()

    def _apply_action(self, action: int) -> None:
        self.play.apply(action)
        outcome = self.play.outcome
        if outcome is not None:
            self._is_over = True
            self._returns = outcome.returns

    def _action_to_string(self, player: int, action: int) -> str:
        return self.play.position.action_at(action) or f"illegal-{action}"

    def is_terminal(self) -> bool:
        return self._is_over

    def returns(self) -> list[float]:
        return self._returns

    def __str__(self) -> str:
        return str(self.play)


class _Observer:
    """The planes of an observation, float32. All numbers are from 0 to 1."""

    def __init__(self, shape: tuple[int, int, int]) -> None:
        self.tensor = np.zeros(np.prod(shape), np.float32)
        self.dict = {"observation": self.tensor.reshape(shape)}

    def set_from(self, state: _State, player: int) -> None:
        planes = self.dict["observation"]
        planes[:] = state.play.observation()
        planes[-1] /= 255.0

    def string_from(self, state: _State, player: int) -> str:
        """The line of the position, and what counts of the past."""
        play = state.play
        return f"{play.line} {play.occurrences} {play.length}"


def _class(id: str) -> type[_Game]:
    made = type(_name(id), (_Game,), {"id": id, "type": _game_type(id), "__module__": __name__})
    # Where pickle looks for it.
    globals()[_name(id)] = made
    return made


def register() -> list[str]:
    """Registers the games that OpenSpiel doesn't have yet, and returns the names of all."""
    known = set(pyspiel.registered_names())
    for id in game_ids():
        if _name(id) not in known:
            made = _class(id)
            pyspiel.register_game(made.type, made)
    return [_name(id) for id in game_ids()]
