"""Games, views, records, bots, exceptions, tables and datasets."""

import copy
import json
import math
import pickle
import random
from pathlib import Path

import numpy as np
import pytest
import typed

import elgrande
from elgrande import dataset
from elgrande.table import Table
from elgrande.vector import buffers

EDITION = Path(__file__).parents[2] / "editions/2023.toml"


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


def test_the_types_of_the_stubs_are_those_of_the_objects():
    assert max(typed.play(3, 1).values()) > 0 and typed.step(4) == 0 and typed.refused() == "SET-1"


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
    assert all(math.isclose(sum(seat["win"] for seat in game["seats"]), 1) for game in results)
    assert [seat["seat"] for seat in results[0]["seats"]] == ["red", "blue"]


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
    before = observations.copy()
    with pytest.raises(elgrande.IllegalAction) as caught:
        env.step(np.full(64, elgrande.ACTIONS))
    assert caught.value.rule is None and "is not legal at table 0" in caught.value.message
    assert (observations == before).all()
    with pytest.raises(elgrande.ElGrandeError):
        elgrande.VectorEnv(64, 3, arrays={**buffers(64), "wins": np.zeros((63, 5), np.float32)})


def test_an_illegal_action_number_names_the_rule():
    env = elgrande.VectorEnv(1, 2, seed=1)
    env.reset()
    with pytest.raises(elgrande.IllegalAction) as caught:
        env.step(np.array([elgrande.index_of("place toledo", "red", 2)]))
    assert caught.value.rule == "POW-1" and "is not legal at table 0" in caught.value.message
    table = Table(2, [])
    table.deal(1)
    with pytest.raises(elgrande.IllegalAction) as caught:
        table.play(table.seat_to_act(), elgrande.ACTIONS)
    assert caught.value.rule is None and caught.value.message.startswith("no action of")
    again = pickle.loads(pickle.dumps(caught.value))
    assert type(again) is elgrande.IllegalAction and again.message == caught.value.message and again.rule is None


def test_a_decision_is_a_sequence_of_its_options():
    game = elgrande.Game(4, seed=1)
    decision = game.decision(game.to_act[0])
    assert list(decision) == decision.options and len(decision) == 13
    assert decision[0] == "play 1" and decision[-1] == "play 13" and decision.kind == "play"
    assert "play 8" in decision and "done" not in decision and "nonsense" not in decision
    assert random.Random(1).choice(decision) in decision.options
    with pytest.raises(IndexError):
        decision[13]
    assert repr(decision) == "<Decision: play 1 2 3 4 5 6 7 8 9 10 11 12 13>"


def test_objects_are_compared_copied_pickled_and_printed():
    game, same, other = elgrande.Game(3, seed=1), elgrande.Game(3, seed=1), elgrande.Game(3, seed=2)
    seat = game.to_act[0]
    assert game == same and game != other and game.view(seat) == same.view(seat) and game != "game"
    same.apply(seat, "play 8")
    assert game != same and game.view(seat) != same.view(seat) and game.record() != same.record()
    for copied in (same.copy(), copy.deepcopy(same), pickle.loads(pickle.dumps(same)), same.record().game()):
        assert copied == same and copied.position() == same.position() and copied.events() == same.events()
    assert game.scores == {"red": 0, "blue": 0, "green": 0} and game.round == 1
    assert repr(same) == "<Game: 3 players; round 1, ply 1>" and repr(same.record()) == "<Record of 1 actions>"
    assert repr(game.view(seat)) == f"<View of {seat}: round 1>"
    assert repr(elgrande.Bot("squire", game, seat)) == f"<Bot squire of {seat}>"
    with pytest.raises(elgrande.ElGrandeError):
        game.record().game(1)


def test_a_custom_edition_survives_pickling():
    text = EDITION.read_text().replace('name = "2023"', 'name = "mine"')
    game = elgrande.Game(2, seed=1, edition=text)
    assert pickle.loads(pickle.dumps(game)) == game and "mine" in str(game.record())


def test_the_board_as_text_shows_what_the_viewer_sees():
    game = elgrande.Game(3, seed=1)
    seat = game.to_act[0]
    assert str(game) == str(game.view()) and "hand of" not in str(game)
    assert str(game.view(seat)).endswith(f"hand of {seat}: 1 2 3 4 5 6 7 8 9 10 11 12 13\n")
    (castillo,) = [line for line in str(game).splitlines() if line.startswith("castillo")]
    assert castillo.split() == ["castillo", "5/3/0", "?", "?", "?"]


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
