"""Games of built-in bots as NumPy shards: what a seat saw, how the search was spent, and how the game ended.

    python -m elgrande.dataset out --levels grande,grande,grande,grande --games 1000 --iterations 500
"""

from __future__ import annotations

import argparse
import io
import zipfile
from collections.abc import Sequence
from pathlib import Path

import numpy as np

import elgrande
from elgrande._elgrande import play_dataset


def generate(
    out: str | Path,
    levels: Sequence[str],
    games: int,
    *,
    variants: Sequence[str] = (),
    seed: int = 0,
    iterations: int = 200,
    shard_games: int = 100,
    edition: str | None = None,
) -> list[Path]:
    """Plays games on all cores and writes one shard for every `shard_games` of them; returns the files.

    The same arguments always give the same bytes. A shard holds, for each question with at least two answers:
    `observations`; `starts`, `indices` and `shares`, the policy (`policies` makes a matrix of them); the `actions` played;
    the share of the win (`wins`) and the points ahead of the best other seat (`margins`) at the end; `seats` and `games`.
    """
    folder, paths = Path(out), []
    folder.mkdir(parents=True, exist_ok=True)
    for first in range(0, games, shard_games):
        count = min(shard_games, games - first)
        arrays = play_dataset(list(levels), first, count, list(variants), seed, iterations, edition)
        paths.append(folder / f"games-{first:06}.npz")
        _write(paths[-1], {**arrays, "version": np.array(elgrande.VERSION)})
    return paths


def load(path: str | Path) -> dict[str, np.ndarray]:
    """The arrays of a shard; refuses one whose observations or action numbers are of another version."""
    with np.load(path) as file:
        arrays = dict(file)
    if arrays.pop("version").item() != elgrande.VERSION:
        raise ValueError(f"{path} is of another version than {elgrande.VERSION}")
    return arrays


def policies(shard: dict[str, np.ndarray]) -> np.ndarray:
    """The policy of each example as a row: the share of the search spent on each action."""
    lengths = np.diff(shard["starts"].astype(np.int64))
    matrix = np.zeros((len(lengths), elgrande.ACTIONS), np.float32)
    matrix[np.repeat(np.arange(len(lengths)), lengths), shard["indices"]] = shard["shares"]
    return matrix


def _write(path: Path, arrays: dict[str, np.ndarray]) -> None:
    """Like `np.savez_compressed`, but without the time of writing, so that the bytes are always the same."""
    with zipfile.ZipFile(path, "w") as archive:
        for name, array in sorted(arrays.items()):
            buffer = io.BytesIO()
            np.lib.format.write_array(buffer, np.ascontiguousarray(array), allow_pickle=False)
            info = zipfile.ZipInfo(f"{name}.npy", (1980, 1, 1, 0, 0, 0))
            archive.writestr(info, buffer.getvalue(), zipfile.ZIP_DEFLATED)


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m elgrande.dataset", description=__doc__.splitlines()[0])
    parser.add_argument("out", type=Path)
    parser.add_argument("--levels", default="grande,grande,grande,grande")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--variants", default="")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--iterations", type=int, default=200)
    args = parser.parse_args()
    variants = [word for word in args.variants.split(",") if word]
    for path in generate(args.out, args.levels.split(","), args.games, variants=variants, seed=args.seed,
                         iterations=args.iterations):
        print(path)


if __name__ == "__main__":
    main()
