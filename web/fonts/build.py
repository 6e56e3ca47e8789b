#!/usr/bin/env python3
"""Makes web/page/fonts/ from the npm package of Alegreya: the bold weight, only the characters of our languages.

    python3 -m pip install fonttools==4.68.0 brotli==1.2.1
    python3 web/fonts/build.py

Browsers load a file only for a page that has some of its characters. Figures are tabular and as high as capitals.
"""

import io
import subprocess
import tarfile
import tempfile
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

PACKAGE = "@fontsource-variable/alegreya@5.3.0"
WEIGHT = 700
FOLDER = Path(__file__).parent.parent / "page" / "fonts"
# As in css/fonts.css.
CHARACTERS = {
    "latin": [*range(0x20, 0x100), *range(0x2010, 0x2027), 0x2212],
    "latin-ext": [*range(0x100, 0x180)],
    "cyrillic": [*range(0x400, 0x460), 0x490, 0x491],
}
FEATURES = ["ccmp", "kern", "liga", "locl", "mark"]
FIGURES = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]


def package():
    """The files of the package by their names."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["npm", "pack", "--silent", PACKAGE], cwd=folder, check=True, stdout=subprocess.DEVNULL)
        with tarfile.open(next(Path(folder).glob("*.tgz"))) as archive:
            files = [member for member in archive.getmembers() if member.isfile()]
            return {member.name.removeprefix("package/"): archive.extractfile(member).read() for member in files}


def reduced(data, characters):
    """The font at one weight with these characters, compressed."""
    font = instantiateVariableFont(TTFont(io.BytesIO(data), recalcTimestamp=False), {"wght": WEIGHT})
    for table in font["cmap"].tables:
        lining = {0x30 + value: f"{name}.tf" for value, name in enumerate(FIGURES) if 0x30 + value in table.cmap}
        table.cmap.update(lining)
    options = Options()
    options.hinting = False
    options.layout_features = FEATURES
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)
    font.flavor = "woff2"
    target = io.BytesIO()
    font.save(target)
    return target.getvalue()


def main():
    files = package()
    FOLDER.mkdir(exist_ok=True)
    for name, characters in CHARACTERS.items():
        data = reduced(files[f"files/alegreya-{name}-wght-normal.woff2"], characters)
        (FOLDER / f"alegreya-{name}.woff2").write_bytes(data)
        print(f"{name}: {len(data)} bytes")
    (FOLDER / "OFL.txt").write_bytes(files["LICENSE"])


if __name__ == "__main__":
    main()
