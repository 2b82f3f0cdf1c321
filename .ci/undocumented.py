#!/usr/bin/env python3
"""Names the public symbols that have no documentation comment, and exits with 1 if there are any.

    .ci/undocumented.py FOLDER    a folder of *.symbols.json, as `swift package dump-symbol-graph` writes them

Witnesses of a protocol inherit its comment in the graph; what the compiler makes needs none.
"""

import json
import pathlib
import sys


def is_ours(name):
    """Modules of C and of tests are not documented here."""
    return name != "CEditline" and not name.endswith(("Tests", "Support", "Probe"))


def undocumented(path):
    """Yields the names of the symbols without a comment."""
    for symbol in json.loads(path.read_text(encoding="utf-8"))["symbols"]:
        is_made = "::SYNTHESIZED::" in symbol["identifier"]["precise"]
        if "docComment" not in symbol and not is_made:
            yield ".".join(symbol["pathComponents"])


def main():
    found = 0
    graphs = sorted(pathlib.Path(sys.argv[1]).glob("*.symbols.json"))
    if not graphs:
        sys.exit(f"no symbol graphs in {sys.argv[1]}")
    for graph in graphs:
        module = graph.name.split(".")[0].split("@")[0]
        for name in undocumented(graph) if is_ours(module) else ():
            print(f"{module}: {name}")
            found += 1
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
