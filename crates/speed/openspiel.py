"""Random games of Breakthrough in OpenSpiel, for the program that measures them.

Reads requests, one a line, and answers each with one line:

  rollouts N   Plays N random games in OpenSpiel's C++, and nothing in Python. Answers with the
               seconds that it took.
  searches N   Searches the start position with N simulations, each with one rollout. Answers with
               the seconds that it took.
  games N      Plays N random games move by move from here. Answers with their mean length and
               the share that the first seat wins.

Says "ready VERSION" first. Ends with status 3 if OpenSpiel is not installed.
"""

import importlib.metadata
import random
import sys
import time

try:
    import pyspiel
except ImportError:
    sys.exit(3)

GAME = pyspiel.load_game("breakthrough(rows=8,columns=8)")


def search(simulations, rollouts):
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=rollouts, seed=random.getrandbits(31))
    bot = pyspiel.MCTSBot(
        GAME,
        evaluator,
        uct_c=1.4,
        max_simulations=simulations,
        max_memory_mb=1000,
        solve=False,
        seed=1,
        verbose=False,
    )
    state = GAME.new_initial_state()
    begun = time.perf_counter()
    bot.mcts_search(state)
    return time.perf_counter() - begun


def rollouts(count):
    """One simulation of a tree search evaluates the root and nothing else, by `count` rollouts."""
    return search(1, count)


def searches(count):
    return search(count, 1)


def games(count):
    plies = wins = 0
    for _ in range(count):
        state = GAME.new_initial_state()
        while not state.is_terminal():
            state.apply_action(random.choice(state.legal_actions()))
            plies += 1
        wins += state.returns()[0] > 0
    return f"{plies / count} {wins / count}"


ANSWERS = {"rollouts": rollouts, "searches": searches, "games": games}

random.seed(1)
print("ready", importlib.metadata.version("open_spiel"), flush=True)
for request in sys.stdin:
    name, count = request.split()
    print(ANSWERS[name](int(count)), flush=True)
