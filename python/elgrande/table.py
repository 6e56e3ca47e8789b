"""What the environments share: one game, its seats in the words of Python, and the rewards at its end."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

import elgrande

REWARDS = ("win", "score")


class Table:
    """A game whose seats play by action numbers."""

    def __init__(self, players: int, variants: Sequence[str], edition: str | None = None) -> None:
        self.players, self.variants, self.edition = players, list(variants), edition
        self.seats = elgrande.SEATS[:players]
        self.game: elgrande.Game | None = None

    def deal(self, seed: int) -> None:
        """Begins a new game."""
        self.game = elgrande.Game(self.players, self.variants, seed, self.edition)

    def seat_to_act(self) -> str | None:
        """The seat that must decide next; the first if all choose in secret."""
        to_act = self.game.to_act
        return to_act[0] if to_act else None

    def play(self, seat: str, number: int) -> None:
        """Plays the action with that number; raises `IllegalAction` if the rules do not allow it."""
        action = elgrande.action_at(int(number), seat, self.players)
        if action is None:
            raise elgrande.IllegalAction(f"no action of {seat} has the number {number}")
        self.game.apply(seat, action)

    def observe(self, seat: str) -> dict[str, np.ndarray]:
        """What a seat sees, and its legal actions."""
        view = self.game.view(seat)
        return {"observation": view.observation(), "action_mask": view.mask().astype(np.int8)}

    def scores(self) -> dict[str, int]:
        """The points of every seat."""
        return self.game.scores

    def wins(self) -> dict[str, float]:
        """Each seat's share of the win; all 0 before the end."""
        if not self.game.is_over:
            return dict.fromkeys(self.seats, 0.0)
        scores = self.scores()
        best = [seat for seat in self.seats if scores[seat] == max(scores.values())]
        return {seat: 1 / len(best) if seat in best else 0.0 for seat in self.seats}

    def rewards(self, kind: str, before: dict[str, int]) -> dict[str, float]:
        """What every seat is paid since then: "win" or "score", as for `VectorEnv`."""
        if kind == "win":
            even = 1 / self.players if self.game.is_over else 0.0
            return {seat: share - even for seat, share in self.wins().items()}
        won = {seat: points - before[seat] for seat, points in self.scores().items()}
        total, others = sum(won.values()), self.players - 1
        return {seat: points - (total - points) / others for seat, points in won.items()}
