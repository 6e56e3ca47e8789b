"""El Grande (2023 edition): rules, bots, and fast environments for reinforcement learning.

>>> import elgrande
>>> game = elgrande.Game(players=4, seed=1)
>>> seat = game.to_act[0]
>>> game.apply(seat, game.decision(seat).options[0])  # doctest: +SKIP
"""

from elgrande._elgrande import (
    ACTION_GROUPS,
    ACTIONS,
    OBSERVATION,
    PLANES,
    VERSION,
    Bot,
    Decision,
    Game,
    Record,
    View,
    action_at,
    arena,
    index_of,
)
from elgrande.errors import ElGrandeError, IllegalAction
from elgrande.vector import VectorEnv

SEATS = ("red", "blue", "green", "orange", "purple")

__all__ = [
    "ACTIONS",
    "ACTION_GROUPS",
    "OBSERVATION",
    "PLANES",
    "SEATS",
    "VERSION",
    "Bot",
    "Decision",
    "ElGrandeError",
    "Game",
    "IllegalAction",
    "Record",
    "VectorEnv",
    "View",
    "action_at",
    "arena",
    "index_of",
]
