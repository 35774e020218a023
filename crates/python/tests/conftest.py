"""What the tests share."""

import random

import ludejo
import pytest

GAMES = ludejo.game_ids()


@pytest.fixture(params=GAMES)
def game(request):
    """Each of the games in turn."""
    return ludejo.game(request.param)


def random_plays(game, count, seed=0):
    """Games played to the end at random, each handed over before every action and at the end."""
    chance = random.Random(seed)
    for _ in range(count):
        play = game.play()
        while play.outcome is None:
            yield play
            play.apply(chance.choice(play.legal_indices()))
        yield play
