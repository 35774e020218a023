"""Compares what a network is expected to say about the examples held out with what the engine says.

Takes the folder with the examples; `ludejo-tune judged` has left the engine's word there.
"""

import sys
from pathlib import Path

import numpy as np

from examples import APART

folder = Path(sys.argv[1])
expected = np.load(folder / "expected.npy")
judged = np.load(folder / "judged.npy")[np.load(folder / "game.npy") % APART == 0]
if not np.array_equal(expected, judged):
    different = np.count_nonzero((expected != judged).any(axis=1))
    sys.exit(f"the engine says something else about {different} of {len(expected)} positions")
print(f"the engine says the same about all {len(expected)} positions held out")
