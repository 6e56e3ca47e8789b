"""The environments against the checks of the libraries they are for."""

import numpy as np
import pytest

import elgrande


def test_pettingzoo_aec():
    pytest.importorskip("pettingzoo")
    from pettingzoo.test import api_test, seed_test

    from elgrande import pettingzoo as zoo

    api_test(zoo.env(), num_cycles=1500)
    api_test(zoo.env(players=2, variants=["regency", "power-shift"], reward="score"), num_cycles=1500)
    seed_test(zoo.env, num_cycles=300)


def test_pettingzoo_shows_what_a_spectator_sees():
    pytest.importorskip("pettingzoo")
    from elgrande import pettingzoo as zoo

    for make in (zoo.raw_env, zoo.parallel_env):
        shown = set()
        for choice in (0, 1):
            env = make(players=2, variants=["power-shift"], render_mode="ansi")
            env.reset(seed=1)
            # Both seats choose in secret which modifier they pass on.
            seat = env._table.seat_to_act()
            env._table.game.apply(seat, env._table.game.decision(seat)[choice])
            shown.add(env.render())
        assert len(shown) == 1 and shown.pop().startswith("round 1 of 9")


def test_pettingzoo_parallel():
    pytest.importorskip("pettingzoo")
    from pettingzoo.test import parallel_api_test, parallel_seed_test

    from elgrande import pettingzoo as zoo

    parallel_api_test(zoo.parallel_env(), num_cycles=600)
    parallel_api_test(zoo.parallel_env(players=3, variants=["power-shift"], reward="score"), num_cycles=600)
    parallel_seed_test(zoo.parallel_env, num_cycles=200)


def test_gymnasium():
    gymnasium = pytest.importorskip("gymnasium")
    from gymnasium.utils.env_checker import check_env

    import elgrande.gymnasium

    check_env(elgrande.gymnasium.ElGrandeEnv(), skip_render_check=False)
    env = gymnasium.make("ElGrande-v1", reward="score", variants=["short"])
    _, info = env.reset(seed=3)
    over, rng = False, np.random.default_rng(1)
    while not over:
        _, reward, over, _, info = env.step(rng.choice(np.flatnonzero(info["action_mask"])))
        assert "illegal" not in info
    assert 0 <= info["win"] <= 1


def test_open_spiel():
    pyspiel = pytest.importorskip("pyspiel")

    import elgrande.openspiel as openspiel

    for text in ("python_elgrande", "python_elgrande(players=2,variants=power-shift regency)"):
        game = pyspiel.load_game(text)
        pyspiel.random_sim_test(game, num_sims=2, serialize=False, verbose=False)
    from open_spiel.python.observation import make_observation

    state, observation = game.new_initial_state(), make_observation(game)
    state.apply_action(7)
    player = state.current_player()
    observation.set_from(state, player)
    seen = elgrande.Game(2, ["power-shift", "regency"], 7).view(elgrande.SEATS[player]).observation()
    assert (observation.tensor == seen).all()
    assert elgrande.SEATS[player] in observation.string_from(state, player)
    assert isinstance(game, openspiel.ElGrandeGame)
