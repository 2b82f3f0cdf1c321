#!/usr/bin/env python3
"""Counts the expressions that the page Writing style bans, in every text that a person reads.

  .ci/check-voice.py           prints a line per kind of text, and fails where a kind has more than its limit
  .ci/check-voice.py FILE ...  lists each finding in these files

A kind without findings stays so. The limits of the other kinds may only go down.

It also counts the sentences that commands compose themselves, around a value. A feature has one file
with the words of its output and one with those of its errors, and commands choose a case there.
"""
import functools
import pathlib
import re
import sys

BANNED = [
    re.compile(expression, re.IGNORECASE)
    for expression in [
        r"\b(stands?(?! for)|stood|standing|speaks?|spoke|spoken|hears?|heard|brings?|brought"
        r"|lies|lay|shall|fits?)\b",
        r"\b(whence|whoever|somebody|nobody|behind|anew|seldom|alone|answer(s|ed)?|at hand"
        r"|under way|one's)\b",
        r"\b(tells?|told) (of|by|how|what|which|where|who|whether|more|no)\b",
        r"\b(comes?|came|coming) (of|to|in|out|with|behind|before)\b"
        r"|\b(go|goes|went|going) on\b|\blets? go\b",
        r"\b(?!there\b)\w+ (is|are|was|were) no (?!longer\b|more\b)|\bthere (is|are|was|were) no\b",
        r"\bbut (for|in) |\bof (its|their|your|our|his) own\b|\bof \w+'s(?= |[,;:.]|$)",
        r"\b(what|all that) (is|was|are|were|has|had|does|did|comes?|came|goes|went|stays|shows"
        r"|one)\b",
        r"\bas (said|asked|typed|it is|it was|it has|they are|they were)\b"
        r"|\bnothing (is|was|of|that|can|has)\b",
        r"\b(command|row|line|fact|page|value|number|word) a (command|line|row|page|section|value"
        r"|screen)\b",
    ]
] + [re.compile(r"(^|[\s(])[MVC](?= |[,:;.']|$)")]
PUZZLE = re.compile(
    r"(What|Where|Who|How|Of|Nothing|Nobody|Somebody|There (is|are|was|were))\b[^?]*$"
)
LONG = 20

# Real uses: UIKit's own texts, the legend of a diagram, and the names of members in records.
ALLOWED = [
    "it is among what is supplied",
    "There are currently no sections in the data source. Please add a section first.",
    "stops a scroll that is under way",
    "M model, V view, C controller",
    "reads by C for a tap",
    "reads by V for a tap",
    "heights asked of C",
    "more rows than a table can lay out",
    "expect answer = 4",
    "expect answer PATH = 4",
]

# The kinds of texts: the files, and the greatest numbers of findings and of long sentences in a hundred.
KINDS = {
    "lessons": (["Sources/**/*.lesson"], 0, 5),
    "pages": (["Sources/*/*.docc/*.md"], 0, 5),
    "comments": (["Sources/**/*.swift"], 0, 5),
    "README": (["README.md"], 0, 5),
    "help and messages": (["Sources/**/*.swift"], 0, 5),
}
LESSON_TEXTS = {"lesson", "step", "challenge", "text", "hint", "say", "seen"}

# The files of commands and what they call, and those among them that are for words.
COMMANDS = [
    "Sources/Workbench/" + folder + "/**/*.swift"
    for folder in ["Commands", "Session", "Network", "Journals", "Batches", "States", "Tracing"]
] + ["Sources/Teaching/**/*.swift", "Sources/Browse/**/*.swift"]
WORDS = re.compile(
    r"(Text|Fault|Answer|Messages|Phrase|Sentence|Explanation)(\+\w+)?\.swift$|/Facts/|/Transcripts/"
)
# The greatest number of sentences that commands compose; it may only go down.
COMPOSED = 30
FIELD = re.compile(r"^\s*[-*]\s+((Parameters?|Returns|Throws|Complexity|Note)\b:?\s*)?(\w+:\s+)?")


def lesson(lines):
    """Yields the lines of the texts of a lesson; None ends a paragraph."""
    is_text = False
    for line in lines:
        if key := re.match(r"([a-z]+):\s*(.*)", line):
            yield None
            is_text = key[1] in LESSON_TEXTS
            if is_text and key[2]:
                yield key[2]
        elif is_text and line.startswith("  ") and not line.strip().startswith("|"):
            yield line.strip()
        else:
            yield None


def page(lines):
    """Yields the prose of a page."""
    is_code = False
    for line in lines:
        if line.startswith("```"):
            is_code = not is_code
            yield None
        elif is_code or line.startswith("@") or not line.strip():
            yield None
        else:
            if re.match(r"\s*([-*|#]|\d+\.)", line):
                yield None
            yield line.strip().strip("|").replace("|", " . ")


def comments(lines):
    """Yields the comments of a source."""
    is_code = False
    for line in lines:
        comment = re.match(r"\s*///?\s?(.*)$", line)
        text = comment[1] if comment else ""
        if text.strip().startswith("```"):
            is_code = not is_code
            yield None
        elif not text.strip() or is_code:
            is_code = is_code and comment is not None
            yield None
        else:
            if re.match(r"\s*([-*]|\d+\.) ", text):
                yield None
                text = FIELD.sub("", text)
            yield text.strip()


def literals(lines):
    """Yields what is in quotes in a source and has more than one word, without what is computed."""
    for line in lines:
        if line.lstrip().startswith("//"):
            continue
        for literal in re.findall(r'"((?:[^"\\]|\\.)*)"', line):
            text = re.sub(r"\\\([^)]*\)+", "X", literal)
            if " " in text.strip():
                yield text.replace('\\"', '"')
                yield None


def interpolations(line):
    """Yields each literal of a line that has a value in it, as its text without the values."""
    place = 0
    while (place := line.find('"', place)) >= 0:
        text, place, has_value = "", place + 1, False
        while place < len(line) and line[place] != '"':
            if line.startswith("\\(", place):
                has_value, place, depth, quoted = True, place + 2, 1, False
                while place < len(line) and depth:
                    quoted ^= line[place] == '"'
                    depth += 0 if quoted else {"(": 1, ")": -1}.get(line[place], 0)
                    place += 1
                text += "#"
            else:
                step = 2 if line[place] == "\\" else 1
                text += line[place : place + step]
                place += step
        place += 1
        if has_value:
            yield text


def composed(path):
    """Yields the lines in which a file composes a sentence; a command to run is none."""
    for number, line in enumerate(path.read_text(encoding="utf-8").split("\n"), 1):
        is_command = re.search(r"\b(command|line|run|perform|typed|what|rawValue)(:|\()\s*\(?\"", line)
        if line.lstrip().startswith("//") or is_command:
            continue
        for text in interpolations(line):
            if re.search(r"(^|[ #(])[A-Za-z]{2,}[ ,;:#]|[ #][A-Za-z]{2,}($|[ ,;:)])", text):
                yield f"{path}:{number}: {line.strip()[:100]}"


def paragraphs(parts):
    """Joins lines up to each None."""
    text = []
    for part in list(parts) + [None]:
        if part is None:
            if text:
                yield " ".join(text)
            text = []
        else:
            text.append(part)


def findings(text):
    """Yields what is wrong in a paragraph: the kind and the words."""
    text = re.sub(r"``[^`]*``|`[^`]*`", "X", text)
    for use in ALLOWED:
        text = text.replace(use, "X")
    for expression in BANNED:
        for match in expression.finditer(text):
            yield "banned", match[0].strip()
    for sentence in re.split(r"(?<=[.!?:])\s+", text):
        if sentence:
            yield "sentence", sentence
        if len(sentence.split()) > LONG:
            yield "long", sentence
        if PUZZLE.match(sentence):
            yield "puzzle", sentence


def texts(path, kind):
    lines = path.read_text(encoding="utf-8").split("\n")
    readers = {"lessons": lesson, "comments": comments, "help and messages": literals}
    return paragraphs(readers.get(kind, page)(lines))


def kinds(path):
    """The kinds of text in a file."""
    return [kind for kind, (globs, _, _) in KINDS.items() if any(path in places(g) for g in globs)]


@functools.cache
def places(glob):
    """The files that an expression names."""
    return sorted(pathlib.Path().glob(glob))


def files(kind):
    # UIKit's own words, lists of names and what other programs print are nobody's style.
    others = ("Sources/Benchmarks/", "Sources/JSON/", "Sources/Teaching/Measuring/Facts")
    for glob in KINDS[kind][0]:
        for path in places(glob):
            if kind != "help and messages" or not str(path).startswith(others):
                yield path


def main():
    if sys.argv[1:]:
        for path in map(pathlib.Path, sys.argv[1:]):
            for kind in kinds(path):
                for text in texts(path, kind):
                    for what, words in findings(text):
                        if what != "sentence":
                            print(f"{path}: {kind}: {what} [{words[:80]}] {text[:100]}")
        return 0
    failed = False
    print(f"{'kind':18} sentences  banned (limit)  puzzle starts  over {LONG} words")
    for kind, (_, limit, longest) in KINDS.items():
        count = {"banned": 0, "sentence": 0, "long": 0, "puzzle": 0}
        for path in files(kind):
            for text in texts(path, kind):
                for what, _ in findings(text):
                    count[what] += 1
        share = [100 * count[what] / max(1, count["sentence"]) for what in ("puzzle", "long")]
        print(
            f"{kind:18} {count['sentence']:9}  {count['banned']:6} ({limit:5})  "
            f"{share[0]:12.1f}%  {share[1]:12.1f}%"
        )
        failed = failed or count["banned"] > limit or share[1] > longest
    places_of_words = [
        place
        for path in sorted({path for glob in COMMANDS for path in places(glob)})
        if not WORDS.search(str(path))
        for place in composed(path)
    ]
    print(f"sentences that commands compose: {len(places_of_words)} ({COMPOSED})")
    if len(places_of_words) > COMPOSED:
        print("\n".join(places_of_words))
        print("write them as cases of an OutputText or a Fault")
        failed = True
    if failed:
        print("more than the page Writing style allows: .ci/check-voice.py FILE lists the places")
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
