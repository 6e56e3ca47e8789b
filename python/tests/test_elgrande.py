"""Games, views, records, bots, exceptions, tables and datasets."""

import json
import math

import numpy as np
import pytest

import elgrande
from elgrande import dataset
from elgrande.vector import buffers


def play(game, rng):
    while game.to_act:
        seat = rng.choice(game.to_act)
        game.apply(seat, str(rng.choice(game.decision(seat).options)))
    return game


def test_a_record_replays_the_game():
    game = play(elgrande.Game(3, ["power-shift", "short"], seed=4), np.random.default_rng(1))
    record = elgrande.Record.read(str(game.record()))
    assert record.game().position() == game.position() and len(record) == game.ply
    assert record.game(10).ply == 10 and game.standing()["final"]
    from_position = elgrande.Game.from_position(record.game(30).position())
    seat = from_position.to_act[0]
    from_position.apply(seat, from_position.decision(seat).options[0])
    again = elgrande.Record.read(str(from_position.record())).game()
    assert again.position() == from_position.position()


def test_refusals_are_exceptions_with_rule_and_message():
    game = elgrande.Game.from_position("king toledo | court red 4 | red to place 2")
    with pytest.raises(elgrande.IllegalAction) as caught:
        game.apply("red", "place toledo")
    assert caught.value.rule == "PLC-2" and caught.value.message.startswith("place toledo: PLC-2: not allowed")
    with pytest.raises(elgrande.ElGrandeError) as caught:
        elgrande.Game(6)
    assert caught.value.rule == "SET-1" and isinstance(caught.value, ValueError)
    for wrong in (
        lambda: game.apply("white", "done"),
        lambda: game.apply("red", "fly"),
        lambda: elgrande.Game.from_position("queen toledo"),
        lambda: elgrande.Record.read("chess"),
        lambda: elgrande.Bot("duke", game, "red"),
        lambda: elgrande.Game(4, ["chess"]),
        lambda: game.view().observation(),
    ):
        with pytest.raises(elgrande.ElGrandeError):
            wrong()


def test_players_see_nothing_hidden():
    game = elgrande.Game(3, ["power-shift"], seed=1)
    seat = game.to_act[0]
    told = game.apply(seat, game.decision(seat).options[0])
    assert told[0]["modifier"] is not None
    other = next(other for other in game.seats if other != seat)
    assert game.events(other)[-1]["modifier"] is None and game.events()[-1]["modifier"] is None
    view = game.view(other).to_dict()
    assert view["own"]["player"] == other
    assert json.loads(game.view(other).json()) == view
    assert not hasattr(game.view(other), "position")


def test_views_are_drawn():
    game = play(elgrande.Game(5, seed=2), np.random.default_rng(2))
    for svg in (game._repr_svg_(), game.view("red")._repr_svg_()):
        assert svg.startswith("<svg") and svg.count("<path") >= 9 and "castillo" in svg


def test_bots_answer_and_explain():
    game = elgrande.Game(2, seed=3)
    bots = {seat: elgrande.Bot(level, game, seat, 1, iterations=20)
            for seat, level in zip(game.seats, ["grande", "squire"])}
    considered = []
    while game.to_act:
        seat = game.to_act[0]
        game.apply(seat, bots[seat].answer(game))
        if game.to_act and game.ply == 20:
            considered = bots[game.to_act[0]].consider(game)
    assert game.is_over and all(0 <= one["win"] <= 1 for one in considered)
    results = elgrande.arena(["squire", "random"], games=6, variants=["short"], seed=1)
    assert results == elgrande.arena(["squire", "random"], games=6, variants=["short"], seed=1)
    assert all(math.isclose(sum(share for _, _, share in game["seats"]), 1) for game in results)


@pytest.mark.parametrize("opponents", [[], ["random", "squire"]])
def test_tables_write_into_the_callers_arrays(opponents):
    arrays = buffers(64)
    env = elgrande.VectorEnv(64, 3, ["short"], opponents=opponents, reward="score", seed=1, arrays=arrays)
    observations, masks = env.reset()
    assert observations is arrays["observations"] and masks is arrays["masks"]
    ended = 0
    for step in range(400):
        actions = env.sample(step)
        assert masks[np.arange(64), actions].all()
        _, _, rewards, dones = env.step(actions)
        ended += dones.sum()
        assert np.allclose(env.wins.sum(1), dones) and np.allclose(rewards.sum(1), 0, atol=1e-3)
    assert ended > 64
    other = elgrande.VectorEnv(64, 3, ["short"], opponents=opponents, reward="score", seed=1, threads=1)
    other.reset()
    for step in range(400):
        other.step(other.sample(step))
    assert (other.observations == env.observations).all() and (other.masks == env.masks).all()
    with pytest.raises(elgrande.IllegalAction):
        env.step(np.full(64, elgrande.ACTIONS))
    with pytest.raises(elgrande.ElGrandeError):
        elgrande.VectorEnv(64, 3, arrays={**buffers(64), "wins": np.zeros((63, 5), np.float32)})


def test_the_table_and_the_view_agree():
    env = elgrande.VectorEnv(1, 4, seed=9, skip_forced=False)
    env.reset()
    assert env.observations.shape == (1, elgrande.OBSERVATION) and env.masks.sum() == 13
    for seat in elgrande.SEATS[:4]:
        for index in range(elgrande.ACTIONS):
            action = elgrande.action_at(index, seat, 4)
            assert action is None or elgrande.index_of(action, seat, 4) == index


def test_shards_follow_from_the_seed(tmp_path):
    settings = dict(levels=["caballero", "squire"], games=4, shard_games=2, seed=5, iterations=8, variants=["short"])
    first = dataset.generate(tmp_path / "a", **settings)
    second = dataset.generate(tmp_path / "b", **settings)
    assert [path.name for path in first] == ["games-000000.npz", "games-000002.npz"]
    for one, two in zip(first, second):
        assert one.read_bytes() == two.read_bytes()
    shard = dataset.load(first[0])
    policies = dataset.policies(shard)
    assert policies.shape == (len(shard["actions"]), elgrande.ACTIONS)
    assert np.allclose(policies.sum(1), 1, atol=1e-3)
    assert set(shard["games"].tolist()) == {0, 1} and shard["observations"].shape[1] == elgrande.OBSERVATION
