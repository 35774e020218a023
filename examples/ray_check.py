#!/usr/bin/env python3
"""Checks ray_selfplay.py: a cluster that loses a machine on the way makes the files that a single machine makes.

    python3 examples/ray_check.py [--ludejo PATH]

The machines of the cluster are processes of this one, each with a folder of its own for what it works on. It needs
`pip install ray psutil`.
"""

import argparse
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile
import time

import psutil
from ray.cluster_utils import Cluster

SCRIPT = pathlib.Path(__file__).with_name("ray_selfplay.py")
COMMANDS = [
    ["selfplay", "rooya", "--games", "1500", "--nodes", "2000"],
    ["study", "herooj", "--budget", "2m"],
]
MACHINES = 3
PARTS = 9


class Machines:
    """A cluster of machines with a processor each, and one more that only keeps it together."""

    def __init__(self, folder):
        self.cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 0})
        self.address = self.cluster.address
        self.folders = {}
        for number in range(MACHINES):
            own = folder / f"machine-{number}"
            own.mkdir(parents=True)
            node = self.cluster.add_node(num_cpus=1, env_vars={"TMPDIR": str(own)})
            self.folders[node] = own

    def working(self, node):
        """The processes of `ludejo` on a machine."""
        found = []
        for process in psutil.process_iter(["cmdline"]):
            command = process.info["cmdline"] or []
            if any(part.startswith(f"{self.folders[node]}/") for part in command) and "--part" in command:
                found.append(process)
        return found

    def lose(self, node):
        """Kills all that runs on a machine: the game that is being played, and what belongs to Ray."""
        working = self.working(node)
        self.cluster.remove_node(node, allow_graceful=False)
        for process in working:
            process.send_signal(signal.SIGKILL)

    def end(self):
        self.cluster.shutdown()


def files(folder):
    """What is in the files of a folder, by their names."""
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def check(ludejo, command, folder):
    """Runs a command alone and on a cluster that loses a machine."""
    alone, together = folder / "alone", folder / "together"
    begun = time.monotonic()
    subprocess.run([ludejo, *command, "--out", alone], check=True, stderr=subprocess.DEVNULL)
    took = time.monotonic() - begun

    machines = Machines(folder)
    begun = time.monotonic()
    options = ["--address", machines.address, "--parts", str(PARTS), "--ludejo", ludejo, "--out", together]
    script = subprocess.Popen([sys.executable, SCRIPT, *options, "--", *command], stdout=subprocess.PIPE, text=True)
    # The first part has arrived; another one is being played by each machine.
    print(script.stdout.readline().strip(), flush=True)
    lost = None
    while lost is None and script.poll() is None:
        lost = next((node for node in machines.folders if machines.working(node)), None)
        time.sleep(0.01)
    if lost is None:
        sys.exit("The cluster was done before it could lose a machine: give it more to do.")
    machines.lose(lost)
    print(f"lost {machines.folders[lost].name}", flush=True)
    print(script.stdout.read(), end="", flush=True)
    if script.wait() != 0:
        sys.exit(f"{SCRIPT.name} failed.")
    print(f"alone {took:.0f} s, together {time.monotonic() - begun:.0f} s")
    machines.end()

    one, other = files(alone), files(together)
    different = sorted(name for name in one.keys() | other.keys() if one.get(name) != other.get(name))
    if different:
        sys.exit(f"These files are different: {', '.join(different)}.")
    print(f"{' '.join(command)}: {len(one)} files, all the same")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--ludejo", default="ludejo", help="the program")
    options = parser.parse_args()
    ludejo = shutil.which(options.ludejo) or parser.error(f"there is no program {options.ludejo}")
    ludejo = os.path.abspath(ludejo)
    with tempfile.TemporaryDirectory() as folder:
        for command in COMMANDS:
            check(ludejo, command, pathlib.Path(folder, command[0]))


if __name__ == "__main__":
    main()
