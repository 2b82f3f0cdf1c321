#!/usr/bin/env python3
"""Names the methods of a data source or delegate that do not count, since their protocol is not declared.

    examples/xcode/undeclared.py FILE...

A class may be declared in one file and extended in others: all files are read together. The protocols and
their methods are those of Sources/TableUI/Protocols. The status is 1 if something was found.
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROTOCOLS = ROOT / "Sources" / "TableUI" / "Protocols"

# What a class has without declaring it, since it inherits it.
INHERITED = {"TableViewDiffableDataSource", "UITableViewDiffableDataSource"}


def blanked(text):
    """The text with comments and strings as blanks, so that every brace counts."""
    pattern = r'//[^\n]*|/\*.*?\*/|"""(?:.|\n)*?"""|"(?:\\.|[^"\\\n])*"'
    return re.sub(pattern, lambda m: re.sub(r"[^\n]", " ", m.group()), text, flags=re.S)


def selectors(text):
    """Each method of the outermost level of a type, by its place: its selector."""
    depth, found = 0, []
    tokens = re.finditer(r"[{}]|\bfunc\s+(\w+)(?:<[^>]*>)?\s*\(", text)
    for token in tokens:
        if token.group() == "{":
            depth += 1
        elif token.group() == "}":
            depth -= 1
        elif depth == 0:
            end = closing(text, token.end())
            labels = re.findall(r"(?:^|,)\s*(?:@\w+\s+)*(\w+)(?:\s+\w+)?\s*:", flat(text[token.end():end]))
            found.append((token.start(), f"{token.group(1)}({''.join(l + ':' for l in labels)})"))
    return found


def closing(text, start):
    """The place of the parenthesis that closes what is open at a place."""
    depth = 1
    for place in range(start, len(text)):
        depth += {"(": 1, ")": -1}.get(text[place], 0)
        if depth == 0:
            return place
    return len(text)


def flat(text):
    """A list of parameters without what stands within brackets of any kind."""
    while True:
        shorter = re.sub(r"\([^()]*\)|\[[^\[\]]*\]|<[^<>]*>", "", text)
        if shorter == text:
            return text
        text = shorter


def types(text):
    """Each declaration of a type or an extension: its name, what it declares, and its body with its place."""
    heads = re.finditer(r"\b(?:class|extension|protocol)\s+([\w.]+)(?:<[^>{]*>)?\s*(?::([^{]*))?(?:where[^{]*)?\{", text)
    for head in heads:
        depth, end = 1, head.end()
        while depth and end < len(text):
            depth += {"{": 1, "}": -1}.get(text[end], 0)
            end += 1
        bases = re.findall(r"\w+", (head.group(2) or "").split(" where ")[0])
        yield head.group(1), set(bases), text[head.end():end - 1], head.end()


def owners():
    """The protocol of each method."""
    found = {}
    for path in PROTOCOLS.glob("*.swift"):
        text = blanked(path.read_text(encoding="utf-8"))
        declared = set(re.findall(r"\bprotocol\s+(\w+)", text))
        for name, _, body, _ in types(text):
            if name in declared and name != "TableViewDataSource":
                for _, selector in selectors(body):
                    found[selector] = name
    return found


def main(paths):
    protocols, declared, methods = owners(), {}, []
    aliases = {
        "UITableViewDragDelegate": "TableViewDragging", "UITableViewDropDelegate": "TableViewDropping",
        "UITableViewDataSourcePrefetching": "TableViewPrefetching", "UIScrollViewDelegate": "ScrollDelegate",
    }
    for path in paths:
        text = blanked(pathlib.Path(path).read_text(encoding="utf-8"))
        for name, bases, body, start in types(text):
            declared.setdefault(name, set()).update(aliases.get(base, base) for base in bases)
            for place, selector in selectors(body):
                if selector in protocols:
                    line = text.count("\n", 0, start + place) + 1
                    methods.append((path, line, name, selector))
    missing = [
        method for method in methods
        if protocols[method[3]] not in declared[method[2]] and not declared[method[2]] & INHERITED
    ]
    for path, line, name, selector in missing:
        print(f"{path}:{line}: {selector} does not count: {name} does not declare {protocols[selector]}")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
