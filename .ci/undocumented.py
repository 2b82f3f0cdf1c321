#!/usr/bin/env python3
"""Names the public symbols that have no documentation comment, and those that no page of their module
lists, and exits with 1 if there are any.

    .ci/undocumented.py FOLDER    a folder of *.symbols.json, as `swift package dump-symbol-graph` writes them

Witnesses of a protocol inherit its comment in the graph; what the compiler makes and extensions as such
need none. The pages of a module are those of Sources/MODULE/MODULE.docc; they list what stands at the top
level of the module.
"""

import json
import pathlib
import re
import sys


def is_ours(name):
    """Modules of C and of tests are not documented here."""
    return name != "CEditline" and not name.endswith(("Tests", "Support", "Probe", "Rules"))


def undocumented(path):
    """Yields the names of the symbols without a comment."""
    for symbol in json.loads(path.read_text(encoding="utf-8"))["symbols"]:
        is_made = "::SYNTHESIZED::" in symbol["identifier"]["precise"]
        is_block = symbol["kind"]["identifier"] == "swift.extension"
        if "docComment" not in symbol and not is_made and not is_block:
            yield ".".join(symbol["pathComponents"])


def unlisted(path, module):
    """Yields the names at the top level that no page of the module links to in a list."""
    pages = pathlib.Path("Sources", module, f"{module}.docc").glob("*.md")
    listed = set()
    for page in pages:
        listed.update(re.findall(r"^- ``([^`/]+)``$", page.read_text(encoding="utf-8"), re.MULTILINE))
    for symbol in json.loads(path.read_text(encoding="utf-8"))["symbols"]:
        name = symbol["pathComponents"][0]
        if len(symbol["pathComponents"]) == 1 and name not in listed:
            yield name


def main():
    found = 0
    graphs = sorted(pathlib.Path(sys.argv[1]).glob("*.symbols.json"))
    if not graphs:
        sys.exit(f"no symbol graphs in {sys.argv[1]}")
    for graph in graphs:
        module = graph.name.split(".")[0].split("@")[0]
        if not is_ours(module):
            continue
        for name in undocumented(graph):
            print(f"{module}: {name} has no comment")
            found += 1
        # What a module adds to another one stands in a graph of its own, and on no list of types.
        for name in unlisted(graph, module) if "@" not in graph.name else ():
            print(f"{module}: {name} is on no page")
            found += 1
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
