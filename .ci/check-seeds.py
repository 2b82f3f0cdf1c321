#!/usr/bin/env python3
"""Runs each command of the two pages on the ideas of the articles, and checks the examples and lessons that they name.

    .ci/check-seeds.py TABLETOP         fails where a command is rejected or an `expect` does not hold
    .ci/check-seeds.py TABLETOP ROW ... runs these rows only, and prints what they print

A command is a code span that begins with `tabletop`; it runs in the folder of the project.
"""
import pathlib
import re
import shlex
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
PAGES = ["Seeds.md", "SeedsOfLoading.md"]
SECONDS = 60


def rows():
    """The rows of the tables that have commands: an id, the commands, and what the last column names."""
    for page in PAGES:
        text = (ROOT / "Sources/Teaching/Teaching.docc" / page).read_text(encoding="utf-8")
        for line in text.splitlines():
            cells = [cell.strip() for cell in line.strip().strip("|").split(" | ")]
            if line.startswith("| ") and len(cells) == 4 and "`tabletop " in cells[2]:
                yield cells[0], re.findall("`(tabletop [^`]+)`", cells[2]), cells[3]


def faults(program, command, is_printed, scratch):
    """What is wrong with a command; its output goes to the log where it is asked for."""
    words = [program] + shlex.split(command.replace("/tmp/", f"{scratch}/"))[1:]
    try:
        run = subprocess.run(
            words, cwd=ROOT, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=SECONDS
        )
    except subprocess.TimeoutExpired:
        return [f"no end after {SECONDS} s"]
    if is_printed:
        print(run.stdout + run.stderr)
    if run.returncode == 0:
        return []
    return [f"status {run.returncode}"] + (run.stdout + run.stderr).splitlines()[-6:]


def is_there(name):
    """Whether an example or a lesson has this name."""
    folders = ["examples", "examples/articles"]
    lessons = (ROOT / "Sources/Teaching/Lessons").rglob(f"{name}.lesson")
    return any((ROOT / folder / name).exists() for folder in folders) or any(lessons)


def main(program, chosen, scratch):
    bad, count, ids = [], 0, []
    for row, commands, named in rows():
        if chosen and row not in chosen:
            continue
        ids.append(row)
        for name in re.findall("`([^`]+)`", named):
            if not is_there(name):
                bad.append(f"{row}: {name} is not there")
        for command in commands:
            count += 1
            found = faults(program, command, bool(chosen), scratch)
            if found:
                bad.append("\n  ".join([f"{row}: {command}"] + found))
    bad += [f"{row} is on the pages twice" for row in sorted(set(ids)) if ids.count(row) > 1]
    print(f"{len(ids)} rows, {count} commands, {len(bad)} faults")
    if bad or not count:
        sys.exit("\n".join(bad) or "no commands")


if len(sys.argv) < 2:
    sys.exit(__doc__)
with tempfile.TemporaryDirectory() as folder:
    main(str(pathlib.Path(sys.argv[1]).absolute()), sys.argv[2:], folder)
