"""The dicts that the package returns, for type checkers."""

from __future__ import annotations

from typing import TypedDict


class Plane(TypedDict):
    """A part of an observation: its first byte and its shape."""

    name: str
    start: int
    shape: tuple[int, ...]
    about: str


class ActionGroup(TypedDict):
    """A kind of action and its numbers: the first one, and how many."""

    notation: str
    start: int
    size: int


class Considered(TypedDict):
    """An action that a bot considered."""

    action: str
    margin: float
    """Expected points ahead of the best other seat."""
    win: float
    """Chance of winning."""
    share: float
    """Share of the search."""


class ArenaSeat(TypedDict):
    """How a seat finished."""

    seat: str
    level: str
    points: int
    win: float
    """Share of the win."""


class ArenaGame(TypedDict):
    """How a game ended."""

    game: int
    seats: list[ArenaSeat]
