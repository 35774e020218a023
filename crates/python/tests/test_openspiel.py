"""The games in OpenSpiel, by its own tests and algorithms."""

import subprocess
import sys
import textwrap

import ludejo
import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts, minimax

NAMES = ludejo.register_openspiel()


def test_registering_twice_is_fine():
    assert ludejo.register_openspiel() == NAMES
    assert set(NAMES) <= set(pyspiel.registered_names())


@pytest.mark.parametrize("name", NAMES)
def test_it_is_as_openspiel_demands(name):
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=False, verbose=False)


def test_the_api_test_of_openspiel_passes():
    script = textwrap.dedent("""
        import ludejo, sys
        ludejo.register_openspiel()
        from absl.testing import absltest
        from open_spiel.integration_tests import api_test
        absltest.main(module=api_test)
    """)
    done = subprocess.run(
        [sys.executable, "-c", script, "--test_only_games=ludejo_.*"],
        stderr=subprocess.PIPE,
        text=True,
    )
    assert done.returncode == 0, done.stderr[-4000:]
    # It has something to say of every game.
    assert all(f"EnforceAPIPartialTree_{name}_Test" in done.stderr for name in NAMES), done.stderr


@pytest.mark.parametrize("name", NAMES)
def test_states_are_games_in_progress(name):
    game = pyspiel.load_game(name)
    own = ludejo.game(name.removeprefix("ludejo_").replace("_", "-"))
    state, play = game.new_initial_state(), own.play()
    chance = np.random.default_rng(4)
    while not state.is_terminal():
        assert state.current_player() == play.to_move
        assert state.legal_actions() == play.legal_indices()
        action = int(chance.choice(state.legal_actions()))
        assert state.action_to_string(action) in play.legal_actions()
        if play.length % 50 == 0:
            planes = np.array(state.observation_tensor(0)).reshape(own.observation_shape)
            expected = play.observation().astype(np.float32)
            expected[-1] /= 255
            assert np.allclose(planes, expected)
            copied = state.clone()
            copied.apply_action(action)
            assert state.legal_actions() == play.legal_indices()
        state.apply_action(action)
        play.apply(action)
    assert state.returns() == play.outcome.returns


def test_algorithms_play():
    game = pyspiel.load_game("ludejo_herooj")
    # A heroo is a step from home: whoever looks one action ahead finds it.
    state = game.new_initial_state("8/8/8/8/8/H6p/7p/PP6 w")
    value, action = minimax.alpha_beta_search(
        game, state=state, value_function=lambda state: 0, maximum_depth=1
    )
    assert value == 1
    assert state.action_to_string(action).startswith("a3")
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(1))
    bot = mcts.MCTSBot(game, 1.4, 200, evaluator, random_state=np.random.RandomState(1))
    state.apply_action(bot.step(state))
    assert state.returns() == [1, -1]
