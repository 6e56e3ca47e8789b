"""A Gymnasium environment: one learner, built-in bots in all other seats.

The action numbers include illegal ones: `info["action_mask"]` and `env.unwrapped.action_masks()` tell which are legal. An
illegal number changes nothing, is paid -1 once per number, and is reported as `info["illegal"]`.
"""

from __future__ import annotations

from collections.abc import Sequence

import gymnasium
import numpy as np
from gymnasium import spaces

import elgrande
from elgrande.table import REWARDS, Table

LONGEST = 10_000
"""After so many actions of the learner, illegal ones included, an episode is truncated."""


class ElGrandeEnv(gymnasium.Env):
    """El Grande against built-in bots. The learner's seat changes from game to game."""

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        opponents: Sequence[str] = ("squire", "squire", "squire"),
        variants: Sequence[str] = (),
        reward: str = "win",
        iterations: int | None = 100,
        render_mode: str | None = None,
    ) -> None:
        if reward not in REWARDS:
            raise ValueError(f"reward is one of {REWARDS}")
        self.render_mode, self._reward = render_mode, reward
        self._levels, self._iterations = list(opponents), iterations
        self._table = Table(len(self._levels) + 1, variants)
        self.observation_space = spaces.Box(0, 255, (elgrande.OBSERVATION,), np.uint8)
        self.action_space = spaces.Discrete(elgrande.ACTIONS)

    def reset(self, *, seed: int | None = None, options: dict | None = None) -> tuple[np.ndarray, dict]:
        super().reset(seed=seed)
        deal = int(self.np_random.integers(2**62))
        self._table.deal(deal)
        self._seat = str(self.np_random.choice(self._table.seats))
        others = [seat for seat in self._table.seats if seat != self._seat]
        self._bots = {
            seat: elgrande.Bot(level, self._table.game, seat, deal + number, self._iterations)
            for number, (seat, level) in enumerate(zip(others, self._levels))
        }
        self._steps = 0
        self._let_bots_play()
        return self._look({})

    def step(self, action: int) -> tuple[np.ndarray, float, bool, bool, dict]:
        self._steps += 1
        before, info, game = self._table.scores(), {}, self._table.game
        try:
            self._table.play(self._seat, action)
            self._let_bots_play()
            reward = self._table.rewards(self._reward, before)[self._seat]
        except elgrande.IllegalAction:
            reward, info["illegal"] = -1.0, int(action)
        if game.is_over:
            info["win"] = self._table.wins()[self._seat]
        observation, info = self._look(info)
        return observation, float(reward), game.is_over, self._steps >= LONGEST, info

    def action_masks(self) -> np.ndarray:
        """Which action numbers are legal."""
        return self._table.observe(self._seat)["action_mask"].astype(bool)

    def render(self) -> str | None:
        """The board as the learner sees it."""
        return str(self._table.game.view(self._seat)) if self.render_mode == "ansi" else None

    def _let_bots_play(self) -> None:
        game = self._table.game
        while game.to_act and self._seat not in game.to_act:
            seat = game.to_act[0]
            game.apply(seat, self._bots[seat].answer(game))

    def _look(self, info: dict) -> tuple[np.ndarray, dict]:
        seen = self._table.observe(self._seat)
        return seen["observation"], {**info, "action_mask": seen["action_mask"]}


gymnasium.register("ElGrande-v1", entry_point=ElGrandeEnv)
