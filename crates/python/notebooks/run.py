"""Runs the notebooks, each from a fresh start, and fails if a cell fails.

    python run.py [NAME ...]            a short version of each, in about a minute
    python run.py --write [NAME ...]    the whole of each, and keeps what the cells show
"""

import argparse
import os
import pathlib
import tempfile
import time

import nbformat
from nbclient import NotebookClient

HERE = pathlib.Path(__file__).parent


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--write", action="store_true", help="run the whole, and keep what the cells show")
    parser.add_argument("names", nargs="*", help="the notebooks; all unless given")
    options = parser.parse_args()
    if not options.write:
        os.environ["LUDEJO_SHORT"] = "1"
    paths = [HERE / name for name in options.names] or sorted(HERE.glob("*.ipynb"))
    for path in paths:
        begun = time.monotonic()
        notebook = nbformat.read(path, as_version=4)
        # What a notebook writes is for whoever reads it, and here nobody does.
        with tempfile.TemporaryDirectory() as folder:
            resources = {"metadata": {"path": folder}}
            NotebookClient(notebook, timeout=None, resources=resources, record_timing=False).execute()
        if options.write:
            nbformat.write(notebook, path)
        print(f"{path.name}: {time.monotonic() - begun:.0f} s", flush=True)


if __name__ == "__main__":
    main()
