"""The environments for PettingZoo, by its own tests and ours."""

import warnings

import ludejo
import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test


def test_it_is_as_pettingzoo_demands(game):
    with warnings.catch_warnings():
        # An observation is a dictionary, since it has a mask; and who is not to move may do nothing.
        warnings.filterwarnings("ignore", message="Observation space for each agent probably")
        warnings.filterwarnings("ignore", message=".*[Aa]ction mask.*")
        warnings.filterwarnings("ignore", message="Observation numpy array is all zeros")
        api_test(ludejo.aec_env(game.id), num_cycles=200)
        seed_test(lambda: ludejo.aec_env(game.id), num_cycles=50)


def test_a_whole_game_is_as_when_it_is_played_alone(game):
    env = ludejo.aec_env(game.id)
    env.reset(seed=1)
    play = game.play()
    chance = np.random.default_rng(1)
    returns = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        returns[agent] += reward
        if terminated or truncated:
            env.step(None)
            continue
        assert agent == f"seat_{play.to_move}"
        assert (observation["observation"] == play.observation()).all()
        legal = np.flatnonzero(observation["action_mask"])
        assert legal.tolist() == play.legal_indices()
        action = chance.choice(legal)
        play.apply(int(action))
        env.step(action)
    assert list(returns.values()) == play.outcome.returns


def test_illegal_actions_lose():
    env = ludejo.aec_env("evo4")
    env.reset()
    env.step(0)
    assert env.rewards == {"seat_0": -1.0, "seat_1": 0.0, "seat_2": 0.0, "seat_3": 0.0}
    assert all(env.terminations.values())
    assert env.infos["seat_0"]["illegal"]


def test_positions_are_shown():
    env = ludejo.aec_env("evo4", setup="cluster", render_mode="ansi")
    env.reset()
    assert env.render() == str(ludejo.game("evo4").start("cluster"))
    assert ludejo.aec_env("rooya", render_mode="svg").render().startswith("<svg")
    with pytest.raises(ValueError, match="render mode"):
        ludejo.aec_env("rooya", render_mode="human")
