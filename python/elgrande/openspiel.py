"""An OpenSpiel game in Python, registered as `python_elgrande`.

The deal is one chance node: OpenSpiel has no other way to let a game be drawn, so it draws one of `DEALS` deals. Seats that
choose in secret at the same time do so one after the other.
"""

from __future__ import annotations

import numpy as np
import pyspiel

import elgrande

DEALS = 10_000
"""The number of deals that a game is drawn from."""
LONGEST = 3_000
"""More actions than any game has."""

_TYPE = pyspiel.GameType(
    short_name="python_elgrande",
    long_name="El Grande",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=5,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"players": 4, "variants": ""},
)


class ElGrandeGame(pyspiel.Game):
    """El Grande with the words of its variants, separated by spaces."""

    def __init__(self, params: dict | None = None) -> None:
        params = params or {}
        self.players = int(params.get("players", 4))
        self.variants = str(params.get("variants", "")).split()
        super().__init__(
            _TYPE,
            pyspiel.GameInfo(
                num_distinct_actions=elgrande.ACTIONS,
                max_chance_outcomes=DEALS,
                num_players=self.players,
                min_utility=-1 / self.players,
                max_utility=1 - 1 / self.players,
                utility_sum=0.0,
                max_game_length=LONGEST,
            ),
            params,
        )

    def new_initial_state(self) -> ElGrandeState:
        return ElGrandeState(self)

    def make_py_observer(self, iig_obs_type: object = None, params: object = None) -> ElGrandeObserver:
        return ElGrandeObserver()


class ElGrandeState(pyspiel.State):
    """A game, or the chance node before it."""

    def __init__(self, game: ElGrandeGame) -> None:
        super().__init__(game)
        self._players, self._variants = game.players, game.variants
        self._game: elgrande.Game | None = None

    def current_player(self) -> int:
        if self._game is None:
            return pyspiel.PlayerId.CHANCE
        to_act = self._game.to_act
        return elgrande.SEATS.index(to_act[0]) if to_act else pyspiel.PlayerId.TERMINAL

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / DEALS) for deal in range(DEALS)]

    def _legal_actions(self, player: int) -> list[int]:
        view = self._game.view(elgrande.SEATS[player])
        return [int(number) for number in np.flatnonzero(view.mask())]

    def _apply_action(self, action: int) -> None:
        if self._game is None:
            self._game = elgrande.Game(self._players, self._variants, action)
            return
        seat = self._game.to_act[0]
        self._game.apply(seat, elgrande.action_at(action, seat, self._players))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return elgrande.action_at(action, elgrande.SEATS[player], self._players)

    def is_terminal(self) -> bool:
        return self._game is not None and self._game.is_over

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self._players
        scores = list(self._game.scores.values())
        winners = scores.count(max(scores))
        return [(points == max(scores)) / winners - 1 / self._players for points in scores]

    def __str__(self) -> str:
        return "before the deal" if self._game is None else self._game.position()

    def view(self, player: int) -> elgrande.View | None:
        """What a player may see; None before the deal."""
        return None if self._game is None else self._game.view(elgrande.SEATS[player])

    def events(self, player: int) -> list[dict]:
        """Everything a player was told since the deal."""
        return [] if self._game is None else self._game.events(elgrande.SEATS[player])


class ElGrandeObserver:
    """The observation of a seat as a tensor, and its whole information as a string."""

    def __init__(self) -> None:
        self.tensor = np.zeros(elgrande.OBSERVATION, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: ElGrandeState, player: int) -> None:
        view = state.view(player)
        self.tensor[:] = 0 if view is None else view.observation()

    def string_from(self, state: ElGrandeState, player: int) -> str:
        view = state.view(player)
        return "before the deal" if view is None else f"{view.json()}\n{state.events(player)}"


pyspiel.register_game(_TYPE, ElGrandeGame)
