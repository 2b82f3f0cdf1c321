#!/usr/bin/env python3
"""Writes the width table of TextLayout from the files of the Unicode Character Database.

    .ci/make-width-table.py            writes Sources/TextLayout/WidthTableData.swift
    .ci/make-width-table.py --check    exits with 1 if the checked-in table differs

Debian's package unicode-data installs the files; --data names another folder.
"""

import argparse
import pathlib
import re
import sys

LIMIT = 0x110000
TARGET = pathlib.Path(__file__).resolve().parent.parent / "Sources/TextLayout/WidthTableData.swift"

# The bits of ScalarClass.swift.
COMPLEX, ESCAPED, EMOJI, MARK, BREAK = 4, 8, 16, 32, 64

# Classes are written as letters, in the order in which they first appear.
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"

# The grapheme break properties of scalars that can share a Character with a neighbour.
JOINING = {"Extend", "ZWJ", "SpacingMark", "Prepend", "Regional_Indicator", "L", "V", "T"}
BIDI_CONTROLS = [*range(0x202A, 0x202F), *range(0x2066, 0x206A)]


def properties(path, wanted=None):
    """Yields (code point, value) from a file of lines `range ; value # remark`."""
    for line in path.read_text(encoding="utf-8").splitlines():
        fields = [field.strip() for field in line.split("#")[0].split(";")]
        if len(fields) < 2 or (wanted is not None and fields[1] != wanted):
            continue
        ends = [int(end, 16) for end in fields[0].split("..")]
        for code in range(ends[0], ends[-1] + 1):
            yield code, fields[1]


def is_escaped(code, category):
    return (
        category in ("Cc", "Zl", "Zp")
        or code in BIDI_CONTROLS
        or 0xFDD0 <= code <= 0xFDEF
        or code & 0xFFFE == 0xFFFE
    )


def width(code, category, east_asian, grapheme_break):
    if category == "Cs":
        return 0
    if code == 0xAD or 0x600 <= code <= 0x605:
        return 1
    if category in ("Mn", "Me", "Cf") or grapheme_break in ("V", "T"):
        return 0
    if category == "Mc":
        return 1
    if grapheme_break == "Regional_Indicator" or east_asian in ("W", "F"):
        return 2
    return 1


def classes(data):
    category = dict(properties(data / "extracted/DerivedGeneralCategory.txt"))
    east_asian = dict(properties(data / "EastAsianWidth.txt"))
    grapheme_break = dict(properties(data / "auxiliary/GraphemeBreakProperty.txt"))
    emoji = {code for code, _ in properties(data / "emoji/emoji-data.txt", "Emoji")}
    result = []
    for code in range(LIMIT):
        kind, cluster = category.get(code, "Cn"), grapheme_break.get(code, "Other")
        if is_escaped(code, kind):
            bits = ESCAPED
        else:
            bits = width(code, kind, east_asian.get(code, "N"), cluster)
        bits |= COMPLEX if cluster in JOINING else 0
        bits |= EMOJI if code in emoji else 0
        bits |= MARK if kind in ("Mn", "Me") else 0
        bits |= BREAK if cluster in ("Control", "CR", "LF") else 0
        result.append(bits)
    return result


def runs(values):
    start = 0
    for index in range(1, len(values) + 1):
        if index == len(values) or values[index] != values[start]:
            yield values[start], index - start
            start = index


def swift(data):
    first_line = (data / "EastAsianWidth.txt").read_text(encoding="utf-8").splitlines()[0]
    version = re.search(r"(\d+\.\d+\.\d+)", first_line).group(1)
    letters, text = {}, ""
    for value, count in runs(classes(data)):
        letter = letters.setdefault(value, LETTERS[len(letters)])
        text += letter + (f"{count:x}" if count > 1 else "")
    lines = [text[start:start + 96] for start in range(0, len(text), 96)]
    table = "\n".join(f"    {line}\\" for line in lines).removesuffix("\\")
    values = ", ".join(str(value) for value in letters)
    return f'''/// The widths that the Unicode Character Database gives.
///
/// Written by `.ci/make-width-table.py`, not by hand.
enum WidthTableData {{
  /// The version of Unicode that the table comes from.
  static let unicodeVersion: String = "{version}"

  /// The classes that the letters in `runs` stand for, `A` first.
  static let classes: [UInt8] = [
    {values},
  ]

  /// One run after the other from U+0000: the letter of its class, its length in hexadecimal if it
  /// is longer than one.
  static let runs: String = """
{table}
    """
}}
'''


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--data", type=pathlib.Path, default=pathlib.Path("/usr/share/unicode"))
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()
    text = swift(options.data)
    if not options.check:
        TARGET.write_text(text, encoding="utf-8")
    elif TARGET.read_text(encoding="utf-8") != text:
        sys.exit(f"{TARGET} differs from what the data give.")


if __name__ == "__main__":
    main()
