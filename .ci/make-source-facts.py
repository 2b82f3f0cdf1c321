#!/usr/bin/env python3
"""Writes what the workbench knows of the sources of the wirings.

    .ci/make-source-facts.py            writes Sources/Teaching/Measuring/Facts and the two files of facts of the trace
    .ci/make-source-facts.py --check    exits with 1 if one of them is out of date

A wiring's file has a line for each of its own files, with its lines of code; below it a line for each method (its
first and last line, the protocol of the table view or "-", its name) and the text; then a line for each file that the
wiring leans on. `methods.facts` has each class with the class that it inherits from, and where its methods are declared.
`messages.facts` has the messages that a trace can show, then, after an empty line, the classes that can receive them.
"""

import argparse
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent / "Sources"
TARGET = ROOT / "Teaching/Measuring/Facts"
PLACES = ROOT / "Workbench/Tracing/methods.facts"
MESSAGES = ROOT / "Workbench/Tracing/messages.facts"

DECLARATION = re.compile(r"(?:@\w+ |public |open |package |final )*(?:class|struct|protocol|enum) (\w+)")
CLASS = re.compile(r"(?:@\w+ |public |open |package |final )*class (\w+)")
OTHER = re.compile(
    r"(?:@\w+ |public |package |private |fileprivate )*(?:extension|struct|enum|protocol) (\w+)"
)
SURROUNDING = re.compile(r"(?:@MainActor )?(?:public |package )?(?:protocol|extension) (\w+)")
METHOD = re.compile(
    r"( *)(?:@\w+ |public |open |package |private |static |class |override |final )*func (\w+)[^(]*\("
)
WIRING = re.compile(r"static let (\w+) = Wiring\(")
SPOKEN = re.compile(r'"(?:\w+\.)?(\w+\([\w:]*\))')

# No method needs more lines than these to name its parameters.
LONGEST_HEADER = 30


def is_comment(line):
    return line.lstrip(" ").startswith("//")


class Method:
    """A method: its lines, from its comment to the line that closes it, and the line that says its name."""

    def __init__(self, name, first, last, line):
        self.name, self.first, self.last, self.line = name, first, last, line


class Source:
    """A file: its lines, the types that it declares and the words that its code uses."""

    def __init__(self, path):
        self.path = path.relative_to(ROOT).as_posix()
        self.lines = path.read_text(encoding="utf-8").removesuffix("\n").split("\n")
        code = [line for line in self.lines if not is_comment(line)]
        self.code_lines = sum(bool(line.strip(" ")) for line in code)
        self.words = set(re.findall(r"[0-9A-Za-z_]+", "\n".join(code)))
        found = (DECLARATION.match(line) for line in code)
        self.declared = {match[1] for match in found if match}
        # A file of extensions belongs to the type that it extends.
        if "+" in path.name:
            self.declared.add(path.name.split("+")[0])
        self.methods = [method for index in range(len(self.lines)) if (method := self.method(index))]

    def method(self, index):
        match = METHOD.match(self.lines[index])
        if not match:
            return None
        indent, name = match[1], match[2]
        first = index
        while first > 0 and is_comment(self.lines[first - 1]):
            first -= 1
        opening = " ".join(self.lines[index : index + LONGEST_HEADER])
        header = next((at for at in range(index, len(self.lines)) if ")" in self.lines[at]), index)
        # A body that begins and ends on one line, or that closes where the method began.
        if header == index and "{" in self.lines[index] and self.lines[index].endswith("}"):
            last = index
        else:
            last = next((at for at in range(index + 1, len(self.lines)) if closes(self.lines[at], indent)), index)
        return Method(f"{name}({labels(opening[match.end():])})", first + 1, last + 1, index + 1)

    def type_around(self, method):
        """The protocol or the extended type that a method stands in."""
        for line in reversed(self.lines[: method.line]):
            if match := SURROUNDING.match(line):
                return match[1]
        return ""


def closes(line, indent):
    return line == indent + "}" or line.startswith(indent + ")") and line.endswith("}")


def labels(text):
    """The labels between the brackets of a declaration."""
    depth, part, parts = 0, "", []
    for character in text:
        if character == ")" and depth == 0:
            break
        depth += (character in "([{<") - (character in ")]}>")
        if character == "," and depth == 0:
            parts.append(part)
            part = ""
        else:
            part += character
    words = [part.split()[0] for part in parts + [part] if part.split()]
    return "".join(word if word.endswith(":") else word + ":" for word in words)


def parent(header):
    """The first name behind the colon, which is that of a class if there is one."""
    depth = 0
    for index, character in enumerate(header):
        # A colon between angle brackets belongs to a generic parameter.
        depth += (character == "<") - (character == ">")
        if character == ":" and depth == 0:
            return re.match(r"\w*", header[index + 1 :].lstrip(" "))[0]
    return ""


def sources(folder):
    return [Source(path) for path in sorted((ROOT / folder).rglob("*.swift"), key=lambda path: path.as_posix())]


class Maker:
    """What all files are made of."""

    def __init__(self):
        self.wirings = sources("Wirings")
        # How rows are fetched page by page is the same for all, so it says nothing about one.
        self.supports = [
            source
            for source in sources("TableAdapters") + sources("TableStore")
            if source.path in ["TableStore/SectionStore.swift", "TableStore/Requests/DataModel.swift"]
            or source.path.startswith("TableAdapters/") and "/Loading/" not in source.path
        ]
        self.protocols = {}
        for source in sources("TableUI/Protocols"):
            for method in source.methods:
                name = source.type_around(method)
                if name.startswith(("TableView", "Scroll")):
                    self.protocols[method.name] = name
        # The methods that a message speaks of; what measures the wirings names methods only to look them up.
        self.spoken = set()
        self.sent = set(self.protocols)
        for module in ["TableUI", "TableAdapters", "TableStore", "Wirings", "Workspace", "Workbench", "Teaching"]:
            for source in sources(module):
                if "/Measuring/" not in source.path:
                    found = SPOKEN.findall("\n".join(source.lines))
                    self.spoken.update(found)
                    if module not in ["Workbench", "Teaching"]:
                        self.sent.update(found)

    def files(self):
        """Yields the path and the text of each file."""
        yield PLACES, self.places()
        yield MESSAGES, self.messages()
        for source in self.wirings:
            for line in source.lines:
                if match := WIRING.search(line):
                    yield TARGET / f"{match[1]}.facts", self.facts(source)

    def facts(self, main):
        own = self.own_files(main)
        lines = []
        for source in own:
            lines.append(f"file {source.code_lines} {source.path}")
            for method in source.methods:
                owner = self.protocols.get(method.name, "-")
                lines.append(f"method {method.first} {method.last} {owner} {method.name}")
            lines += ["  " + line if line else "" for line in source.lines]
        for source in self.leaned_files(own):
            lines.append(f"support {source.code_lines} {source.path}")
        return "\n".join(lines) + "\n"

    def own_files(self, main):
        """The file that declares a wiring, then those beside it whose types it names."""
        found = [main]
        for next_one in found:
            for source in self.wirings:
                if source not in found and source.declared & next_one.words:
                    if not source.path.endswith("/Wiring.swift"):
                        found.append(source)
        return found

    def leaned_files(self, own):
        """Every file of the libraries whose types are named, by the wiring or by such a file."""
        found, waiting = [], list(own)
        while waiting:
            words = waiting.pop().words
            for source in self.supports:
                if source not in found and source.declared & words:
                    found.append(source)
                    waiting.append(source)
        return sorted(found, key=lambda source: source.path)

    def messages(self):
        """The messages, then the classes of the libraries."""
        classes = set()
        for module in ["TableUI", "TableAdapters", "TableStore", "Wirings"]:
            for source in sources(module):
                found = (CLASS.match(line.lstrip(" ")) for line in source.lines)
                classes.update(match[1] for match in found if match and match[1][0].isupper())
        return "\n".join([*sorted(self.sent), "", *sorted(classes)]) + "\n"

    def places(self):
        """Each class with what it inherits from, then a file with its methods, each behind its line."""
        parents, methods = {}, {}
        for source in self.wirings + self.supports:
            owners = []
            for index, line in enumerate(source.lines):
                if match := CLASS.match(line):
                    header = " ".join(source.lines[index : index + LONGEST_HEADER]).split("{")[0]
                    parents[match[1]] = parent(header)
                    owners.append((index, match[1]))
                elif match := OTHER.match(line):
                    owners.append((index, match[1]))
            named = {}
            for method in source.methods:
                # What stands deeper belongs to a type within.
                if method.name in self.spoken and re.match("  [^ ]", source.lines[method.line - 1]):
                    owner = [name for index, name in owners if index < method.line]
                    if owner:
                        named.setdefault(owner[-1], []).append(f"    {method.line} {method.name}")
            for name, lines in named.items():
                methods.setdefault(name, []).extend([f"  {source.path}", *lines])
        names = {name for name, found in parents.items() if found} | methods.keys()
        lines = [line for name in sorted(names) for line in [f"{name}: {parents.get(name, '')}".rstrip(), *methods.get(name, [])]]
        return "\n".join(lines) + "\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    check = parser.parse_args().check
    wrong = False
    for path, text in Maker().files():
        if check and (not path.exists() or path.read_text(encoding="utf-8") != text):
            print(f"{path.relative_to(ROOT.parent)} is out of date: run {sys.argv[0]}")
            wrong = True
        elif not check:
            TARGET.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")
    sys.exit(1 if wrong else 0)


main()
