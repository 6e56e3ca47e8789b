#!/usr/bin/env python3
"""A small bot for the HTTP API: it takes a seat, follows the table's stream and plays until the game is over.

    elgrande serve &
    python3 examples/http_bot.py http://127.0.0.1:8765 --name Robin            # creates a table against a bot
    python3 examples/http_bot.py http://127.0.0.1:8765 --against open,open     # creates a table that others can join
    python3 examples/http_bot.py http://127.0.0.1:8765 --join TABLE            # joins a table
    ELGRANDE_TOKEN=… python3 examples/http_bot.py http://127.0.0.1:8765        # uses an API token

It looks one step ahead and takes the action with the highest immediate value. docs/api.md describes the API, /api/docs lists
every request.
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
    """The server refused the request."""

    def __init__(self, status, answer):
        error = answer.get("error", {})
        super().__init__(f"{status} {error.get('code')}: {error.get('message')}")
        self.code = error.get("code")


class Api:
    """A client of one server, for one player."""

    def __init__(self, base, token=None):
        self.base, self.token = base.rstrip("/"), token

    def ask(self, method, path, body=None, cookie=None):
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
                    if error.code != 429:  # rate limit: wait, then retry
                        raise Refused(error.code, json.loads(error.read() or b"{}")) from None
                    time.sleep(int(error.headers.get("retry-after", 1)))

    def get(self, path):
        return self.ask("GET", path)[0]

    def post(self, path, body):
        return self.ask("POST", path, body)[0]

    def create_guest(self, name):
        """Creates a guest account and an API token; later requests use only the token."""
        _, headers = self.ask("POST", "/api/me", {"name": name})
        cookie = headers["set-cookie"].split(";")[0]
        self.token = self.ask("POST", "/api/tokens", {"label": "http_bot.py"}, cookie)[0]["token"]

    def events(self, path):
        """Yields the events of a stream. After a lost connection it resumes at the last id, so no event is missed or repeated."""
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
    """Points a seat would score in a region now. Tied players score the next lower place."""
    own = region["caballeros"].get(seat, 0)
    before = sum(1 for other, count in region["caballeros"].items() if other != seat and count >= own)
    return region["bar"][before] if own > 0 and before < 3 else 0


def board_value(regions, seat):
    """Value of the board for a seat: its points minus the average points of the others, plus a little per caballero."""
    others = {other for region in regions.values() for other in region["caballeros"]} - {seat}
    theirs = sum(points(region, other) for region in regions.values() for other in others)
    caballeros = sum(region["caballeros"].get(seat, 0) for region in regions.values())
    return sum(points(region, seat) for region in regions.values()) - theirs / max(len(others), 1) + caballeros / 4


def gain(view, seat, colour, origin, target):
    """Change in value for a seat if one caballero moves from origin to target."""
    regions = copy.deepcopy(view["regions"])
    for name, change in ((origin, -1), (target, 1)):
        if name in regions:
            caballeros = regions[name]["caballeros"]
            caballeros[colour] = caballeros.get(colour, 0) + change
    castillo = 1.5 if target == "castillo" and colour == seat else 0
    return board_value(regions, seat) - board_value(view["regions"], seat) + castillo


def value(option, view, seat):
    """Value of an option; `done` is 0."""
    verb, *words = option.split()
    if verb in ("place", "disc"):
        return gain(view, seat, seat, None, words[0])
    if verb == "move":
        return gain(view, seat, *words)
    if verb in ("king", "name", "grande"):
        return points(view["regions"][words[0]], seat) if words[0] in view["regions"] else 0
    if verb == "take":
        return int(words[0])
    if verb == "play":  # large court: go early; small court: get more caballeros
        power = int(words[0].replace("-", "+").split("+")[0])
        return -abs(power - (11 if view["courts"][seat] >= 5 else 5))
    if verb == "choose":  # later stacks allow more placements, limited by the court
        cards = [offer["card"] for offer in view["offers"]]
        return min(cards.index(words[0]) + 1, view["courts"][seat])
    return {"special": 0.1}.get(verb, 0)


def answer(api, table):
    """Answers the pending decision. Returns whether there was one."""
    asked = api.get(f"/api/tables/{table}/decision")
    if not asked["options"]:
        return False
    view, seat = api.get(f"/api/tables/{table}?seat={asked['seat']}")["game"]["view"], asked["seat"]
    action = max(asked["options"], key=lambda option: value(option, view, seat))
    # The key makes a retry safe: if the response is lost, a repeated request is not played twice.
    body = {"ply": asked["ply"], "seat": seat, "actions": [action], "key": f"{seat}-{asked['ply']}"}
    try:
        api.post(f"/api/tables/{table}/actions", body)
    except Refused as refused:
        if refused.code not in ("stale", "out-of-turn"):
            raise
    return True


def play(api, table):
    """Plays until the game is over and returns the final table."""
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
    """Starts the game if the bot owns the table and all other players are ready."""
    others = [seat for seat in table["seats"] if seat["seat"] not in table["yours"]]
    is_ready = all(seat["kind"] == "bot" or seat["kind"] == "person" and seat["ready"] for seat in others)
    if is_ready and api.get("/api/me")["id"] == table["owner"]:
        api.post(f"/api/tables/{table['id']}/start", {})


def take_seat(api, options):
    """Joins or creates a table and returns its id."""
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
    parser.add_argument("--name", default="http_bot", help="name of the guest account, if there is no token")
    parser.add_argument("--join", metavar="TABLE", help="table to join [default: create one]")
    parser.add_argument("--invitation", help="invitation of the table to join")
    parser.add_argument("--against", default="caballero", metavar="SEATS", help="other seats of the new table, separated by commas: bot levels or open")
    parser.add_argument("--short", action="store_true", help="play the short game")
    options = parser.parse_args()
    api = Api(options.server, os.environ.get("ELGRANDE_TOKEN"))
    try:
        if not api.token:
            api.create_guest(options.name)
        table = take_seat(api, options)
        print(f"table {table}", flush=True)
        ended = play(api, table)
    except Refused as refused:
        sys.exit(f"refused: {refused}")
    scores = ended["game"]["view"]["scores"] if ended["game"] else {}
    print("over", " ".join(f"{seat} {points}" for seat, points in scores.items()))


if __name__ == "__main__":
    main()
