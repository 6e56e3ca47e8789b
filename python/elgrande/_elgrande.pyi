"""The Rust part of the package."""

from collections.abc import Sequence
from typing import Any, TypedDict

import numpy as np
from numpy.typing import NDArray

VERSION: int
"""The version of observations and action numbers."""
OBSERVATION: int
"""How many bytes an observation has."""
ACTIONS: int
"""How many action numbers there are."""

class Plane(TypedDict):
    name: str
    start: int
    shape: tuple[int, ...]
    about: str

class ActionGroup(TypedDict):
    notation: str
    start: int
    size: int

PLANES: list[Plane]
ACTION_GROUPS: list[ActionGroup]

class ElGrandeError(ValueError):
    """A refusal: `rule` is the ID of the rule or None, `message` says why."""

    rule: str | None
    message: str

class IllegalAction(ElGrandeError):
    """An action that the rules do not allow now. Nothing has changed."""

class Decision:
    """A question to one seat and every possible answer."""

    @property
    def kind(self) -> str: ...
    @property
    def options(self) -> list[str]: ...
    @property
    def branches(self) -> list[str]: ...
    def to_dict(self) -> dict[str, Any]: ...
    def __len__(self) -> int: ...

class View:
    """A game as one viewer sees it. It holds nothing that the viewer may not know."""

    @property
    def viewer(self) -> str | None: ...
    @property
    def to_act(self) -> list[str]: ...
    @property
    def decision(self) -> Decision | None: ...
    def to_dict(self) -> dict[str, Any]: ...
    def json(self) -> str: ...
    def observation(self) -> NDArray[np.uint8]: ...
    def mask(self) -> NDArray[np.uint8]: ...
    def _repr_svg_(self) -> str: ...

class Game:
    """A game as its referee has it, hidden information included. Give players their `view(seat)` only."""

    def __init__(
        self, players: int = 4, variants: Sequence[str] = ..., seed: int = 0, edition: str | None = None
    ) -> None: ...
    @staticmethod
    def from_position(text: str, edition: str | None = None) -> Game: ...
    @property
    def to_act(self) -> list[str]: ...
    @property
    def seats(self) -> list[str]: ...
    @property
    def players(self) -> int: ...
    @property
    def variants(self) -> list[str]: ...
    @property
    def is_over(self) -> bool: ...
    @property
    def scores(self) -> list[tuple[str, int]]: ...
    @property
    def ply(self) -> int: ...
    def apply(self, seat: str, action: str) -> list[dict[str, Any]]: ...
    def view(self, seat: str | None = None) -> View: ...
    def decision(self, seat: str) -> Decision | None: ...
    def events(self, seat: str | None = None, start: int = 0) -> list[dict[str, Any]]: ...
    def standing(self) -> dict[str, Any]: ...
    def position(self) -> str: ...
    def record(self) -> Record: ...
    def copy(self) -> Game: ...
    def _repr_svg_(self) -> str: ...

class Record:
    """A whole game as text and back: how it began, every action, and the result."""

    @staticmethod
    def read(text: str, edition: str | None = None) -> Record: ...
    @property
    def actions(self) -> list[tuple[str, str]]: ...
    def game(self, ply: int | None = None) -> Game: ...
    def __len__(self) -> int: ...

class Bot:
    """A built-in bot in one seat. It sees what that seat may see, and nothing else."""

    def __init__(
        self,
        level: str,
        game: Game,
        seat: str,
        seed: int = 0,
        iterations: int | None = None,
        millis: int | None = None,
    ) -> None: ...
    @property
    def seat(self) -> str: ...
    def answer(self, game: Game) -> str: ...
    def consider(self, game: Game) -> list[dict[str, Any]]: ...

class VectorEnv:
    """The tables of `elgrande.VectorEnv`."""

    def reset_into(self, seed: int) -> None: ...
    def step_into(self, actions: NDArray[np.int64]) -> None: ...
    def sample_into(self, seed: int, actions: NDArray[np.int64]) -> None: ...

def index_of(action: str, seat: str, players: int) -> int:
    """The number of an action of a seat."""

def action_at(index: int, seat: str, players: int) -> str | None:
    """The action of a seat with that number; None if no action of this table has it."""

def arena(
    levels: Sequence[str],
    games: int = 100,
    variants: Sequence[str] = ...,
    seed: int = 0,
    iterations: int | None = None,
    edition: str | None = None,
) -> list[dict[str, Any]]:
    """Plays games between built-in bots; returns the level, points and share of the win of each seat of each game."""

def play_dataset(
    levels: Sequence[str],
    first: int,
    games: int,
    variants: Sequence[str],
    seed: int,
    iterations: int,
    edition: str | None = None,
) -> dict[str, NDArray[Any]]:
    """Plays games of bots and returns arrays with one entry per question."""
