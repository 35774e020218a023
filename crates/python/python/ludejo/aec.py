"""The games as environments for PettingZoo."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from ._ludejo import Play, game as find_game


class LudejoEnv(AECEnv):
    """A game between agents that take turns.

    The agents are ``seat_0`` to ``seat_1``, or to ``seat_3``, in turn order. One may act several times in a row
    (in the mobilization of ``heroes``).

    An observation is a dictionary: ``observation`` is the position as the agent to move sees it, uint8 of
    the shape ``ludejo.game(id).observation_shape``, and ``action_mask`` says which indices are legal, int8 of
    the shape ``(num_actions,)``. Whoever is not to move sees the same planes and may do nothing.

    The reward comes at the end: 1 for the winner, for each of the others an equal part of -1, 0 in a draw.
    An illegal action ends the game: whoever makes it gets -1, the others 0. A game that reaches the
    most actions allowed is a draw like any other, so nothing is ever truncated.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi", "svg"], "is_parallelizable": False}

    def __init__(
        self,
        game: str,
        *,
        setup: str | None = None,
        position: str | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if setup is not None and position is not None:
            raise ValueError("Give a setup or a position, not both.")
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"There is no render mode {render_mode!r}: give 'ansi' or 'svg'.")
        self.game = find_game(game)
        self._start = self.game.start(setup) if position is None else self.game.position(position)
        self.metadata = {**LudejoEnv.metadata, "name": f"ludejo_{game.replace('-', '_')}_v0"}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(len(self.game.seats))]
        # Only the last plane, the length, has more than 1.
        self._space = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, self.game.observation_shape, np.uint8),
                "action_mask": spaces.Box(0, 1, (self.game.num_actions,), np.int8),
            }
        )
        # One for each agent: each draws at random by itself.
        self.observation_spaces = {agent: self._space for agent in self.possible_agents}
        self.action_spaces = {
            agent: spaces.Discrete(self.game.num_actions) for agent in self.possible_agents
        }
        self.play: Play = self._start.play()

    def observation_space(self, agent: str) -> spaces.Dict:
        """What an agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """What an agent can do."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a new game. There is no chance in the games, so the seed changes nothing."""
        self.play = self._start.play()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.play.to_move]

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        """What an agent sees now."""
        if agent == self.agent_selection:
            mask = self.play.mask().astype(np.int8)
        else:
            mask = np.zeros(self.game.num_actions, np.int8)
        return {"observation": self.play.observation(), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """The agent whose turn it is makes the action of an index."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} has to make an action: the game goes on.")
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        try:
            self.play.apply(int(action))
        except ValueError as error:
            self.infos[agent]["illegal"] = str(error)
            self._finish({agent: -1.0})
        else:
            outcome = self.play.outcome
            if outcome is not None:
                self._finish(dict(zip(self.possible_agents, outcome.returns)))
            else:
                self.agent_selection = self.possible_agents[self.play.to_move]
        self._accumulate_rewards()
        if self.render_mode is not None:
            self.render()

    def _finish(self, rewards: dict[str, float]) -> None:
        self.rewards = {agent: rewards.get(agent, 0.0) for agent in self.agents}
        self.terminations = dict.fromkeys(self.agents, True)
        self._deads_step_first()

    def render(self) -> str | None:
        """The position as text, or as a picture (SVG)."""
        if self.render_mode == "ansi":
            return str(self.play)
        if self.render_mode == "svg":
            return self.play.svg()
        return None

    def close(self) -> None:
        """There is nothing to close."""
