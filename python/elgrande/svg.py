"""The board as SVG, for notebooks. It draws what a view holds, and nothing else."""

from __future__ import annotations

import functools
import json
from importlib import resources

COLOURS = {
    "red": "#b3261e", "blue": "#2457a6", "green": "#2e7d4f", "orange": "#d9780f", "purple": "#6f3d9b",
    "dummy": "#6b6b6b",
}
CENTRES = {
    "galicia": (175, 190), "navarra": (420, 205), "aragon": (650, 330), "cataluna": (860, 290), "castilla": (370, 420),
    "toledo": (430, 620), "valencia": (825, 585), "sevilla": (320, 815), "granada": (610, 800), "castillo": (115, 960),
    "france": (760, 55), "portugal": (95, 600),
}
LAND, SHADE, SEA, INK = "#efe3c4", "#d9c79a", "#d5e5ec", "#3c2f1c"


@functools.cache
def _board() -> dict:
    return json.loads(resources.files("elgrande").joinpath("board.json").read_text())


def draw(view: dict) -> str:
    """The view (`View.to_dict()`) as an SVG text."""
    board = _board()
    width, height = board["width"], board["height"]
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -10 {width + 330} {height + 90}" width="760" '
        'font-family="sans-serif" role="img">',
        f"<title>El Grande, round {view['round']}</title>",
        f'<rect x="0" y="-10" width="{width + 330}" height="{height + 90}" fill="{SEA}"/>',
    ]
    for area, outline in board["outlines"].items():
        fill = SHADE if area in ("france", "portugal") else LAND
        parts.append(f'<path d="{outline}" fill="{fill}" stroke="{INK}" stroke-width="2"/>')
    parts.append('<g id="castillo"><path d="M40 905h150v110h-150z" fill="#c9b58a" stroke="#3c2f1c" stroke-width="2"/></g>')
    for region, crowd in view["regions"].items():
        parts.extend(_site(region, crowd.get("caballeros", {}), crowd))
    castillo = view["castillo"]
    parts.extend(_site("castillo", castillo.get("tally") or {}, castillo))
    parts.append(_king(view["king"]))
    parts.extend(_table(view, width + 20))
    return "".join(parts) + "</svg>"


def _site(site: str, caballeros: dict[str, int], at: dict) -> list[str]:
    x, y = CENTRES[site]
    bar = "/".join(str(value) for value in at["bar"])
    parts = [_text(x, y - 34, f"{site.capitalize()} {bar}", 17)]
    groups = [(colour, count) for colour, count in caballeros.items() if count]
    for index, (colour, count) in enumerate(groups):
        left = x - 20 * len(groups) + 40 * index
        parts.append(f'<rect x="{left}" y="{y - 24}" width="34" height="34" rx="5" fill="{COLOURS[colour]}"/>')
        parts.append(_text(left + 17, y, str(count), 22, "#fff"))
    for index, colour in enumerate(at["grandes"]):
        left = x - 20 * len(at["grandes"]) + 40 * index
        parts.append(f'<rect x="{left}" y="{y + 14}" width="34" height="44" rx="5" fill="{COLOURS[colour]}" stroke="#fff" '
                     'stroke-width="3"/>')
        parts.append(_text(left + 17, y + 44, "G", 22, "#fff"))
    if at["tile"]:
        parts.append(_text(x, y + 78, f"{at['tile']} tile", 16))
    return parts


def _king(place: str) -> str:
    x, y = CENTRES[place]
    return (f'<g transform="translate({x + 78} {y - 14})"><circle r="24" fill="#f3c530" stroke="{INK}" stroke-width="3"/>'
            f"{_text(0, 9, 'K', 26)}</g>")


def _table(view: dict, left: int) -> list[str]:
    parts = [f'<rect x="{left - 15}" y="-10" width="345" height="1060" fill="{SEA}"/>']
    parts += [_text(left, 30, f"Round {view['round']} of {view['rounds']['last']}", 26, anchor="start")]
    for index, place in enumerate(view["standing"]["places"]):
        colour, y = place["player"], 90 + 92 * index
        played = view["played"].get(colour)
        card = "" if played is None else f", card {played['power']}{played['modifier'] or ''}"
        parts.append(f'<rect x="{left}" y="{y - 30}" width="16" height="66" rx="4" fill="{COLOURS[colour]}"/>')
        parts.append(_text(left + 26, y - 6, f"{colour.capitalize()}: {place['score']} points", 24, anchor="start"))
        supply = f"court {view['courts'][colour]}, province {view['provinces'][colour]}{card}"
        parts.append(_text(left + 26, y + 24, supply, 18, anchor="start"))
    for index, offer in enumerate(view["offers"]):
        taken = f" ({offer['by']})" if offer["by"] else ""
        parts.append(_text(left, 590 + 30 * index, offer["card"] + taken, 20, anchor="start"))
    if view["asked"]:
        parts.append(_text(left, 770, "To decide: " + ", ".join(view["asked"]), 20, anchor="start"))
    return parts


def _text(x: float, y: float, text: str, size: int, fill: str = INK, anchor: str = "middle") -> str:
    return f'<text x="{x}" y="{y}" font-size="{size}" fill="{fill}" text-anchor="{anchor}">{text}</text>'
