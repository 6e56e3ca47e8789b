#!/usr/bin/env python3
"""A small bot for `elgrande arena`: it looks one step ahead and takes the action with the highest immediate value.

    elgrande arena --bots random,random --bot "cmd: python3 examples/greedy_bot.py" --games 30

It reads one JSON object per line and writes one for every "act"; see docs/protocol.md.
"""

import copy
import json
import sys

CASTILLO = 1.0  # value of one more caballero in the castillo, whose content is hidden


def points(region, colour):
    """Points a colour would score in a region now. Tied players score the next lower place."""
    own = region["caballeros"].get(colour, 0)
    better = sum(1 for other, count in region["caballeros"].items() if other != colour and count >= own)
    return region["bar"][better] if own > 0 and better < 3 else 0


def lead(region, me):
    """Lead of `me` over the best opponent if the region were scored now."""
    others = [points(region, colour) for colour in region["caballeros"] if colour != me]
    return points(region, me) - max(others, default=0)


def board_value(regions, me, rivals):
    """Value of the board for `me`: points now, plus a little for being close to more."""
    total = 0.0
    for region in regions.values():
        caballeros = sum(region["caballeros"].values())
        share = region["caballeros"].get(me, 0) / (caballeros + 1)
        theirs = sum(points(region, rival) for rival in rivals)
        total += points(region, me) + 0.5 * share * region["bar"][0] - theirs / len(rivals)
    return total


def after(regions, colour, origin, target):
    """A copy of the regions after one caballero has moved from origin to target."""
    regions = copy.deepcopy(regions)
    for name, change in ((origin, -1), (target, 1)):
        if name in regions:
            caballeros = regions[name]["caballeros"]
            caballeros[colour] = caballeros.get(colour, 0) + change
    return regions


class Table:
    """The pending decision and the view of the bot's seat."""

    def __init__(self, message):
        self.me, self.view = message["seat"], message["view"]
        self.decision = message["decision"]
        self.regions = self.view["regions"]
        self.rivals = [player for player in self.view["players"] if player != self.me]
        self.now = board_value(self.regions, self.me, self.rivals)

    def gain(self, colour, origin, target):
        change = board_value(after(self.regions, colour, origin, target), self.me, self.rivals) - self.now
        castillo = CASTILLO if target == "castillo" else 0
        return change + (castillo if colour == self.me else -castillo)

    def lead(self, place):
        return lead(self.regions[place], self.me) if place in self.regions else 0

    def value(self, option):
        """Value of an option; `done` is 0."""
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
        if verb == "choose":  # later stacks allow more placements, limited by the court
            cards = [offer["card"] for offer in self.view["offers"]]
            return min(cards.index(words[0]) + 1, self.view["courts"][self.me])
        if verb == "play":  # large court: go early; small court: get more caballeros
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
