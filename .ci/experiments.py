#!/usr/bin/env python3
"""Keeps the patches of `experiment` true: they apply to the sources, and the result compiles.

    .ci/experiments.py [NAME ...]                   applies each patch and type-checks the results
    .ci/experiments.py --apply                      applies each patch, without the compiler
    .ci/experiments.py --update                     also rewrites the patches for sources that moved
    .ci/experiments.py --take NAME WIRING FOLDER    writes the patch of a wiring from changed copies,
                                                    at their paths below FOLDER

A file of Sources/Teaching/Measuring/Experiments has the seven patches of one experiment, as unified differences with paths
below `Sources`; behind the numbers of a part stands the method around it. All seven are applied to one copy of the sources, so
that the compiler runs once for each module: no two wirings may change the same file in two ways.
"""

import argparse
import difflib
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
SOURCES = ROOT / "Sources"
FOLDER = SOURCES / "Teaching/Measuring/Experiments"
MODULES = ROOT / ".build/debug/Modules"
# The C modules that the libraries are built on.
C_MODULES = [
    word
    for name in ["CFiles", "CSQLite", "CPostgres"]
    for word in ["-Xcc", f"-fmodule-map-file={ROOT / f'.build/debug/{name}.build/module.modulemap'}"]
]
WIRINGS = ["monolith", "array", "items", "generators", "datamodel", "container", "fetched"]

# The modules that a patch may change, lowest first.
LAYERS = ["TableUI", "TableStore", "TableAdapters", "Wirings"]
HUNK = re.compile(r"@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@ ?(.*)")
FUNC = re.compile(r"( *)(?:@\w+ |public |open |package |private |static |class |override |final )*(?:func (\w+)|(init)\b)")


class Problem(Exception):
    pass


class Patch:
    """The patch of one wiring: its header lines, then for each file its parts."""

    def __init__(self, wiring):
        self.wiring, self.notes, self.files = wiring, [], []


def read(path):
    """The header lines of an experiment and its patches."""
    header, patches = [], []
    for line in path.read_text(encoding="utf-8").splitlines():
        files = patches[-1].files if patches else []
        if files and waits(files[-1][1]):
            files[-1][1][-1][1].append(line or " ")
        elif line.startswith("wiring: "):
            patches.append(Patch(line.removeprefix("wiring: ")))
        elif not patches:
            header.append(line)
        elif line.startswith("--- "):
            files.append([(line[4:], False), []])
        elif line.startswith("+++ "):
            files[-1][0] = (line[4:], files[-1][0][0] == "/dev/null")
        elif match := HUNK.match(line):
            numbers = [int(match[1]), int(match[2] or 1), int(match[3]), int(match[4] or 1)]
            files[-1][1].append((numbers, []))
        elif line:
            patches[-1].notes.append(line)
    return header, patches


def waits(hunks):
    """Whether the last part lacks lines."""
    if not hunks:
        return False
    numbers, lines = hunks[-1]
    old = sum(line[0] != "+" for line in lines)
    new = sum(line[0] != "-" for line in lines)
    return old < numbers[1] or new < numbers[3]


def apply(lines, hunks, path, is_loose):
    """The lines of a file after its parts."""
    result, done = [], 0
    for numbers, part in hunks:
        old = [line[1:] for line in part if line[0] != "+"]
        start = max(0, numbers[0] - 1) if old else numbers[0]
        part, start = place(lines, part, start, done, is_loose)
        old = [line[1:] for line in part if line[0] != "+"]
        if start is None or lines[start : start + len(old)] != old:
            raise Problem(f"{path}:{numbers[0]}: the lines of the patch are not here")
        result += lines[done:start] + [line[1:] for line in part if line[0] != "-"]
        done = start + len(old)
    return result + lines[done:]


def place(lines, part, start, done, is_loose):
    """The part and where it belongs; loosely, near its place and without its outermost lines."""
    if not is_loose:
        return part, start
    for _ in range(3):
        old = [line[1:] for line in part if line[0] != "+"]
        found = [at for at in range(done, len(lines) - len(old) + 1) if lines[at : at + len(old)] == old]
        if found:
            return part, min(found, key=lambda at: abs(at - start))
        head = 1 if part[0][0] == " " else 0
        part = part[head : -1 if part[-1][0] == " " else None]
        start += head
    return part, None


def differences(path, old, new):
    """The patch of a file as text: a part for each method, with at most three lines around the changed ones."""
    lines = [f"--- {path if old is not None else '/dev/null'}", f"+++ {path}"]
    if old is None:
        return lines + [f"@@ -0,0 +1,{len(new)} @@"] + ["+" + line for line in new]
    codes = [code for code in difflib.SequenceMatcher(None, old, new, autojunk=False).get_opcodes() if code[0] != "equal"]
    parts = []
    for kind, old_start, old_end, new_start, new_end in codes:
        # A run of added lines begins as far below as it can: at a comment, not at the brace above it.
        while kind == "insert" and new_end < len(new) and new[new_start] == new[new_end]:
            old_start, old_end, new_start, new_end = old_start + 1, old_end + 1, new_start + 1, new_end + 1
        name = method(old, new, (old_start, old_end), (new_start, new_end))
        run = (old_start, old_end, new_start, new_end)
        # Six lines between two runs are the context of both.
        if parts and parts[-1][0] == name and old_start - parts[-1][1][-1][1] <= 6:
            parts[-1][1].append(run)
        else:
            parts.append((name, [run]))
    done = 0
    for index, (name, runs) in enumerate(parts):
        gap = parts[index + 1][1][0][0] - runs[-1][1] if index + 1 < len(parts) else len(old) - runs[-1][1]
        tail = min(3, gap // 2 if index + 1 < len(parts) else gap)
        head = min(3, runs[0][0] - done)
        start = runs[0][0] - head
        text, at = [], start
        for old_start, old_end, new_start, new_end in runs:
            text += [" " + line for line in old[at:old_start]]
            text += ["-" + line for line in old[old_start:old_end]] + ["+" + line for line in new[new_start:new_end]]
            at = old_end
        text += [" " + line for line in old[at : at + tail]]
        done = at + tail
        counts = [sum(line[0] != mark for line in text) for mark in "+-"]
        place = f"@@ -{start + 1},{counts[0]} +{runs[0][2] - head + 1},{counts[1]} @@ {name}"
        lines += [place.rstrip(" ")] + [line.rstrip(" ") if line == " " else line for line in text]
    return lines


def method(old, new, removed, added):
    """The method that a run of changed lines declares or belongs to."""
    names = around(new)[added[0] : added[1]] or around(old)[removed[0] : removed[1]]
    return next((name for name in names if name), "")


def around(lines):
    """For each line the method that it belongs to, with its labels; "" outside of methods."""
    result, name, indent = [], "", ""
    for index, line in enumerate(lines):
        if match := FUNC.match(line):
            if line.lstrip().startswith(("func", "public", "open", "package", "private", "static", "override", "init", "class")):
                text = " ".join(lines[index : index + 12])
                rest = text[text.index("(") + 1 :] if "(" in text else ""
                name, indent = f"{match[2] or 'init'}({labels(rest)})", match[1]
        elif line == indent[2:] + "}" and len(indent) >= 2:
            name = ""
        result.append(name)
        if line == indent + "}" or (name and line.startswith(indent) and line.endswith("}") and FUNC.match(line)):
            name = ""
    return result


def labels(text):
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


def source(path):
    found = SOURCES / path
    return found.read_text(encoding="utf-8").splitlines() if found.exists() else None


def write(path, header, patches):
    """Writes an experiment; a patch is a wiring, notes and lines."""
    lines = list(header)
    for patch in patches:
        lines += [f"wiring: {patch.wiring}", *patch.notes, *patch.lines, ""]
    path.write_text("\n".join(lines).rstrip("\n") + "\n", encoding="utf-8")


def check(path, is_update):
    """The changed files of an experiment, by path."""
    header, patches = read(path)
    if [patch.wiring for patch in patches] != WIRINGS:
        raise Problem(f"{path.name}: expected a patch for each of {', '.join(WIRINGS)}")
    changed = {}
    for patch in patches:
        patch.lines = []
        for (name, is_new), hunks in patch.files:
            old = source(name)
            if is_new != (old is None):
                raise Problem(f"{path.name}: {name} is {'already' if is_new else 'not'} here")
            new = apply(old or [], hunks, f"{path.name}: {patch.wiring}: {name}", is_update)
            if changed.setdefault(name, new) != new:
                raise Problem(f"{path.name}: two wirings change {name} in two ways")
            patch.lines += differences(name, old, new)
    if is_update:
        write(path, header, patches)
    else:
        text = path.read_text(encoding="utf-8")
        write(path, header, patches)
        if path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
            raise Problem(f"{path.name} is not as `{sys.argv[0]} --update` writes it")
    return changed


def compile(name, changed):
    """Type-checks the modules with changed files, and those of the same layers above them."""
    with tempfile.TemporaryDirectory() as scratch:
        scratch = pathlib.Path(scratch)
        first = min(LAYERS.index(file.split("/")[0]) for file in changed)
        for layer in LAYERS[first:]:
            own = {file: lines for file, lines in changed.items() if file.startswith(layer + "/")}
            if not own and layer != LAYERS[-1]:
                continue
            copy = scratch / "Sources" / layer
            shutil.copytree(SOURCES / layer, copy)
            for file, lines in own.items():
                target = scratch / "Sources" / file
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_text("\n".join(lines) + "\n", encoding="utf-8")
            action = ["-typecheck"] if layer == LAYERS[-1] else ["-emit-module", "-o", scratch / f"{layer}.swiftmodule"]
            words = ["swiftc", *action, "-module-name", layer, "-I", scratch, "-I", MODULES, *C_MODULES]
            words += flags()
            words += sorted(copy.rglob("*.swift"))
            done = subprocess.run([str(word) for word in words], capture_output=True, text=True, cwd=scratch)
            if done.returncode != 0:
                raise Problem(f"{name}: {layer} does not compile\n{done.stdout}{done.stderr}")


def flags():
    package = (ROOT / "Package.swift").read_text(encoding="utf-8")
    words = ["-swift-version", "6", "-package-name", package_name(), "-enable-testing", "-parse-as-library", "-wmo"]
    words += ["-strict-memory-safety", "-warnings-as-errors", "-DSWIFT_PACKAGE", "-DDEBUG"]
    for feature in re.findall(r'enableUpcomingFeature\("(\w+)"\)', package):
        words += ["-enable-upcoming-feature", feature]
    return words


def package_name():
    """The name of the package, as the build gave it to the compiler."""
    description = ROOT / ".build/debug.yaml"
    found = re.search(r'"-package-name","(\w+)"', description.read_text()) if description.exists() else None
    return found[1] if found else ROOT.name


def take(name, wiring, folder):
    path = FOLDER / f"{name}.experiment"
    header, patches = read(path)
    folder = pathlib.Path(folder)
    for patch in patches:
        patch.lines = [line for (file, is_new), hunks in patch.files
                       for line in differences(file, source(file), apply(source(file) or [], hunks, file, True))]
        if patch.wiring == wiring:
            files = sorted(file.relative_to(folder).as_posix() for file in folder.rglob("*.swift"))
            patch.lines = [line for file in files
                           for line in differences(file, source(file), (folder / file).read_text().splitlines())]
    write(path, header, patches)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--apply", action="store_true")
    parser.add_argument("--update", action="store_true")
    parser.add_argument("--take", nargs=3)
    parser.add_argument("names", nargs="*")
    words = parser.parse_args()
    if words.take:
        return take(*words.take)
    paths = sorted(FOLDER.glob("*.experiment"))
    changed = {path.stem: check(path, words.update) for path in paths}
    if words.apply:
        return
    for name, files in changed.items():
        if words.names and name not in words.names:
            continue
        compile(name, files)
        print(f"{name}: {len(files)} changed files compile")


try:
    main()
except Problem as problem:
    sys.exit(str(problem))
