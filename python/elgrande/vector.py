"""Many tables at once. The tables live in Rust and write into NumPy arrays."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from elgrande import _elgrande


def buffers(n: int) -> dict[str, np.ndarray]:
    """New arrays for `n` tables, as `VectorEnv` takes them."""
    return {
        "observations": np.zeros((n, _elgrande.OBSERVATION), np.uint8),
        "masks": np.zeros((n, _elgrande.ACTIONS), np.uint8),
        "rewards": np.zeros((n, 5), np.float32),
        "wins": np.zeros((n, 5), np.float32),
        "players_to_act": np.zeros(n, np.uint8),
        "dones": np.zeros(n, np.uint8),
    }


class VectorEnv(_elgrande.VectorEnv):
    """`n` tables with the same rules. A table whose game is over deals the next one at once.

    Learners have the seats that `opponents` (levels of built-in bots) leave free; they change seats from game to game.

    After `reset` and `step` these arrays hold, for each table:

    - `observations`: what the seat to act sees (docs/observation.md);
    - `masks`: 1 for each of its legal action numbers;
    - `players_to_act`: that seat, from 0;
    - `rewards`, `wins`: what each seat was paid by the last step, and its share of the win if the game ended; counted
      from the seat that acted, itself first, the others clockwise;
    - `dones`: 1 if the game ended.

    `reward` is "win" (share of the win minus 1 / players, at the end) or "score" (own points minus the mean of the
    others', at once). `arrays` are the caller's, as `buffers` makes them. With `skip_forced`, questions with one answer
    are answered without asking. `threads` 0 are as many as there are cores; results do not depend on it.
    """

    n: int
    players: int
    observations: np.ndarray
    masks: np.ndarray
    rewards: np.ndarray
    wins: np.ndarray
    players_to_act: np.ndarray
    dones: np.ndarray

    def __new__(
        cls,
        n: int,
        players: int = 4,
        variants: Sequence[str] = (),
        *,
        opponents: Sequence[str] = (),
        iterations: int | None = None,
        reward: str = "win",
        seed: int = 0,
        skip_forced: bool = True,
        threads: int = 0,
        edition: str | None = None,
        arrays: dict[str, np.ndarray] | None = None,
    ) -> VectorEnv:
        arrays = arrays or buffers(n)
        env = super().__new__(
            cls,
            **arrays,
            players=players,
            variants=list(variants),
            opponents=list(opponents),
            iterations=iterations,
            reward=reward,
            seed=seed,
            skip_forced=skip_forced,
            threads=threads,
            edition=edition,
        )
        env.__dict__.update(arrays, n=n, players=players, seed=seed)
        return env

    def __init__(self, *args: object, **kwargs: object) -> None:
        pass

    def reset(self, seed: int | None = None) -> tuple[np.ndarray, np.ndarray]:
        """Deals new games; returns observations and masks."""
        self.seed = self.seed if seed is None else seed
        self.reset_into(self.seed)
        return self.observations, self.masks

    def step(self, actions: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
        """Plays one legal action number at every table; returns observations, masks, rewards and dones.

        Raises `IllegalAction`, and plays nothing, if one of the numbers is not legal.
        """
        self.step_into(np.ascontiguousarray(actions, np.int64))
        return self.observations, self.masks, self.rewards, self.dones

    def sample(self, seed: int) -> np.ndarray:
        """A legal action number by chance for every table."""
        actions = np.empty(self.n, np.int64)
        self.sample_into(seed, actions)
        return actions
