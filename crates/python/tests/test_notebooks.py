"""The notebooks run, in a short version."""

import pathlib
import subprocess
import sys

import pytest

NOTEBOOKS = pathlib.Path(__file__).parents[1] / "notebooks"


@pytest.mark.parametrize("name", sorted(path.name for path in NOTEBOOKS.glob("*.ipynb")))
def test_notebooks_run(name):
    done = subprocess.run(
        [sys.executable, NOTEBOOKS / "run.py", name], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr[-4000:]
