"""Games, positions and games in progress."""

import copy
import pickle
import xml.etree.ElementTree as ElementTree

import ludejo
import numpy as np
import pytest
from conftest import random_plays


def test_games_are_found():
    ids = ["herooj", "master-herooj", "rooya", "sparta", "heroes", "evo", "evo4"]
    assert ludejo.game_ids() == ids
    evo4 = ludejo.game("evo4")
    assert (evo4.id, evo4.name, evo4.seats) == ("evo4", "EVO for four", ("s", "w", "n", "e"))
    assert list(evo4.setups) == ["outer-row", "inner-row", "cluster"]
    assert evo4.start("cluster").line == evo4.setups["cluster"]
    assert "castle" in evo4.rules
    with pytest.raises(ValueError, match="There is no game .chess"):
        ludejo.game("chess")
    with pytest.raises(ValueError, match="has no setup .square"):
        evo4.start("square")


def test_texts_and_indices_are_the_same_actions(game):
    for number, play in enumerate(random_plays(game, 2)):
        if number % 20 or play.outcome:
            continue
        position = play.position
        texts, indices = position.legal_actions(), position.legal_indices()
        assert sorted(position.index_of(text) for text in texts) == indices
        assert sorted(position.action_at(index) for index in indices) == texts
        assert play.legal_actions() == texts and play.legal_indices() == indices
        assert np.flatnonzero(position.mask()).tolist() == indices
        for text, index in zip(texts[:5], map(position.index_of, texts[:5])):
            after = position.apply(text)
            assert after == position.apply(index) and hash(after) == hash(position.apply(index))
            assert after != position
            played = play.copy()
            played.apply(index)
            assert played.line == after.line
            assert played.undo() == text and played.line == position.line


def test_perft_agrees_with_the_rules(game):
    start = game.start()
    counted = sum(len(start.apply(index).legal_indices()) for index in start.legal_indices())
    assert start.perft(2) == counted
    assert start.perft(0) == 1



def test_observations_and_indices_have_their_shapes(game):
    planes, rows, columns = game.observation_shape
    assert len(game.planes) == planes and game.planes[-2:] == ["repeated", "length"]
    assert game.num_actions == rows * columns * len(game.ways) + len(game.words)
    position = game.start()
    observation = position.observation()
    assert (observation.dtype, observation.shape) == (np.uint8, game.observation_shape)
    assert (position.mask().dtype, position.mask().shape) == (np.bool_, (game.num_actions,))
    play = game.play()
    for _ in range(40):
        play.apply(play.legal_indices()[0])
        if play.outcome:
            break
    else:
        seen = play.observation()
        assert (seen[-1] == play.length * 255 // game.length_limit).all()
        assert (seen[-2] == (play.occurrences > 1)).all()
        # Apart from the past it is the position.
        assert (seen[:-2] == play.position.observation()[:-2]).all()


def test_symmetries_are_permutations(game):
    cells, actions = game.symmetries()
    count = {"rooya": 8, "sparta": 4, "evo": 1, "evo4": 1}.get(game.id, 2)
    assert cells.shape == (count, np.prod(game.observation_shape[1:]))
    assert actions.shape == (count, game.num_actions)
    for permutations in cells, actions:
        assert (np.sort(permutations) == np.arange(permutations.shape[1])).all()
        assert (permutations[0] == np.arange(permutations.shape[1])).all()


def test_mirrored_start_has_mirrored_actions():
    game = ludejo.game("herooj")
    position = game.start().apply("b2b4")
    mirrored = game.start().apply("g2g4")
    (_, cells), (_, actions) = game.symmetries()
    before = position.observation().reshape(-1, 64)
    after = mirrored.observation().reshape(-1, 64)
    assert (after[:, cells] == before).all()
    assert (mirrored.mask()[actions] == position.mask()).all()


def test_illegal_actions_are_explained():
    position = ludejo.game("herooj").start()
    assert position.explain("b2b4") is None
    sentence = position.explain("b2b5")
    assert sentence == "b5 is 3 squares away, but a piece moves only one or two."
    for illegal in "b2b5", 9 * 16 + 8, 10**6:
        with pytest.raises(ludejo.IllegalAction) as caught:
            position.apply(illegal)
        assert caught.value.anchor
    with pytest.raises(ludejo.IllegalAction, match=sentence[:10]) as caught:
        position.play().apply("b2b5")
    assert caught.value.anchor == "move-length"
    with pytest.raises(ludejo.IllegalAction):
        position.index_of("b2b5")
    for wrong in None, 1.5, -1:
        with pytest.raises((TypeError, OverflowError)):
            position.apply(wrong)


def test_invalid_positions_are_explained():
    with pytest.raises(ludejo.InvalidPosition) as caught:
        ludejo.game("herooj").position("8/8 w")
    assert caught.value.field == "board"
    with pytest.raises(ludejo.InvalidPosition):
        ludejo.Position("rooya", "")
    start = ludejo.game("rooya").start()
    with pytest.raises(ValueError, match="rooya"):
        ludejo.game("evo").play(start)


def test_games_end(game):
    for play in random_plays(game, 3, seed=1):
        if play.outcome is None:
            continue
        outcome = play.outcome
        assert play.legal_actions() == [] and play.legal_indices() == [] and not play.mask().any()
        assert outcome.text.endswith(".") and outcome.reason
        assert sum(outcome.returns) == pytest.approx(0, abs=1e-12)
        if outcome.winner is not None:
            assert max(outcome.returns) == outcome.returns[outcome.winner] == 1
        with pytest.raises(ludejo.IllegalAction) as caught:
            play.apply(0)
        assert caught.value.anchor == "game-over"


def test_repetition_is_a_draw():
    play = ludejo.game("evo").play()
    for _ in range(2):
        for action in "c1=B", "j12=B", "c1=W", "j12=W":
            assert play.outcome is None
            play.apply(action)
    assert (play.outcome.winner, play.outcome.reason) == (None, "repetition")
    assert play.occurrences == 3


def test_people_end_games():
    play = ludejo.game("herooj").play()
    play.resign(0)
    assert (play.outcome.winner, play.outcome.reason) == (1, "resignation")
    assert play.undo() is None and play.outcome is None
    play.agree()
    assert play.outcome.reason == "agreement"
    four = ludejo.game("evo4").play()
    with pytest.raises(ValueError, match="There is no seat 4"):
        four.resign(4)
    four.resign(3)
    assert four.outcome.returns == [0, 0, 0, 0]


def test_records_round_trip(game):
    *_, play = random_plays(game, 1, seed=2)
    record = play.record(["Ann", "Bob"])
    assert "Ann" in record
    read = ludejo.read_record(record)
    assert (read.history, read.line, read.outcome) == (play.history, play.line, play.outcome)
    with pytest.raises(ValueError, match="players"):
        play.record(["x"] * 5)


def test_broken_records_are_explained():
    text = ludejo.game("herooj").play().record()
    for broken in "nonsense", text + "\n1. b2b5":
        with pytest.raises(ludejo.InvalidRecord) as caught:
            ludejo.read_record(broken)
        assert caught.value.line >= 1


def test_pictures_are_svg(game):
    play = game.play()
    play.apply(play.legal_indices()[0])
    for thing in game.start(), play:
        for view in range(len(game.seats)):
            root = ElementTree.fromstring(thing.svg(view, "tokens"))
            assert root.tag.endswith("svg")
        assert thing._repr_svg_() == thing.svg()
        assert len(str(thing).splitlines()) > 4
    assert play.svg() != play.position.svg()
    with pytest.raises(ValueError, match="There is no set"):
        play.svg(0, "photos")
    with pytest.raises(ValueError, match="There is no seat"):
        play.svg(9)


def test_copies_are_equal(game):
    position = game.start()
    for copied in pickle.loads(pickle.dumps(position)), eval(repr(position)):
        assert copied == position
    assert pickle.loads(pickle.dumps(game)).id == game.id
    *_, play = random_plays(game, 1, seed=3)
    for copied in pickle.loads(pickle.dumps(play)), copy.copy(play), copy.deepcopy(play):
        assert (copied.history, copied.line) == (play.history, play.line)
        assert copied.occurrences == play.occurrences
