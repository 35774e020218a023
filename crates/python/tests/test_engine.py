"""Engines and reviews."""

import os
import signal
import subprocess
import sys
import textwrap
import threading
import time

import ludejo
import pytest


def test_every_game_has_an_engine(game):
    engine = ludejo.Engine(game.id, lines=2)
    play = game.play()
    thought = engine.think(play, nodes=500)
    assert thought.action in play.legal_actions()
    assert thought.action == thought.lines[0].actions[0]
    assert len(thought.lines) == 2 and thought.nodes > 0
    assert sum(thought.lines[0].shares) == pytest.approx(1, abs=1e-3)
    assert len(thought.lines[0].shares) == len(game.seats)
    engine.forget()
    again = ludejo.Engine(game.id, lines=2).think(play, nodes=500)
    assert again.lines[0].actions == thought.lines[0].actions


def test_levels_need_no_limit(game):
    play = game.play()
    assert ludejo.Engine(game.id, level=1).think(play.position).action in play.legal_actions()
    with pytest.raises(ValueError, match="limit"):
        ludejo.Engine(game.id).think(play)


def test_limits_hold():
    engine, start = ludejo.Engine("herooj"), ludejo.game("herooj").start()
    assert engine.think(start, depth=3).depth == 3
    begun = time.monotonic()
    engine.think(start, seconds=0.1)
    assert time.monotonic() - begun < 5
    with pytest.raises(ValueError, match="seconds"):
        engine.think(start, seconds=-1)


def test_wins_are_proven():
    # A heroo is a step from home.
    position = ludejo.game("herooj").position("8/8/8/8/8/H6p/7p/PP6 w")
    line = ludejo.Engine("herooj").think(position, nodes=1000).lines[0]
    assert (line.winner, line.distance) == (0, 1)


def test_thoughts_are_reported():
    heard = []
    start = ludejo.game("rooya").start()
    ludejo.Engine("herooj").think(
        ludejo.game("herooj").start(), depth=4, on_thought=lambda thought: heard.append(thought.depth)
    )
    assert heard == sorted(heard) and heard[-1] == 4

    def fails(thought):
        raise LookupError("enough")

    with pytest.raises(LookupError, match="enough"):
        ludejo.Engine("herooj").think(ludejo.game("herooj").start(), seconds=60, on_thought=fails)
    with pytest.raises(ValueError, match="plays herooj, not rooya"):
        ludejo.Engine("herooj").think(start, nodes=1)


def test_options_are_checked():
    for wrong in {"speed": 1}, {"threads": 0}, {"kind": "paranoid"}, {"level": 11}:
        with pytest.raises(ValueError):
            ludejo.Engine("herooj", **wrong)
    with pytest.raises(ValueError, match="not a folder"):
        ludejo.Engine("herooj", data="/nowhere")
    assert ludejo.Engine("herooj", null_move="off").think(ludejo.game("herooj").start(), nodes=9)


def test_networks_are_read(tmp_path):
    (tmp_path / "herooj.network").write_bytes(b"nonsense")
    with pytest.raises(ValueError, match="herooj.network is broken"):
        ludejo.Engine("herooj", data=tmp_path)


def test_finished_games_are_not_thought_about():
    play = ludejo.game("herooj").play()
    play.agree()
    with pytest.raises(ValueError, match="over"):
        ludejo.Engine("herooj").think(play, nodes=10)


def test_other_threads_run_meanwhile():
    ticks, is_over = [], threading.Event()

    def tick():
        while not is_over.wait(0.01):
            ticks.append(time.monotonic())

    thread = threading.Thread(target=tick)
    thread.start()
    ludejo.Engine("herooj").think(ludejo.game("herooj").start(), seconds=0.5)
    is_over.set()
    thread.join()
    assert len(ticks) > 5


@pytest.mark.skipif(os.name == "nt", reason="signals are sent differently there")
@pytest.mark.parametrize(
    "work",
    [
        "ludejo.Engine('herooj').think(ludejo.game('herooj').start(), seconds=600)",
        "ludejo.game('herooj').start().perft(12)",
        "ludejo.analyze(ludejo.game('herooj').play().record(), seconds=600)",
    ],
)
def test_interrupts_stop_the_work(work):
    # Whoever starts the tests in the background may have told them to ignore the signal.
    script = textwrap.dedent(f"""
        import signal
        import ludejo
        signal.signal(signal.SIGINT, signal.default_int_handler)
        print("begun", flush=True)
        try:
            {work}
        except KeyboardInterrupt:
            print("stopped", flush=True)
    """)
    child = subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, text=True)
    try:
        assert child.stdout.readline() == "begun\n"
        time.sleep(0.3)
        child.send_signal(signal.SIGINT)
        assert child.communicate(timeout=60)[0] == "stopped\n"
    finally:
        child.kill()


def test_games_are_reviewed():
    play = ludejo.game("herooj").play()
    for _ in range(6):
        play.apply(play.legal_indices()[0])
    review = ludejo.analyze(play.record(), nodes=2000)
    assert [moment.action for moment in review.moments] == play.history
    assert [moment.seat for moment in review.moments] == [0, 1, 0, 1, 0, 1]
    assert all(0 <= moment.loss <= 1 and len(moment.shares) == 2 for moment in review.moments)
    assert len(review.accuracy) == 2
    assert ludejo.read_record(review.record).history == play.history
    with pytest.raises(ludejo.InvalidRecord):
        ludejo.analyze("nonsense", nodes=1)
    with pytest.raises(ValueError, match="limit"):
        ludejo.analyze(play.record())
