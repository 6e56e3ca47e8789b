"""The board as text. It shows what a view holds, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence


def draw(view: dict) -> str:
    """The view (`View.to_dict()`) as lines of text."""
    head = f"round {view['round']} of {view['rounds']['last']}, king in {view['king']}"
    parts = [[head], _board(view), _players(view), _cards(view), _own(view)]
    return "\n".join(line for part in parts for line in part) + "\n"


def _board(view: dict) -> list[str]:
    colours = view["players"] + [colour for colour in view["provinces"] if colour not in view["players"]]
    rows = [["", "points", *colours, ""]]
    for name, site in view["regions"].items():
        rows.append(_site(view, name, site, site["caballeros"], colours))
    castillo = view["castillo"]
    tally = castillo.get("tally")
    rows.append(_site(view, "castillo", castillo, dict.fromkeys(colours, "?") if tally is None else tally, colours))
    return _aligned(rows)


def _site(view: dict, name: str, site: dict, caballeros: dict, colours: Sequence[str]) -> list[str]:
    marks = ["king"] if view["king"] == name else []
    marks += [f"grande of {colour}" for colour in site["grandes"]]
    marks += [f"{site['tile']} tile"] if site["tile"] else []
    bar = "/".join(str(value) for value in site["bar"])
    return [name, bar, *(str(caballeros.get(colour) or ".") for colour in colours), ", ".join(marks)]


def _players(view: dict) -> list[str]:
    rows = [["", "score", "court", "province", "power card"]]
    for colour in view["players"]:
        played = view["played"].get(colour)
        card = "" if played is None else f"{played['power']}{played['modifier'] or ''}"
        numbers = (view[name][colour] for name in ("scores", "courts", "provinces"))
        rows.append([colour, *(str(number) for number in numbers), card])
    return _aligned(rows)


def _cards(view: dict) -> list[str]:
    offers = [offer["card"] + (f" ({offer['by']})" if offer["by"] else "") for offer in view["offers"]]
    asked = [f"to act: {', '.join(view['asked'])}"] if view["asked"] else ["the game is over"]
    return ["action cards: " + ", ".join(offers), *asked]


def _own(view: dict) -> list[str]:
    own = view.get("own")
    if own is None:
        return []
    cards = " ".join(str(card) for card in [*own["hand"], *own["modifiers"]])
    return [f"hand of {own['player']}: {cards}"]


def _aligned(rows: list[list[str]]) -> list[str]:
    """The first column on the left, numbers on the right, the last column as it is."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = []
    for first, *numbers, last in rows:
        cells = [first.ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(numbers, widths[1:])), last]
        lines.append("  ".join(cells).rstrip())
    return ["", *lines, ""]
