#!/usr/bin/env python3
"""A small bot for `elgrande arena`: it looks one step ahead and takes the most profitable option.

    elgrande arena --bots random,random --bot "cmd: python3 examples/greedy_bot.py" --games 30

It reads one JSON object per line and answers every "act" with one; docs/protocol.md describes them.
"""

import copy
import json
import sys

CASTILLO = 1.0  # value of one more caballero in the castillo, whose content is hidden


def points(region, colour):
    """The points of a colour in a region now; players who tie score the next lower place."""
    own = region["caballeros"].get(colour, 0)
    better = sum(1 for other, count in region["caballeros"].items() if other != colour and count >= own)
    return region["bar"][better] if own > 0 and better < 3 else 0


def lead(region, me):
    """My points in a region minus those of the best opponent."""
    others = [points(region, colour) for colour in region["caballeros"] if colour != me]
    return points(region, me) - max(others, default=0)


def evaluate(regions, me, rivals):
    """The value of the board for me: current points, plus a share of the regions where I am present."""
    total = 0.0
    for region in regions.values():
        crowd = sum(region["caballeros"].values())
        share = region["caballeros"].get(me, 0) / (crowd + 1)
        theirs = sum(points(region, rival) for rival in rivals)
        total += points(region, me) + 0.5 * share * region["bar"][0] - theirs / len(rivals)
    return total


def moved(regions, colour, origin, target):
    """The regions after one caballero of a colour has moved from origin to target."""
    regions = copy.deepcopy(regions)
    for name, change in ((origin, -1), (target, 1)):
        if name in regions:
            crowd = regions[name]["caballeros"]
            crowd[colour] = crowd.get(colour, 0) + change
    return regions


class Table:
    """My decision and my view."""

    def __init__(self, message):
        self.me, self.view = message["seat"], message["view"]
        self.decision = message["decision"]
        self.regions = self.view["regions"]
        self.rivals = [player for player in self.view["players"] if player != self.me]
        self.now = evaluate(self.regions, self.me, self.rivals)

    def gain(self, colour, origin, target):
        change = evaluate(moved(self.regions, colour, origin, target), self.me, self.rivals) - self.now
        castillo = CASTILLO if target == "castillo" else 0
        return change + (castillo if colour == self.me else -castillo)

    def lead(self, place):
        return lead(self.regions[place], self.me) if place in self.regions else 0

    def value(self, option):
        """The value of an option; "done" is worth nothing."""
        verb, *words = option.split()
        if verb in ("place", "disc"):
            return self.gain(self.me, None, words[0])
        if verb == "move":
            return self.gain(*words)
        if verb == "return" and words[1] == "court":
            return -1 if words[0] == self.me else 1
        if verb == "return":
            return self.gain(words[0], words[1], None)
        if verb == "name":
            return self.lead(words[0]) if self.decision["purpose"] == "score" else -self.lead(words[0])
        if verb in ("king", "grande"):
            return self.lead(words[0])
        if verb == "tile":
            return self.lead(words[1]) if words[0] == "high" else -self.lead(words[1])
        if verb == "take":
            return int(words[0])
        if verb == "choose":  # cards of later stacks place more caballeros, if the court has them
            cards = [offer["card"] for offer in self.view["offers"]]
            return min(cards.index(words[0]) + 1, self.view["courts"][self.me])
        if verb == "play":  # a full court: play early; an empty one: get more caballeros
            power = int(words[0].replace("-", "+").split("+")[0])
            return -abs(power - (11 if self.view["courts"][self.me] >= 5 else 5))
        return {"special": 0.1, "veto": 0.1, "fetch": -1}.get(verb, 0)


def main():
    for line in sys.stdin:
        message = json.loads(line)
        if message["command"] == "act":
            action = max(message["options"], key=Table(message).value)
            print(json.dumps({"action": action}), flush=True)


main()
