"""Trains the network of a game: see docs/networks.md.

Takes the examples of a folder and leaves the network and what it says about the examples held out
there. If interrupted, run it again to continue.
"""

import argparse
import datetime
import time
from functools import partial
from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np
from jax.scipy.special import logsumexp

import examples
from examples import About, Actions, Examples
from network import LOGIT, MOST_OUTPUT, PROMISE, WEIGHT, Network

# Adam's constants.
MOMENTUM, SPREAD, TINY = 0.9, 0.999, 1e-8
# How much the best actions count beside the shares.
POLICY = 0.2

for kind in (Actions, Examples):
    jax.tree_util.register_dataclass(kind)


def begin(seed: int, about: About, hidden: int, buckets: int, active: int) -> dict:
    """Layers with random weights, for positions with so many features."""
    first, second = jax.random.split(jax.random.key(seed))
    uniform = lambda key, shape, most: jax.random.uniform(key, shape, minval=-most, maxval=most)
    return {
        "bias": jnp.full(hidden, 0.3),
        "weights": uniform(first, (about.inputs, hidden), active**-0.5),
        "output": uniform(second, (buckets, about.seats, hidden), hidden**-0.5),
        "output_bias": jnp.zeros((buckets, about.seats if about.seats > 2 else 1)),
        "moves": jnp.zeros((about.moves, hidden)),
        "moves_bias": jnp.zeros(about.moves),
    }


def hidden_layer(layers: dict, features: jax.Array) -> jax.Array:
    """The activations: cut off below 0 and above 1, and squared."""
    inputs = layers["weights"].shape[0]
    rows = jnp.arange(features.shape[0])[:, None]
    # The feature that stands for none falls over the edge.
    present = jnp.zeros((features.shape[0], inputs)).at[rows, features].set(1, mode="drop")
    return jnp.clip(present @ layers["weights"] + layers["bias"], 0, 1) ** 2


def views(layers: dict, seen: jax.Array) -> jax.Array:
    """The activations as each seat sees the board."""
    seats = range(seen.shape[1])
    return jnp.stack([hidden_layer(layers, seen[:, seat]) for seat in seats], axis=1)


def strengths(layers: dict, hidden: jax.Array, bucket: jax.Array) -> jax.Array:
    """How strong the network finds each seat, as a logit; of two seats, the other has 0."""
    # Every bucket is worked out, which is faster than to look up the weights of one.
    axes = "nbs" if layers["output_bias"].shape[1] > 1 else "nb"
    every = jnp.einsum(f"nsh,bsh->{axes}", hidden, layers["output"])
    every = every.reshape(*every.shape[:2], -1) + layers["output_bias"]
    said = jnp.take_along_axis(every, bucket[:, None, None], axis=1)[:, 0]
    return jnp.pad(said, ((0, 0), (0, hidden.shape[1] - said.shape[1])))


def promises(layers: dict, hidden: jax.Array, actions: Actions) -> jax.Array:
    """How likely each action is to be the best, as a logit."""
    said = hidden[:, 0] @ layers["moves"].T + layers["moves_bias"]
    # What stands for no action is never the best.
    said = jnp.pad(said, ((0, 0), (0, 1)), constant_values=-1e4)
    of_parts = [jnp.take_along_axis(said, actions.parts[:, part], axis=1) for part in range(2)]
    return sum(of_parts) + actions.promise.astype(jnp.float32) / PROMISE


def bits(strengths, shares):
    """What logits don't know of shares, in bits (cross entropy)."""
    return (logsumexp(strengths, axis=1) - (shares * strengths).sum(axis=1)) / jnp.log(2)


def bits_of_best(layers: dict, hidden: jax.Array, actions: Actions) -> jax.Array:
    """What a network doesn't know of the best action, in bits."""
    logits = promises(layers, hidden, actions)
    best = jnp.take_along_axis(logits, actions.best[:, None].astype(jnp.int32), axis=1)[:, 0]
    return (logsumexp(logits, axis=1) - best) / jnp.log(2)


def loss(layers, now: Examples, base, shares):
    hidden = views(layers, now.seen)
    lost = bits(base + strengths(layers, hidden, now.bucket), shares).mean()
    if now.actions:
        lost += POLICY * bits_of_best(layers, hidden, now.actions).mean()
    return lost


@jax.jit
def lost_of_best(layers: dict, now: Examples) -> jax.Array:
    return bits_of_best(layers, views(layers, now.seen), now.actions).sum()


def held_out_best(layers: dict, held_out: Examples, batch: int) -> float:
    """What the network doesn't know of the best actions of examples, in bits a position."""
    batches = range(0, len(held_out), batch)
    return sum(float(lost_of_best(layers, held_out[at : at + batch])) for at in batches) / len(held_out)


@partial(jax.jit, donate_argnums=(0,))
def step(state: dict, rate: jax.Array, now: Examples, base, shares) -> tuple[dict, jax.Array]:
    """One step of Adam (Kingma and Ba, 2014)."""
    lost, slope = jax.value_and_grad(loss)(state["layers"], now, base, shares)
    count = state["count"] + 1
    average = lambda old, new, keep: jax.tree.map(lambda a, b: keep * a + (1 - keep) * b, old, new)
    mean = average(state["mean"], slope, MOMENTUM)
    square = average(state["square"], jax.tree.map(jnp.square, slope), SPREAD)
    move = lambda layer, mean, square: layer - rate * (mean / (1 - MOMENTUM**count)) / (
        jnp.sqrt(square / (1 - SPREAD**count)) + TINY
    )
    layers = jax.tree.map(move, state["layers"], mean, square)
    most = (MOST_OUTPUT - 0.5) / WEIGHT
    for name in ("output", "moves"):
        layers[name] = jnp.clip(layers[name], -most, most)
    return {"layers": layers, "mean": mean, "square": square, "count": count}, lost


def held_out_bits(judged: np.ndarray, held_out: Examples, trust: float) -> float:
    """The loss of strengths on examples, in bits a position."""
    return float(bits(judged / LOGIT, held_out.target(trust)).mean())


def duration(seconds: float) -> str:
    return str(datetime.timedelta(seconds=round(seconds)))


def train(arguments: argparse.Namespace) -> None:
    folder = arguments.folder
    about, known, held_out = examples.read(folder, arguments.buckets)
    print(f"{len(known)} positions to learn from, {len(held_out)} held out", flush=True)
    by_hand = held_out_bits(held_out.by_hand, held_out, arguments.trust)
    print(f"loss of the hand-written evaluation: {by_hand:.4f} bits a position", flush=True)

    active = known.seen.shape[2]
    layers = begin(arguments.seed, about, arguments.hidden, arguments.buckets, active)
    zeros = lambda: jax.tree.map(jnp.zeros_like, layers)
    state = {"layers": layers, "mean": zeros(), "square": zeros(), "count": jnp.zeros(())}
    place = folder / "checkpoint.npz"
    asked = {name: value for name, value in vars(arguments).items() if name not in ("folder", "date")}
    asked = f"{asked} {sorted(layers)} {len(known)}"
    curve: list[float] = []
    best: list[float] = []
    if held_out.actions:
        # Until it has learned, a network finds actions as promising as their threats.
        best.append(held_out_best(layers, held_out, arguments.batch))
        print(f"loss of the best action by threats: {best[0]:.4f} bits a position", flush=True)
    if place.exists():
        saved = np.load(place)
        if str(saved["asked"]) == asked:
            names = [name for name in saved.files if name.isdigit()]
            leaves = [jnp.asarray(saved[name]) for name in sorted(names, key=int)]
            state = jax.tree.unflatten(jax.tree.structure(state), leaves)
            curve, best = saved["curve"].tolist(), saved["best"].tolist()
            print(f"continued after epoch {len(curve)}", flush=True)

    shares = known.target(arguments.trust)
    base = known.by_hand / np.float32(LOGIT) if about.corrects else np.zeros_like(shares)
    steps = len(known) // arguments.batch
    assert steps > 0, "there are too few positions"
    started, done_before = time.monotonic(), len(curve)
    for epoch in range(len(curve), arguments.epochs):
        random = np.random.default_rng([arguments.seed, epoch])
        order = random.permutation(len(known))
        total = 0.0
        for number in range(steps):
            rows = order[number * arguments.batch : (number + 1) * arguments.batch]
            progress = (epoch + number / steps) / arguments.epochs
            rate = arguments.rate * 0.5 * (1 + np.cos(np.pi * progress))
            now = known[rows].some_mirrored(random, about.mirror)
            state, lost = step(state, jnp.float32(rate), now, base[rows], shares[rows])
            total += float(lost)
        judged = Network.of(state["layers"]).judge(about, held_out)
        curve.append(held_out_bits(judged[:, : about.seats], held_out, arguments.trust))
        of_best = ""
        if held_out.actions:
            best.append(held_out_best(state["layers"], held_out, arguments.batch))
            of_best = f", {best[-1]:.4f} of the best action"
        leaves = {str(number): leaf for number, leaf in enumerate(jax.tree.leaves(state))}
        partial_place = place.with_suffix(".partial.npz")
        np.savez(partial_place, asked=asked, curve=np.array(curve), best=np.array(best), **leaves)
        partial_place.rename(place)
        took = time.monotonic() - started
        left = took / (epoch + 1 - done_before) * (arguments.epochs - epoch - 1)
        print(
            f"epoch {epoch + 1} of {arguments.epochs}: {total / steps:.4f} bits a position, "
            f"{curve[-1]:.4f} held out{of_best}; about {duration(left)} left",
            flush=True,
        )

    network = Network.of(state["layers"])
    card = [
        f"{len(known)} positions, {len(held_out)} more held out; {arguments.data}",
        f"hidden {arguments.hidden}, buckets {arguments.buckets}, epochs {arguments.epochs}, "
        f"batch {arguments.batch}, rate {arguments.rate}, trust {arguments.trust}, "
        f"seed {arguments.seed}",
        f"loss held out, in bits: {by_hand:.4f} by hand; by epoch "
        + " ".join(f"{lost:.4f}" for lost in curve),
        *(
            [f"loss of the best action: {' '.join(f'{lost:.4f}' for lost in best)}, at first by threats"]
            if best
            else []
        ),
        arguments.date or f"{datetime.date.fromtimestamp(place.stat().st_mtime)}",
    ]
    path = folder / f"{about.game}.network"
    network.write(path, about, card)
    np.save(folder / "expected.npy", network.judge(about, held_out))
    print(f"written to {path}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="the folder with the examples")
    parser.add_argument("--data", default="", help="where they come from, for the card")
    parser.add_argument("--hidden", type=int, default=256)
    parser.add_argument("--buckets", type=int, default=8)
    parser.add_argument("--epochs", type=int, default=20)
    parser.add_argument("--batch", type=int, default=4096)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--trust", type=float, default=0.3, help="how much the result counts")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--date", help="the date on the card, if it isn't to be that of the training")
    train(parser.parse_args())


if __name__ == "__main__":
    main()
