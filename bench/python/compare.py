"""Decisions per second of this environment beside others, in one run, with random legal actions.

    cargo xtask compare                              # installs everything first
    python bench/python/compare.py [--seconds 5]     # with what is installed

Each environment runs alone on one core, except where the table says otherwise. The last column says how many decisions
`VectorEnv` makes on one core, by processor time, for each decision of the other.
"""

from __future__ import annotations

import argparse
import importlib.util
import os
import random
import time
from collections.abc import Callable

import numpy as np

Step = Callable[[], int]
"""Plays some decisions and returns how many."""


def vector(**settings: object) -> Step:
    import elgrande

    env = elgrande.VectorEnv(2048, players=4, **settings)
    env.reset()
    actions, number = env.sample(0), 0

    def step() -> int:
        nonlocal number
        env.step(actions)
        number += 1
        env.sample_into(number, actions)
        return env.n

    return step


def aec(env: object) -> Step:
    """A PettingZoo environment with action masks, as its documentation plays it."""
    seed = 0

    def step() -> int:
        nonlocal seed
        env.reset(seed=seed)
        seed, decisions = seed + 1, 0
        for agent in env.agent_iter():
            seen, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            mask = seen["action_mask"] if isinstance(seen, dict) else info["action_mask"]
            env.step(int(np.random.choice(np.flatnonzero(mask))))
            decisions += 1
        return decisions

    return step


def elgrande_aec() -> Step:
    from elgrande import pettingzoo

    return aec(pettingzoo.raw_env())


def classic(name: str) -> Step:
    import importlib

    return aec(importlib.import_module(f"pettingzoo.classic.{name}").raw_env())


def spiel(name: str) -> Step:
    import pyspiel

    game = pyspiel.load_game(name)

    def step() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(random.choice(state.chance_outcomes())[0])
                continue
            player = state.current_player()
            state.legal_actions_mask(player)
            state.observation_tensor(player)
            state.apply_action(random.choice(state.legal_actions(player)))
            decisions += 1
        return decisions

    return step


def catanatron() -> Step:
    from catanatron import Color, Game, RandomPlayer

    def step() -> int:
        """Without observation and mask."""
        game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
        decisions = 0
        while game.winning_color() is None and decisions < 2000:
            game.play_tick()
            decisions += 1
        return decisions

    return step


def catanatron_gym() -> Step:
    """With an observation and the legal actions at each step; the opponent's answers are part of a step."""
    import gymnasium

    importlib.import_module("catanatron_gym")
    env = gymnasium.make("catanatron-v1")
    seed = 0

    def step() -> int:
        nonlocal seed
        _, info = env.reset(seed=seed)
        seed, over, steps = seed + 1, False, 0
        while not over:
            _, _, terminated, truncated, info = env.step(random.choice(info["valid_actions"]))
            over, steps = terminated or truncated, steps + 1
        return steps

    return step


def pgx(name: str) -> Step:
    os.environ["JAX_PLATFORMS"] = "cpu"
    import jax
    import pgx as library

    env = library.make(name)
    batch = 1024
    init, act = jax.vmap(env.init), jax.vmap(env.step)

    @jax.jit
    def play(state: object, key: object) -> object:
        logits = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
        actions = jax.random.categorical(key, logits)
        after = act(state, actions, jax.random.split(key, batch))
        fresh = init(jax.random.split(key, batch))
        over = after.terminated | after.truncated

        def choose(new: object, old: object) -> object:
            return jax.numpy.where(over.reshape(over.shape + (1,) * (new.ndim - 1)), new, old)

        return jax.tree_util.tree_map(choose, fresh, after)

    key = jax.random.PRNGKey(0)
    state = init(jax.random.split(key, batch))

    def step() -> int:
        nonlocal state, key
        key, other = jax.random.split(key)
        state = jax.block_until_ready(play(state, other))
        return batch

    return step


ENTRIES: list[tuple[str, str, Callable[[], Step]]] = [
    ("elgrande", "El Grande, VectorEnv, one thread", lambda: vector(threads=1)),
    ("elgrande", "El Grande, VectorEnv, all cores", lambda: vector(threads=0)),
    ("pettingzoo", "El Grande through PettingZoo", elgrande_aec),
    ("pettingzoo", "PettingZoo tictactoe", lambda: classic("tictactoe_v3")),
    ("pettingzoo", "PettingZoo connect_four", lambda: classic("connect_four_v3")),
    ("pettingzoo", "PettingZoo chess", lambda: classic("chess_v6")),
    ("pettingzoo", "PettingZoo go, 19 × 19", lambda: classic("go_v5")),
    ("pyspiel", "pyspiel tic_tac_toe", lambda: spiel("tic_tac_toe")),
    ("pyspiel", "pyspiel connect_four", lambda: spiel("connect_four")),
    ("pyspiel", "pyspiel backgammon", lambda: spiel("backgammon")),
    ("catanatron", "catanatron, random players, without observations", catanatron),
    ("catanatron_gym", "catanatron through Gymnasium", catanatron_gym),
    ("pgx", "Pgx connect_four, 1,024 games at once, all cores", lambda: pgx("connect_four")),
    ("pgx", "Pgx backgammon, 1,024 games at once, all cores", lambda: pgx("backgammon")),
]


def measure(step: Step, seconds: float) -> tuple[float, float]:
    """Decisions per second, and per second of processor time."""
    step()
    decisions, started, processor = 0, time.perf_counter(), time.process_time()
    while time.perf_counter() - started < seconds:
        decisions += step()
    return decisions / (time.perf_counter() - started), decisions / (time.process_time() - processor)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=5)
    args = parser.parse_args()
    print("| environment | decisions/s | per second of processor time | `VectorEnv` is faster by |\n|---|---|---|---|")
    ours = None
    for package, name, make in ENTRIES:
        if importlib.util.find_spec(package) is None:
            continue
        try:
            wall, processor = measure(make(), args.seconds)
        except ImportError as missing:
            print(f"| {name} | – | {missing} | |", flush=True)
            continue
        ours = ours or processor
        print(f"| {name} | {wall:,.0f} | {processor:,.0f} | {ours / processor:,.0f} |", flush=True)


if __name__ == "__main__":
    main()
