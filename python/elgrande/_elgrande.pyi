"""The Rust part of the package."""

from collections.abc import Iterator, Sequence
from typing import Any, final

import numpy as np
from numpy.typing import NDArray
from typing_extensions import Self, disjoint_base

from elgrande.types import ActionGroup, ArenaGame, Considered, Plane

__all__ = [
    "ACTIONS",
    "ACTION_GROUPS",
    "Bot",
    "Decision",
    "Game",
    "OBSERVATION",
    "PLANES",
    "Record",
    "VERSION",
    "VectorEnv",
    "View",
    "action_at",
    "arena",
    "index_of",
    "play_dataset",
]

VERSION: int
"""The version of observations and action numbers."""
OBSERVATION: int
"""How many bytes an observation has."""
ACTIONS: int
"""How many action numbers there are."""

PLANES: list[Plane]
ACTION_GROUPS: list[ActionGroup]

@final
class Decision:
    """A question to one seat and every possible answer. It is a sequence of the options."""

    @property
    def kind(self) -> str:
        """The kind of question, as in docs/protocol.md."""
    @property
    def options(self) -> list[str]:
        """Every legal action as text."""
    @property
    def branches(self) -> list[str]:
        """What each branch of the card does, if one is to be chosen."""
    def to_dict(self) -> dict[str, Any]:
        """The structured question, as in docs/protocol.md."""
    def __len__(self) -> int: ...
    def __getitem__(self, index: int, /) -> str: ...
    def __iter__(self) -> Iterator[str]: ...
    def __contains__(self, action: str, /) -> bool: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...

@final
class View:
    """A game as one viewer sees it. It holds nothing that the viewer may not know. `str(view)` is the board as text."""

    @property
    def viewer(self) -> str | None:
        """The seat that looks; None for a spectator."""
    @property
    def to_act(self) -> list[str]:
        """The seats that must decide now."""
    @property
    def decision(self) -> Decision | None:
        """What the viewer must decide; None if nothing."""
    def to_dict(self) -> dict[str, Any]:
        """Everything the viewer may know, as in docs/protocol.md."""
    def json(self) -> str:
        """The same as JSON."""
    def observation(self) -> NDArray[np.uint8]:
        """The observation of the seat: bytes in the planes of docs/observation.md."""
    def mask(self) -> NDArray[np.uint8]:
        """1 for every legal action number of the seat."""
    def __eq__(self, other: object, /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...
    def _repr_svg_(self) -> str: ...

@final
class Game:
    """A game as its referee has it, hidden information included. Give players their `view(seat)` only.

    Games are equal if they began in the same way and the same was played.
    """

    def __new__(
        cls, players: int = 4, variants: Sequence[str] = ..., seed: int = 0, edition: str | None = None
    ) -> Self:
        """Deals a game. The same arguments always give the same game."""
    @staticmethod
    def from_position(text: str, edition: str | None = None) -> Game:
        """A game that begins with a position."""
    @property
    def to_act(self) -> list[str]:
        """The seats that must decide now: several only while all choose in secret."""
    @property
    def seats(self) -> list[str]:
        """The seats."""
    @property
    def players(self) -> int:
        """The number of players."""
    @property
    def variants(self) -> list[str]:
        """The words of the variants."""
    @property
    def is_over(self) -> bool:
        """Is the game over?"""
    @property
    def round(self) -> int:
        """The round, from 1."""
    @property
    def scores(self) -> dict[str, int]:
        """The points of each seat."""
    @property
    def ply(self) -> int:
        """The number of actions played."""
    def apply(self, seat: str, action: str) -> list[dict[str, Any]]:
        """Plays an action; returns the events that the seat may know."""
    def view(self, seat: str | None = None) -> View:
        """What a seat may see, or a spectator."""
    def decision(self, seat: str) -> Decision | None:
        """What a seat must decide; None if nothing."""
    def events(self, seat: str | None = None, start: int = 0) -> list[dict[str, Any]]:
        """The events that a seat may know, or a spectator, from that event on."""
    def standing(self) -> dict[str, Any]:
        """Place and score of every player, and whether it is final."""
    def position(self) -> str:
        """The position as text, hidden information included."""
    def record(self) -> Record:
        """The record up to now."""
    def copy(self) -> Game:
        """A copy that is played on independently."""
    def __copy__(self) -> Game: ...
    def __deepcopy__(self, memo: object, /) -> Game: ...
    def __reduce__(self) -> Any: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...
    def _repr_svg_(self) -> str: ...

@final
class Record:
    """A whole game as text and back: how it began, every action, and the result. `str(record)` is the text."""

    @staticmethod
    def read(text: str, edition: str | None = None) -> Record:
        """Reads a record; every line is checked and every action replayed."""
    @property
    def actions(self) -> list[tuple[str, str]]:
        """Who did what, in order."""
    def game(self, ply: int | None = None) -> Game:
        """The game after the first `ply` actions, or after all."""
    def __len__(self) -> int: ...
    def __reduce__(self) -> Any: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...

@final
class Bot:
    """A built-in bot in one seat. It sees what that seat may see, and nothing else."""

    def __new__(
        cls,
        level: str,
        game: Game,
        seat: str,
        seed: int = 0,
        iterations: int | None = None,
        millis: int | None = None,
    ) -> Self:
        """A bot of this level in this seat of this game.

        With `iterations` and without `millis` its answers follow from the seed.
        """
    @property
    def level(self) -> str:
        """The level, perhaps without some techniques."""
    @property
    def seat(self) -> str:
        """The seat."""
    def answer(self, game: Game) -> str:
        """The action it would play now; the game must be the one it has followed."""
    def consider(self, game: Game) -> list[Considered]:
        """The actions it considers, best first."""

@disjoint_base
class VectorEnv:
    """Tables with the same rules that write into the caller's arrays. `elgrande.VectorEnv` makes the arrays."""

    def __new__(
        cls,
        observations: NDArray[np.uint8],
        masks: NDArray[np.uint8],
        rewards: NDArray[np.float32],
        wins: NDArray[np.float32],
        players_to_act: NDArray[np.uint8],
        dones: NDArray[np.uint8],
        *,
        players: int,
        variants: Sequence[str],
        opponents: Sequence[str],
        iterations: int | None,
        reward: str,
        seed: int,
        skip_forced: bool,
        threads: int,
        edition: str | None,
    ) -> Self: ...
    def reset_into(self, seed: int) -> None:
        """Deals new games from this seed and writes the first questions."""
    def step_into(self, actions: NDArray[np.int64]) -> None:
        """Plays one action number at every table, or none at all if one of them is illegal."""
    def sample_into(self, seed: int, actions: NDArray[np.int64]) -> None:
        """Writes a random legal action number for every table."""

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
) -> list[ArenaGame]:
    """Plays games between built-in bots, who change seats from game to game. The result follows from the arguments."""

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
