#!/usr/bin/env python3
"""Writes examples/characters.json from the files of the Unicode Character Database.

    .ci/make-characters.py            writes the example
    .ci/make-characters.py --check    exits with 1 if the example differs

Debian's package unicode-data installs the files; --data names another folder.
"""

import argparse
import json
import pathlib
import sys

TARGET = pathlib.Path(__file__).resolve().parent.parent / "examples/characters.json"

BLOCKS = [
    "Basic Latin", "Latin-1 Supplement", "Combining Diacritical Marks", "Greek and Coptic",
    "Cyrillic", "Hebrew", "Arabic", "Devanagari", "Thai", "Currency Symbols",
    "Combining Diacritical Marks for Symbols", "Arrows", "Mathematical Operators", "Box Drawing",
    "Geometric Shapes", "Braille Patterns", "CJK Symbols and Punctuation", "Hiragana", "Katakana",
    "Halfwidth and Fullwidth Forms", "Playing Cards", "Transport and Map Symbols", "Emoticons",
    "Supplemental Symbols and Pictographs",
]

# Unassigned, controls, format controls, surrogates, private use: nothing to look at.
HIDDEN = {"Cc", "Cf", "Cs", "Co"}


def fields(path):
    """Yields the fields of a file of lines `a ; b ; c # remark`."""
    for line in path.read_text(encoding="utf-8").splitlines():
        line = line.split("#")[0].strip()
        if line:
            yield [field.strip() for field in line.split(";")]


def readable(character, name, category):
    """A title: the character, on a dotted circle where it needs one, and its name."""
    if category.startswith("M"):
        return f"\u25cc{character} {name}"
    return name if category.startswith("Z") else f"{character} {name}"


def blocks(data):
    """Yields a section for each block."""
    known = {int(row[0], 16): (row[1], row[2]) for row in fields(data / "UnicodeData.txt")}
    ranges = {name: span.split("..") for span, name in fields(data / "Blocks.txt")}
    for block in BLOCKS:
        first, last = (int(end, 16) for end in ranges[block])
        items = [
            {
                "id": f"U+{code:04X}",
                "title": readable(chr(code), *known[code]),
                "subtitle": f"U+{code:04X} · {known[code][1]}",
            }
            for code in range(first, last + 1)
            if code in known and known[code][1] not in HIDDEN
        ]
        yield {"header": block, "footer": f"U+{first:04X} to U+{last:04X}", "items": items}


def sequences(data):
    """A section of emoji that are several characters in one: flags, families, keycaps."""
    items = []
    for name in ["emoji-sequences.txt", "emoji-zwj-sequences.txt"]:
        rows = [row for row in fields(data / "emoji" / name) if " " in row[0]]
        for codes, _, words in rows[::12]:
            text = "".join(chr(int(code, 16)) for code in codes.split())
            codes = [f"U+{int(code, 16):04X}" for code in codes.split()]
            title = words.replace("\\x{23}", "#")
            items.append(
                {"id": " ".join(codes), "title": f"{text} {title}", "subtitle": " ".join(codes)}
            )
    return {"header": "Emoji sequences", "footer": "Several scalars, one character", "items": items}


def text(document):
    """The document with a row a line, as a person would keep it."""
    def write(value):
        return json.dumps(value, ensure_ascii=False)

    lines = ["{", f'  "title": {write(document["title"])},', '  "sections": [']
    for section in document["sections"]:
        rows = ",\n".join("        " + write(item) for item in section["items"])
        end = "    }" if section is document["sections"][-1] else "    },"
        lines += ["    {", f'      "header": {write(section["header"])},']
        lines += [f'      "footer": {write(section["footer"])},', '      "items": [']
        lines += [rows, "      ]", end]
    return "\n".join([*lines, "  ]", "}", ""])


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", type=pathlib.Path, default=pathlib.Path("/usr/share/unicode"))
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()
    sections = [*blocks(options.data), sequences(options.data)]
    made = text({"title": "Characters", "sections": sections})
    if not options.check:
        TARGET.write_text(made, encoding="utf-8")
    elif TARGET.read_text(encoding="utf-8") != made:
        sys.exit(f"{TARGET.name} differs from what the Unicode files give")


if __name__ == "__main__":
    main()
