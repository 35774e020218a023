#!/usr/bin/env python3
"""Self-play and studies on a Ray cluster: the files that a single machine would make, sooner.

    python3 examples/ray_selfplay.py --out herooj -- selfplay herooj --games 10000 --nodes 5000
    python3 examples/ray_selfplay.py --out study -- study sparta --budget 20h

What follows `--` is a command of `ludejo` without its --out. It is cut into parts, and each processor of the
cluster plays one after another. A part whose machine fails is played by another one. If this program itself is
interrupted, run it again: parts that have arrived are kept until all are put together.

It needs `pip install ray`, and `ludejo` of the same version on every machine.
"""

import argparse
import fcntl
import hashlib
import pathlib
import shutil
import subprocess
import sys
import tempfile

import ray


class Killed(Exception):
    """Something has killed `ludejo`, such as a machine that is short of memory or shuts down."""


@ray.remote(num_cpus=1, max_retries=20, retry_exceptions=[Killed])
def play(command, number, count):
    """Plays a part on whichever machine this runs: its files by their names in the folder."""
    name = hashlib.sha256(repr((command, count)).encode()).hexdigest()[:16]
    folder = pathlib.Path(tempfile.gettempdir(), f"ludejo-{name}", str(number))
    folder.mkdir(parents=True, exist_ok=True)
    with open(folder.with_suffix(".lock"), "w") as lock:
        # If Ray's worker dies but `ludejo` does not, it goes on and keeps the lock. Whoever tries again here waits
        # for it, and finds what it has done.
        fcntl.flock(lock, fcntl.LOCK_EX)
        part = ["--part", f"{number}/{count}", "--threads", "1", "--out", folder]
        done = subprocess.run([*command, *part], pass_fds=[lock.fileno()], capture_output=True, text=True)
        if done.returncode < 0:
            raise Killed(f"ludejo was killed by signal {-done.returncode}")
        if done.returncode > 0:
            raise RuntimeError(done.stderr.strip())
        files = {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}
        shutil.rmtree(folder)
    return files


def keep(files, folder):
    """Writes the files of a part to a folder, completely or not at all."""
    partial = folder.with_suffix(".partial")
    shutil.rmtree(partial, ignore_errors=True)
    for name, content in files.items():
        path = partial / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    # A part without a game has no files.
    partial.mkdir(parents=True, exist_ok=True)
    partial.rename(folder)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--out", type=pathlib.Path, required=True, help="the folder for everything")
    parser.add_argument("--address", help="the cluster; without it, the one that runs here, or a new one")
    parser.add_argument("--parts", type=int, help="how many parts; by default, four for each processor")
    parser.add_argument("--ludejo", default="ludejo", help="the program, as every machine finds it")
    parser.add_argument("command", nargs="+", help="selfplay or study, with its options")
    options = parser.parse_args()
    command = [options.ludejo, *options.command]
    if options.command[0] not in ("selfplay", "study"):
        parser.error(f"only selfplay and study have parts, not {options.command[0]}")

    ray.init(address=options.address, log_to_driver=False, logging_level="warning")
    parts = options.parts or 4 * int(ray.cluster_resources().get("CPU", 1))
    gathered = options.out.with_name(options.out.name + ".parts")
    gathered.mkdir(parents=True, exist_ok=True)
    folders = {number: gathered / f"{number}-of-{parts}" for number in range(1, parts + 1)}
    playing = {play.remote(command, number, parts): number for number in folders if not folders[number].is_dir()}
    while playing:
        (arrived,), _ = ray.wait(list(playing))
        number = playing.pop(arrived)
        try:
            keep(ray.get(arrived), folders[number])
        except ray.exceptions.RayTaskError as error:
            sys.exit(f"Part {number} of {parts} failed: {error.cause}")
        print(f"{parts - len(playing)} of {parts} parts", flush=True)

    merge = [option for folder in folders.values() for option in ("--merge", folder)]
    subprocess.run([*command, "--out", options.out, *merge], check=True)
    shutil.rmtree(gathered)


if __name__ == "__main__":
    main()
