"""How fast the environments are: random play from Python, beside Pgx, OpenSpiel and PettingZoo.

Each environment plays uniformly random legal actions, and shows after each, as arrays, what the player to move sees
and which actions are legal. Games that end begin anew. What is compiled is compiled before the clock starts. The
environments take turns, so that what disturbs the machine disturbs all of them; the middle of several rounds counts.
Where many games are stepped at once, several batch sizes are tried, and the fastest counts.

A game is of similar size if pieces move on its board, so that there are hundreds of different actions. Beside that, the
games with at least half and at most twice as many different actions are compared. What an environment shows in a second is
counted, too: the numbers of its observation and mask.

OpenSpiel is also measured without arrays, with no more than which actions are legal, as a list.
"""

import argparse
import importlib.metadata
import math
import os
import statistics
import time

import numpy as np

# The same number of threads for all that has threads; before JAX is loaded.
THREADS = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()

import jax
import ludejo
import pettingzoo
import pgx
import pyspiel
from open_spiel.python.observation import make_observation
from pettingzoo.classic import chess_v6, connect_four_v3
from pgx.experimental import auto_reset

PGX = ["chess", "gardner_chess", "othello", "hex", "go_9x9", "animal_shogi"]
OPENSPIEL = ["breakthrough", "chess", "othello", "hex"]
# As many different actions make a game of similar size.
SIMILAR = 500
PETTINGZOO = {"chess": chess_v6, "connect_four": connect_four_v3}


class Ours:
    """`ludejo.VectorEnv`."""

    package = "Ludejo"
    version = "this one"

    def __init__(self, name, batch):
        self.name, self.batch, self.threads = name, batch, THREADS
        self.env = ludejo.VectorEnv(name, batch, threads=THREADS)
        self.planes = self.env.observations.shape[1:]
        self.actions = self.env.masks.shape[1]

    def play(self, steps):
        env = self.env
        for _ in range(steps):
            env.step(env.sample())


class Pgx:
    """A batch of games in JAX, stepped by one compiled function."""

    package = "Pgx"
    version = pgx.__version__

    def __init__(self, name, batch):
        self.name, self.batch, self.threads = name, batch, THREADS
        env = pgx.make(name)
        self.planes, self.actions = env.observation_shape, env.num_actions
        step = jax.vmap(auto_reset(env.step, env.init))

        def act(state, key):
            key, of_action, of_step = jax.random.split(key, 3)
            # The largest of as many random numbers as there are legal actions.
            luck = jax.random.uniform(of_action, state.legal_action_mask.shape)
            action = jax.numpy.argmax(luck * state.legal_action_mask, axis=-1)
            return step(state, action, jax.random.split(of_step, batch)), key

        self.act = jax.jit(act)
        self.state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(0), batch))
        self.key = jax.random.key(1)

    def play(self, steps):
        state, key = self.state, self.key
        for _ in range(steps):
            state, key = self.act(state, key)
        self.state, self.key = jax.block_until_ready((state, key))


class OpenSpiel:
    """A game in C++, played from Python. Its observer writes to an array."""

    package = "OpenSpiel"
    batch = threads = 1

    def __init__(self, name, _batch):
        self.version = importlib.metadata.version("open_spiel")
        self.name = name
        self.game = pyspiel.load_game(name)
        self.planes = tuple(self.game.observation_tensor_shape())
        self.actions = self.game.num_distinct_actions()
        self.observation = make_observation(self.game)
        self.mask = np.zeros(self.actions, np.bool_)
        self.chance = np.random.default_rng(1)
        self.state = self.game.new_initial_state()

    def play(self, steps):
        state = self.state
        legal = state.legal_actions()
        for _ in range(steps):
            state.apply_action(legal[int(self.chance.random() * len(legal))])
            if state.is_terminal():
                state = self.game.new_initial_state()
            legal = state.legal_actions()
            self.show(state, legal)
        self.state = state

    def show(self, state, legal):
        self.observation.set_from(state, state.current_player())
        self.mask.fill(False)
        self.mask[legal] = True


class OpenSpielLegal(OpenSpiel):
    """The same without arrays: only which actions are legal, as a list."""

    package = "OpenSpiel, only legal actions"

    def __init__(self, name, batch):
        super().__init__(name, batch)
        self.planes = ()

    def show(self, state, legal):
        pass


class PettingZoo:
    """A game in Python."""

    package = "PettingZoo"
    batch = threads = 1

    def __init__(self, name, _batch):
        self.version = pettingzoo.__version__
        self.name = name
        self.env = PETTINGZOO[name].env()
        self.env.reset()
        agent = self.env.possible_agents[0]
        self.planes = self.env.observation_space(agent)["observation"].shape
        self.actions = self.env.action_space(agent).n
        self.chance = np.random.default_rng(1)

    def play(self, steps):
        env = self.env
        for _ in range(steps):
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.reset()
                continue
            legal = np.flatnonzero(seen["action_mask"])
            env.step(int(legal[int(self.chance.random() * len(legal))]))


def rate(player, seconds):
    """Steps a second, over about this many seconds."""
    steps = 1
    while True:
        begun = time.perf_counter()
        player.play(steps)
        took = time.perf_counter() - begun
        if took >= seconds:
            return player.batch * steps / took
        steps = max(steps + 1, int(1.2 * steps * seconds / max(took, 1e-6)))


def call(seconds):
    """The seconds that `position.apply(index)` takes, by game: the call, the check and the action."""
    results = {}
    for id in ludejo.game_ids():
        position = ludejo.game(id).start()
        index = position.legal_indices()[0]
        apply = position.apply
        times = []
        for _ in range(7):
            count, begun = 0, time.perf_counter()
            while time.perf_counter() - begun < seconds / 7:
                for _ in range(1000):
                    apply(index)
                count += 1000
            times.append((time.perf_counter() - begun) / count)
        results[id] = min(times)
    return results


def beside(player, players, middle, kinds, least, most):
    """How many times as fast it is as the fastest other of these kinds with so many different actions."""
    group = [other for other in players if type(other) in kinds and least <= other.actions <= most]
    best = max(group, key=middle.get)
    return f"{middle[player] / middle[best]:.1f} ({best.name} in {best.package.split(',')[0]})"


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--batch", type=int, nargs="+", default=[256, 1024], help="games at once, where there are several; the best counts"
    )
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.5, help="time for each environment in a round")
    options = parser.parse_args()
    kinds = [
        (Ours, ludejo.game_ids()),
        (Pgx, PGX),
        (OpenSpiel, OPENSPIEL),
        (OpenSpielLegal, OPENSPIEL),
        (PettingZoo, PETTINGZOO),
    ]
    players = []
    for kind, names in kinds:
        for name in names:
            for batch in options.batch if kind in (Ours, Pgx) else [1]:
                player = kind(name, batch)
                # Everything is compiled now.
                player.play(3)
                players.append(player)
    rates = {player: [] for player in players}
    for _ in range(options.rounds):
        for player in players:
            rates[player].append(rate(player, options.seconds))
    middle = {player: statistics.median(found) for player, found in rates.items()}
    arrays = (Pgx, OpenSpiel, PettingZoo)
    print(f"{THREADS} threads, {options.rounds} rounds of {options.seconds} s\n")
    print("| library | game | batch | observation | actions | steps a second | millions of numbers a second |")
    print("| --- | --- | --: | --- | --: | --: | --: |")
    for player in players:
        planes = "×".join(map(str, player.planes)) or "none"
        numbers = (math.prod(player.planes) + player.actions) * middle[player] / 1e6
        print(
            f"| {player.package} {player.version} | {player.name} | {player.batch} | {planes} | {player.actions:,} "
            f"| {middle[player]:,.0f} | {f'{numbers:,.0f}' if type(player) in (Ours, *arrays) else ''} |"
        )
    compared = {
        "similar size, arrays": lambda _: (arrays, SIMILAR, math.inf),
        "similar size, only legal actions": lambda _: ((OpenSpielLegal,), SIMILAR, math.inf),
        "half to twice the actions, arrays": lambda actions: (arrays, actions / 2, 2 * actions),
        "any size, arrays": lambda _: (arrays, 0, math.inf),
    }
    print("\n| times as fast as the fastest other | " + " | ".join(compared) + " |")
    print("| --- |" + " --- |" * len(compared))
    best = {}
    for player in players:
        if isinstance(player, Ours):
            best[player.name] = max(best.get(player.name, player), player, key=middle.get)
    for player in best.values():
        times = [beside(player, players, middle, *group(player.actions)) for group in compared.values()]
        print(f"| {player.name} | " + " | ".join(times) + " |")
    print("\n| game | `position.apply(index)`, ns |\n| --- | --: |")
    for id, seconds in call(0.5).items():
        print(f"| {id} | {1e9 * seconds:.0f} |")


if __name__ == "__main__":
    main()
