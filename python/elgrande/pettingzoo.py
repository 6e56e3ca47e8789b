"""PettingZoo environments: `env()` is the AEC form, `parallel_env()` the parallel one.

Each observation is a dict of the observation and the `action_mask`. In the parallel form, seats that have nothing to
decide pass: their mask allows only the number `PASS`.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

import elgrande
from elgrande.table import REWARDS, Table

PASS = elgrande.ACTIONS
"""The number by which a seat with nothing to decide passes in the parallel form."""


def _observation_space(actions: int) -> spaces.Dict:
    return spaces.Dict({
        "observation": spaces.Box(0, 255, (elgrande.OBSERVATION,), np.uint8),
        "action_mask": spaces.Box(0, 1, (actions,), np.int8),
    })


def env(**settings: object) -> AECEnv:
    """The AEC environment with PettingZoo's usual wrappers: an illegal action ends the game as a loss."""
    return wrappers.OrderEnforcingWrapper(wrappers.TerminateIllegalWrapper(raw_env(**settings), illegal_reward=-1))


class raw_env(AECEnv):  # noqa: N801 (PettingZoo's name)
    """El Grande with one agent for each seat. Agents are named by their colours."""

    metadata = {"name": "elgrande_v1", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self,
        players: int = 4,
        variants: Sequence[str] = (),
        reward: str = "win",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if reward not in REWARDS:
            raise ValueError(f"reward is one of {REWARDS}")
        self.render_mode, self._reward = render_mode, reward
        self._table = Table(players, variants)
        self.possible_agents = list(self._table.seats)
        self._next_seed = 0

    @functools.lru_cache(maxsize=None)
    def observation_space(self, agent: str) -> spaces.Space:
        return _observation_space(elgrande.ACTIONS)

    @functools.lru_cache(maxsize=None)
    def action_space(self, agent: str) -> spaces.Space:
        return spaces.Discrete(elgrande.ACTIONS)

    def reset(self, seed: int | None = None, options: dict | None = None) -> None:
        self._next_seed = self._next_seed if seed is None else seed
        self._table.deal(self._next_seed)
        self._next_seed += 1
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self._table.seat_to_act()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        before = self._table.scores()
        self._table.play(agent, action)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = self._table.rewards(self._reward, before)
        if self._table.game.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self._table.seat_to_act()
        self._accumulate_rewards()

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        return self._table.observe(agent)

    def render(self) -> str | None:
        """The board as a spectator sees it: nothing hidden."""
        return str(self._table.game.view()) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is open."""


class parallel_env(ParallelEnv):  # noqa: N801 (PettingZoo's name)
    """El Grande where all seats act at each step; those with nothing to decide pass."""

    metadata = {"name": "elgrande_parallel_v1", "render_modes": ["ansi"]}

    def __init__(
        self,
        players: int = 4,
        variants: Sequence[str] = (),
        reward: str = "win",
        render_mode: str | None = None,
    ) -> None:
        if reward not in REWARDS:
            raise ValueError(f"reward is one of {REWARDS}")
        self.render_mode, self._reward = render_mode, reward
        self._table = Table(players, variants)
        self.possible_agents = list(self._table.seats)
        self.agents: list[str] = []
        self._next_seed = 0

    @functools.lru_cache(maxsize=None)
    def observation_space(self, agent: str) -> spaces.Space:
        return _observation_space(elgrande.ACTIONS + 1)

    @functools.lru_cache(maxsize=None)
    def action_space(self, agent: str) -> spaces.Space:
        return spaces.Discrete(elgrande.ACTIONS + 1)

    def reset(self, seed: int | None = None, options: dict | None = None) -> tuple[dict, dict]:
        self._next_seed = self._next_seed if seed is None else seed
        self._table.deal(self._next_seed)
        self._next_seed += 1
        self.agents = list(self.possible_agents)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[dict, dict, dict, dict, dict]:
        """Plays the actions of the seats that must decide. An illegal one is replaced by the first legal one, and
        `infos` says so."""
        before, infos = self._table.scores(), {agent: {} for agent in self.agents}
        for seat in self._table.game.to_act:
            number = int(actions[seat])
            mask = self._table.game.view(seat).mask()
            if number >= elgrande.ACTIONS or not mask[number]:
                infos[seat]["illegal"] = number
                number = int(mask.argmax())
            self._table.play(seat, number)
        over, agents = self._table.game.is_over, self.agents
        rewards, observations = self._table.rewards(self._reward, before), self._observations()
        self.agents = [] if over else agents
        return observations, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, False), infos

    def render(self) -> str | None:
        """The board as a spectator sees it: nothing hidden."""
        return str(self._table.game.view()) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is open."""

    def _observations(self) -> dict[str, dict[str, np.ndarray]]:
        return {agent: self._observe(agent) for agent in self.agents}

    def _observe(self, agent: str) -> dict[str, np.ndarray]:
        seen = self._table.observe(agent)
        idle = np.array([agent not in self._table.game.to_act], np.int8)
        return {**seen, "action_mask": np.concatenate([seen["action_mask"], idle])}
