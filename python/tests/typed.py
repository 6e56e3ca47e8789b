"""Uses the package as its stubs describe it; checked by mypy and run by the tests."""

import numpy as np

import elgrande


def play(players: int, seed: int) -> dict[str, int]:
    """A game of a bot against itself, with every object in use."""
    game = elgrande.Game(players, ["short"], seed)
    bots = {seat: elgrande.Bot("random", game, seat, seed) for seat in game.seats}
    while game.to_act:
        seat: str = game.to_act[0]
        decision = game.decision(seat)
        answer: str = bots[seat].answer(game)
        if decision is not None and answer in decision:
            game.apply(seat, answer)
    told: list[dict] = game.events(game.seats[0])
    assert told[-1]["event"]
    again: elgrande.Game = elgrande.Record.read(str(game.record())).game()
    assert again == game and isinstance(game.view().to_dict(), dict)
    return game.scores


def step(tables: int) -> float:
    """One step of many tables."""
    env = elgrande.VectorEnv(tables, players=3, reward="score")
    observations, masks = env.reset(seed=1)
    assert observations.dtype == np.uint8 and masks.any()
    _, _, rewards, _ = env.step(env.sample(1))
    return float(rewards.sum())


def refused() -> str | None:
    """The rule that a refusal names."""
    try:
        elgrande.Game(6)
    except elgrande.ElGrandeError as error:
        return error.rule
    return None
