#!/usr/bin/env python3
"""A tiny engine: it speaks the protocol of docs/protocol.md and plays legal moves at random.

It knows no rules. What is legal, and what comes of it, it asks `ludejo expand`, which runs
beside it; draws by repetition or length, which need the history, it leaves to others to see.
Whoever writes an engine in another language may begin here.

    python3 examples/random_mover.py [--ludejo PATH] [--seed NUMBER]
"""

import argparse
import json
import random
import subprocess
import sys


class Game:
    """One of the games, as `ludejo` knows it."""

    def __init__(self, ludejo, name):
        self.name = name
        self.start = subprocess.run(
            [ludejo, "show", name, "--as", "line"],
            check=True, capture_output=True, text=True,
        ).stdout.strip()
        self.expander = subprocess.Popen(
            [ludejo, "expand", name],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1,
        )
        self.first_seat = self.expand(self.start)["to_move"]

    def expand(self, position):
        """What a position means: to_move, result, reason, legal."""
        self.expander.stdin.write(position + "\n")
        meaning = json.loads(self.expander.stdout.readline())
        if "error" in meaning:
            raise ValueError(meaning["error"])
        return meaning

    def play(self, position, moves):
        """The position after these moves."""
        for move in moves:
            legal = self.expand(position)["legal"]
            if move not in legal:
                raise ValueError(f"{move} is not legal")
            position = legal[move]
        return position

    def close(self):
        """Ends what runs beside us."""
        self.expander.stdin.close()
        self.expander.wait()


class Engine:
    """What an engine remembers between commands, and how it answers each."""

    def __init__(self, ludejo, seed):
        self.ludejo = ludejo
        self.random = random.Random(seed)
        self.games = [
            line.split()[0]
            for line in subprocess.run(
                [ludejo, "games"], check=True, capture_output=True, text=True
            ).stdout.splitlines()
            if not line.startswith(" ")
        ]
        self.choose(self.games[0])

    def choose(self, name):
        """Plays this game from now on."""
        if name not in self.games:
            raise ValueError(f"there is no game {name}")
        self.game = Game(self.ludejo, name)
        self.position = self.game.start

    def answer(self, line):
        """Yields the lines that answer a command."""
        match line.split():
            case ["ugi"]:
                names = " ".join(f"var {name}" for name in self.games)
                yield "id name Random mover"
                yield "id author the authors of Ludejo"
                yield f"option name game type combo default {self.games[0]} {names}"
                yield "ugiok"
            case ["isready"]:
                yield "readyok"
            case ["uginewgame"]:
                self.position = self.game.start
            case ["setoption", "name", "game", "value", name]:
                if name != self.game.name:
                    self.game.close()
                    self.choose(name)
            case ["position", "startpos", *rest]:
                self.position = self.game.play(self.game.start, rest[1:])
            case ["position", "fen", *rest]:
                # The position line, which has spaces, ends where the moves begin.
                end = rest.index("moves") if "moves" in rest else len(rest)
                self.position = self.game.play(" ".join(rest[:end]), rest[end + 1:])
            case ["go", *_]:
                legal = list(self.game.expand(self.position)["legal"])
                yield "info depth 1 nodes 1 time 0"
                yield f"bestmove {self.random.choice(legal) if legal else 'none'}"
            case ["query", "fen"]:
                yield f"response {self.position}"
            case ["query", "p1turn"]:
                seat = self.game.expand(self.position)["to_move"]
                yield f"response {str(seat == self.game.first_seat).lower()}"
            case ["query", "gameover"]:
                over = self.game.expand(self.position)["result"] is not None
                yield f"response {str(over).lower()}"
            case [] | ["stop"] | ["ponderhit"]:
                # Every search has ended before the next command is read.
                pass
            case _:
                yield f"info string error: no answer to {line}"


def main():
    """Reads commands and writes answers until `quit` or the end of the input."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--ludejo", default="ludejo", help="the program that knows the rules")
    parser.add_argument("--seed", type=int, help="what chance decides")
    arguments = parser.parse_args()
    engine = Engine(arguments.ludejo, arguments.seed)
    for line in sys.stdin:
        if line.split() == ["quit"]:
            break
        try:
            for answer in engine.answer(line):
                print(answer, flush=True)
        except ValueError as error:
            print(f"info string error: {error}", flush=True)
    engine.game.close()


if __name__ == "__main__":
    main()
