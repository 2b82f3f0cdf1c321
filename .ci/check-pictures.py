#!/usr/bin/env python3
"""Checks that pictures are well-formed and hold nothing but a drawing: no script, no reference to anything else.

    .ci/check-pictures.py FILE ...
"""
import re
import sys
import xml.etree.ElementTree as ET

ELEMENTS = set(
    "html head meta title style body figure figcaption svg g path rect circle text clipPath".split()
)


def faults(path):
    """What should not be in a picture, in words."""
    with open(path, encoding="utf-8", newline="") as file:
        text = file.read()
    if re.search("[\x00-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]", text):
        yield "a control character"
    sheet = "".join(re.findall("<style>(.*?)</style>", text, re.DOTALL))
    if "url(" in sheet or "@import" in sheet:
        yield "a style sheet that asks for something"
    texts = 0
    for element in ET.fromstring(text).iter():
        name = element.tag.rpartition("}")[2]
        texts += name == "text"
        if name not in ELEMENTS:
            yield f"<{name}>"
        for key, value in element.attrib.items():
            key = key.rpartition("}")[2]
            if key.startswith("on") or key in ("href", "src"):
                yield key
            if "url(" in value and key != "aria-label" and value != "url(#screen)":
                yield value
    if texts == 0:
        yield "no text"


def main():
    """Checks the files; the exit status is 1 where one is not as it should be."""
    found = [f"{path}: {fault}" for path in sys.argv[1:] for fault in faults(path)]
    sys.exit("\n".join(found) if found else 0)


main()
