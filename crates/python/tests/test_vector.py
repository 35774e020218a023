"""Many games at once."""

import ludejo
import numpy as np
import pytest


def test_every_game_is_as_when_it_is_played_alone(game):
    """Each array at each step is what a game played by itself says."""
    env = ludejo.VectorEnv(game.id, 8, threads=2, seed=5)
    plays = [game.play() for _ in range(8)]
    finished = 0
    for step in range(1200 if game.length_limit == 1000 else 400):
        if step % 7 == 0:
            for number, play in enumerate(plays):
                assert (env.observations[number] == play.observation()).all()
                assert (env.masks[number] == play.mask()).all()
                assert env.position(number) == play.position
        assert env.to_move.tolist() == [play.to_move for play in plays]
        assert env.lengths.tolist() == [play.length for play in plays]
        actions = env.sample()
        for play, action in zip(plays, actions.tolist()):
            play.apply(action)
        env.step(actions)
        for number, play in enumerate(plays):
            outcome = play.outcome
            assert env.done[number] == (outcome is not None)
            rewards = [0.0] * len(game.seats) if outcome is None else outcome.returns
            assert env.rewards[number].tolist() == pytest.approx(rewards)
            if outcome is not None:
                plays[number] = game.play()
                finished += 1
    assert finished > 0


def test_looking_ahead_shows_what_comes(game):
    """Every row of it is what a game played by itself comes to by that action."""
    env = ludejo.VectorEnv(game.id, 4, threads=2, seed=6)
    plays = [game.play() for _ in range(4)]
    ended = 0
    for step in range(1100 if game.length_limit == 1000 else 400):
        # The last steps of a long game, too, which end by its length.
        if step % 40 < 2 or step > 990:
            ahead = env.look_ahead()
            assert len(ahead) == env.masks.sum()
            assert (ahead.games == env.masks.nonzero()[0]).all()
            for row in range(0, len(ahead), 7):
                number = ahead.games[row]
                play = plays[number].copy()
                assert env.masks[number, ahead.actions[row]]
                play.apply(int(ahead.actions[row]))
                assert (ahead.observations[row] == play.observation()).all()
                outcome = play.outcome
                assert ahead.done[row] == (outcome is not None)
                rewards = [0.0] * len(game.seats) if outcome is None else outcome.returns
                assert ahead.rewards[row].tolist() == pytest.approx(rewards)
                if outcome is None:
                    assert ahead.to_move[row] == play.to_move
                else:
                    ended += 1
        actions = env.sample()
        for number, (play, action) in enumerate(zip(plays, actions.tolist())):
            play.apply(action)
            if play.outcome is not None:
                plays[number] = game.play()
        env.step(actions)
    assert ended > 0


def test_looking_ahead_sees_repetition():
    env = ludejo.VectorEnv("evo", 1)
    for text in 2 * ["c1=B", "j12=B", "c1=W", "j12=W"]:
        last = env.position(0).index_of(text)
        ahead = env.look_ahead()
        row = ahead.actions.tolist().index(last)
        env.step(np.array([last]))
        assert ahead.done[row] == env.done[0]
    assert env.done[0] and not ahead.rewards[row].any()


def test_repetition_ends_games():
    evo = ludejo.game("evo")
    env = ludejo.VectorEnv("evo", 2)
    for _ in range(2):
        for text in "c1=B", "j12=B", "c1=W", "j12=W":
            assert not env.done.any()
            action = env.position(0).index_of(text)
            env.step(np.full(2, action))
    assert env.done.all() and not env.rewards.any()
    assert env.position(0) == evo.start() and not env.lengths.any()


def test_arrays_are_the_same_and_can_be_shared(game):
    env = ludejo.VectorEnv(game.id, 4)
    before = env.observations, env.masks, env.to_move, env.rewards, env.done, env.lengths
    shared = np.from_dlpack(env.observations)
    env.step(env.sample())
    after = env.observations, env.masks, env.to_move, env.rewards, env.done, env.lengths
    assert all(one is other for one, other in zip(before, after))
    assert np.shares_memory(shared, env.observations)
    assert (shared == env.observations).all()
    assert env.observations.shape == (4, *game.observation_shape)
    assert env.masks.shape == (4, game.num_actions)
    assert env.rewards.shape == (4, len(game.seats))
    dtypes = [array.dtype for array in after]
    assert dtypes == [np.uint8, np.bool_, np.uint8, np.float32, np.bool_, np.int32]


def test_seeds_and_threads(game):
    def moves(seed, threads):
        env = ludejo.VectorEnv(game.id, 50, seed=seed, threads=threads)
        assert env.threads == threads
        drawn = []
        for _ in range(20):
            actions = env.sample()
            drawn.append(actions.copy())
            env.step(actions)
        return np.array(drawn)

    first = moves(1, 1)
    assert (first == moves(1, 3)).all()
    assert (first != moves(2, 1)).any()


def test_illegal_actions_change_nothing():
    env = ludejo.VectorEnv("herooj", 3)
    legal = env.sample().copy()
    before = env.observations.copy(), env.masks.copy()
    for wrong, why in (9 * 16 + 8, ""), (10**6, "No action here has the index 1000000"), (-1, "No action here has the index -1"):
        actions = legal.copy()
        actions[1] = wrong
        with pytest.raises(ludejo.IllegalAction, match=f"Game 1: {why}"):
            env.step(actions)
        assert (env.observations == before[0]).all() and (env.masks == before[1]).all()
    with pytest.raises(ludejo.IllegalAction, match="Game 1: "):
        actions[1] = 9 * 16
        actions[1] = env.position(1).index_of("b2b3") + 8
        env.step(actions)
    with pytest.raises(ValueError, match="3 games, but 2 actions"):
        env.step(legal[:2])
    with pytest.raises(TypeError):
        env.step([0.5, 1.5, 2.5])
    env.step(legal.astype(np.int32))
    # Every second of a longer array.
    env.step(np.repeat(env.sample(), 2)[::2])
    assert env.lengths.tolist() == [2, 2, 2]


def test_any_number_of_threads():
    for games, threads in (1, 1), (1, 4), (3, 5), (50, 7), (1000, 2):
        env = ludejo.VectorEnv("rooya", games, threads=threads)
        actions = env.sample().copy()
        env.step(actions)
        assert env.lengths.tolist() == games * [1]
        assert len(env.look_ahead().actions) == env.masks.sum()
        # The first of several wrong actions is named.
        wrong = {games // 2, games - 1}
        actions = env.sample().copy()
        actions[list(wrong)] = 10**6
        with pytest.raises(ludejo.IllegalAction, match=f"Game {min(wrong)}: "):
            env.step(actions)
        assert env.lengths.tolist() == games * [1]


def test_games_begin_where_they_are_told():
    game = ludejo.game("evo4")
    env = ludejo.VectorEnv("evo4", 2, setup="cluster")
    assert env.position(1) == game.start("cluster")
    line = game.start().apply("c1=B").line
    env = ludejo.VectorEnv("evo4", 2, position=line)
    assert env.position(0).line == line and env.to_move.tolist() == [1, 1]
    env.step(env.sample())
    env.reset(3)
    assert env.position(0).line == line
    with pytest.raises(ValueError, match="not both"):
        ludejo.VectorEnv("evo4", 2, setup="cluster", position=line)
    with pytest.raises(ValueError, match="at least"):
        ludejo.VectorEnv("evo4", 0)
    with pytest.raises(ValueError, match="There is no game 2"):
        env.position(2)
    over = "8/8/8/8/8/7p/H6p/PP6 b"
    with pytest.raises(ValueError, match="is over"):
        ludejo.VectorEnv("herooj", 1, position=over)


def test_actions_are_drawn_evenly():
    env = ludejo.VectorEnv("rooya", 4000, seed=9)
    counts = np.bincount(env.sample(), minlength=env.game.num_actions)
    legal = counts[env.masks[0]]
    assert legal.sum() == 4000 and len(legal) == 16
    assert (abs(legal - 250) < 5 * 250**0.5).all()
