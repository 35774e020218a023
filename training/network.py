"""A network in whole numbers, as the engine has it (crates/engine/src/evaluation/network)."""

import math
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from examples import About, Examples

# A sum of the hidden layer is cut off at this, which stands for 1.
MOST = 255
# The greatest output weight.
MOST_OUTPUT = 128
# The output has so many bits behind the point of the unit of strengths.
SHIFT = 14
# The strength that makes one seat twice as likely to win as the other.
DOUBLE = 173
# The promise that makes an action twice as likely to be the best.
PROMISE_DOUBLE = 65536 // 29
# A logit in promises.
PROMISE = PROMISE_DOUBLE / math.log(2)
# A logit in strengths.
LOGIT = DOUBLE / math.log(2)
# An output weight of 1, and a bias of 1.
WEIGHT = LOGIT * 2**SHIFT / MOST**2
BIAS = LOGIT * 2**SHIFT


@dataclass
class Network:
    """The layers; see there."""

    bias: np.ndarray
    weights: np.ndarray
    output: np.ndarray
    output_bias: np.ndarray
    moves: np.ndarray
    moves_bias: np.ndarray

    @staticmethod
    def of(layers: dict) -> "Network":
        """The network nearest to these layers, which are not whole numbers."""
        whole = lambda layer, unit: np.rint(np.asarray(layer, np.float64) * unit).astype(np.int64)
        return Network(
            bias=whole(layers["bias"], MOST),
            weights=whole(layers["weights"], MOST),
            output=whole(layers["output"], WEIGHT),
            output_bias=whole(layers["output_bias"], BIAS),
            moves=whole(layers["moves"], WEIGHT),
            moves_bias=whole(layers["moves_bias"], BIAS),
        )

    def judge(self, about: About, examples: Examples) -> np.ndarray:
        """The strength of each seat in each position; of two seats, the other has 0. If the network says
        how promising actions are, a last column has what it says of the best one."""
        weights = np.vstack([self.weights, np.zeros_like(self.weights[:1])]).astype(np.int32)
        judged = []
        for begin in range(0, len(examples), 4096):
            now = examples[begin : begin + 4096]
            products, roots = [], []
            for seat in range(about.seats):
                sums = self.bias + weights[now.seen[:, seat]].sum(axis=1)
                assert np.abs(sums).max() <= np.iinfo(np.int16).max, "a sum is too large"
                roots.append(np.clip(sums, 0, MOST))
                products.append((roots[-1] ** 2 * self.output[now.bucket, seat]).sum(axis=1))
            totals = np.stack(products, axis=1)
            base = now.by_hand if about.corrects else np.zeros_like(now.by_hand)
            if about.seats > 2:
                said = (totals + self.output_bias[now.bucket] >> SHIFT) + base
            else:
                said = totals.sum(axis=1, keepdims=True) + self.output_bias[now.bucket] >> SHIFT
                said = np.pad(said + base[:, :1] - base[:, 1:], ((0, 0), (0, 1)))
            if now.actions:
                rows = np.arange(len(now))
                best = now.actions.parts[rows, :, now.actions.best]
                products = (roots[0][:, None] ** 2 * self.moves[best]).sum(axis=2)
                hints = (products + self.moves_bias[best] >> SHIFT).sum(axis=1, keepdims=True)
                said = np.hstack([said, hints])
            judged.append(said)
        return np.concatenate(judged).astype(np.int32)

    def write(self, path: Path, about: About, card: list[str]) -> None:
        """Writes the file, with lines that tell people how it was made."""
        for layer in (self.output, self.moves):
            assert np.abs(layer).max(initial=0) <= MOST_OUTPUT, "an output weight is too large"
        buckets, _, hidden = self.output.shape
        head = [
            "ludejo network 1",
            f"game {about.game}",
            f"rules {about.rules}",
            f"inputs {about.inputs}",
            f"hidden {hidden}",
            f"buckets {buckets}",
            *(f"from {line}" for line in card),
        ]
        content = "\n".join(head).encode() + b"\n\n"
        for layer in (self.bias, self.weights, self.output):
            assert np.abs(layer).max() <= np.iinfo(np.int16).max, "a weight is too large"
            content += layer.astype("<i2").tobytes()
        content += self.output_bias.astype("<i4").tobytes()
        content += self.moves.astype("<i2").tobytes()
        content += self.moves_bias.astype("<i4").tobytes()
        path.write_bytes(content + checksum(content).to_bytes(8, "little"))


def checksum(content: bytes) -> int:
    """64-bit FNV-1a."""
    total = 0xCBF29CE484222325
    for byte in content:
        total = (total ^ byte) * 0x100000001B3 & 0xFFFFFFFFFFFFFFFF
    return total
