#!/usr/bin/env python3
"""A small bot for the HTTP API: it takes a seat, reads the table's event stream and plays until the game is over.

    elgrande serve &
    python3 examples/http_bot.py http://127.0.0.1:8765 --name Robin            # creates a table against a bot
    python3 examples/http_bot.py http://127.0.0.1:8765 --against open,open     # creates a table with open seats
    python3 examples/http_bot.py http://127.0.0.1:8765 --join TABLE            # joins a table
    ELGRANDE_TOKEN=… python3 examples/http_bot.py http://127.0.0.1:8765        # uses an API token

It looks one step ahead and takes the most profitable option. docs/api.md describes the API, /api/docs lists every request.
"""

import argparse
import copy
import http.client
import json
import os
import sys
import time
import urllib.error
import urllib.parse
import urllib.request


class Refused(Exception):
    """The server refused a request."""

    def __init__(self, status, answer):
        error = answer.get("error", {})
        super().__init__(f"{status} {error.get('code')}: {error.get('message')}")
        self.code = error.get("code")


class Api:
    """A client of one server for one player."""

    def __init__(self, base, token=None):
        self.base, self.token = base.rstrip("/"), token

    def request(self, method, path, body=None, cookie=None):
        headers = {"content-type": "application/json"}
        if self.token:
            headers["authorization"] = f"Bearer {self.token}"
        if cookie:
            headers["cookie"] = cookie
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.base + path, data, headers, method=method)
        while True:
            try:
                with urllib.request.urlopen(request, timeout=30) as response:
                    return json.loads(response.read() or b"null"), response.headers
            except urllib.error.HTTPError as error:
                with error:
                    if error.code != 429:  # rate limit: wait as long as the server says
                        raise Refused(error.code, json.loads(error.read() or b"{}")) from None
                    time.sleep(int(error.headers.get("retry-after", 1)))

    def get(self, path):
        return self.request("GET", path)[0]

    def post(self, path, body):
        return self.request("POST", path, body)[0]

    def sign_in(self, name):
        """Signs in as a guest and creates an API token for all further requests."""
        _, headers = self.request("POST", "/api/me", {"name": name})
        cookie = headers["set-cookie"].split(";")[0]
        self.token = self.request("POST", "/api/tokens", {"label": "http_bot.py"}, cookie)[0]["token"]

    def events(self, path):
        """The events of a stream; after an interruption it resumes from the last id, without gaps or duplicates."""
        last = None
        while True:
            headers = {"authorization": f"Bearer {self.token}"}
            if last:
                headers["last-event-id"] = last
            try:
                request = urllib.request.Request(self.base + path, headers=headers)
                with urllib.request.urlopen(request, timeout=60) as response:
                    fields = {}
                    for line in response:
                        name, _, value = line.decode().rstrip("\r\n").partition(":")
                        if name:
                            fields[name] = value.strip()
                        elif "data" in fields:
                            last = fields.get("id", last)
                            yield fields.get("event"), json.loads(fields["data"])
                            fields = {}
            except urllib.error.HTTPError:
                raise
            except (OSError, http.client.HTTPException):
                pass
            time.sleep(1)


def points(region, seat):
    """The points of a seat in a region now; players who tie score the next lower place."""
    own = region["caballeros"].get(seat, 0)
    before = sum(1 for other, count in region["caballeros"].items() if other != seat and count >= own)
    return region["bar"][before] if own > 0 and before < 3 else 0


def evaluate(regions, seat):
    """The value of the regions for a seat: its points minus the average of the others."""
    others = {other for region in regions.values() for other in region["caballeros"]} - {seat}
    theirs = sum(points(region, other) for region in regions.values() for other in others)
    crowd = sum(region["caballeros"].get(seat, 0) for region in regions.values())
    return sum(points(region, seat) for region in regions.values()) - theirs / max(len(others), 1) + crowd / 4


def gain(view, seat, colour, origin, target):
    """The gain for a seat when a caballero moves from origin to target."""
    regions = copy.deepcopy(view["regions"])
    for name, change in ((origin, -1), (target, 1)):
        if name in regions:
            crowd = regions[name]["caballeros"]
            crowd[colour] = crowd.get(colour, 0) + change
    castillo = 1.5 if target == "castillo" and colour == seat else 0
    return evaluate(regions, seat) - evaluate(view["regions"], seat) + castillo


def value(option, view, seat):
    """The value of an option; "done" is worth nothing."""
    verb, *words = option.split()
    if verb in ("place", "disc"):
        return gain(view, seat, seat, None, words[0])
    if verb == "move":
        return gain(view, seat, *words)
    if verb in ("king", "name", "grande"):
        return points(view["regions"][words[0]], seat) if words[0] in view["regions"] else 0
    if verb == "take":
        return int(words[0])
    if verb == "play":  # a full court: play early; an empty one: get more caballeros
        power = int(words[0].replace("-", "+").split("+")[0])
        return -abs(power - (11 if view["courts"][seat] >= 5 else 5))
    if verb == "choose":  # cards of later stacks place more caballeros, if the court has them
        cards = [offer["card"] for offer in view["offers"]]
        return min(cards.index(words[0]) + 1, view["courts"][seat])
    return {"special": 0.1}.get(verb, 0)


def answer(api, table):
    """Answers the pending decision; returns False if there is none."""
    pending = api.get(f"/api/tables/{table}/decision")
    if not pending["options"]:
        return False
    view, seat = api.get(f"/api/tables/{table}?seat={pending['seat']}")["game"]["view"], pending["seat"]
    action = max(pending["options"], key=lambda option: value(option, view, seat))
    # The idempotency key makes a retry safe: the server does not apply the same request twice.
    body = {"ply": pending["ply"], "seat": seat, "actions": [action], "key": f"{seat}-{pending['ply']}"}
    try:
        api.post(f"/api/tables/{table}/actions", body)
    except Refused as refused:
        if refused.code not in ("stale", "out-of-turn"):
            raise
    return True


def play(api, table):
    """Plays until the game is over and returns the last event."""
    for event, data in api.events(f"/api/tables/{table}/stream"):
        if event != "table":
            continue
        if data["table"]["phase"] == "open":
            start_if_ready(api, data["table"])
        elif data["table"]["phase"] == "playing":
            while answer(api, table):
                pass
        elif data["table"]["phase"] in ("over", "closed"):
            return data
    return None


def start_if_ready(api, table):
    """Starts its own table as soon as all players are ready."""
    others = [seat for seat in table["seats"] if seat["seat"] not in table["yours"]]
    is_ready = all(seat["kind"] == "bot" or seat["kind"] == "person" and seat["ready"] for seat in others)
    if is_ready and api.get("/api/me")["id"] == table["owner"]:
        api.post(f"/api/tables/{table['id']}/start", {})


def take_seat(api, options):
    if options.join:
        body = {"invitation": options.invitation} if options.invitation else {}
        table = api.post(f"/api/tables/{options.join}/join", body)["table"]["id"]
        api.post(f"/api/tables/{table}/ready", {"ready": True})
        return table
    seats = ["me"] + options.against.split(",")
    body = {"seats": seats, "start": "open" not in seats}
    if options.short:
        body["variants"] = ["short"]
    return api.post("/api/tables", body)["table"]["id"]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("server")
    parser.add_argument("--name", default="http_bot", help="guest name, if there is no token")
    parser.add_argument("--join", metavar="TABLE", help="join this table instead of creating one")
    parser.add_argument("--invitation", help="invitation code of the table")
    parser.add_argument("--against", default="caballero", metavar="SEATS", help="the other seats of a new table, separated by commas: bot levels or open")
    parser.add_argument("--short", action="store_true", help="play the short game")
    options = parser.parse_args()
    api = Api(options.server, os.environ.get("ELGRANDE_TOKEN"))
    try:
        if not api.token:
            api.sign_in(options.name)
        table = take_seat(api, options)
        print(f"table {table}", flush=True)
        ended = play(api, table)
    except Refused as refused:
        sys.exit(f"refused: {refused}")
    scores = ended["game"]["view"]["scores"] if ended["game"] else {}
    print("over", " ".join(f"{seat} {points}" for seat, points in scores.items()))


if __name__ == "__main__":
    main()
