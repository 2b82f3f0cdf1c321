// The parts of the page's script that need no browser: `node --test .ci/page.test.mjs`.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const script = readFileSync(new URL("../Sources/Page/Resources/page.js", import.meta.url), "utf8");
// What makes nodes stands below this line.
const [pure, rest] = script.split("// --- nodes ---");
assert.ok(rest, "the script has no part for nodes");
const names = ["emptyState", "reduce", "orderedBlocks", "traceLine", "passes", "factsOf", "settable", "fill", "recordedStates", "scale"];
const source = `${pure}\nexport { ${names.join(", ")} };`;
const page = await import(`data:text/javascript,${encodeURIComponent(source)}`);

const block = (k, y, more = {}) =>
  ({ k, frame: [0, y, 390, 44], level: 1, flags: "", content: { kind: "row", label: k, items: [] }, ...more });

test("a state and an update are the next state, and the old one stays", () => {
  const first = page.reduce(page.emptyState(), "state",
    { seq: 4, set: { name: "a", batch: true }, blocks: [block("=a", 0), block("=b", 44)] });
  const next = page.reduce(first, "update", {
    from: 4, seq: 5, set: { name: "b" }, unset: ["batch"], remove: ["=a"],
    put: [block("=c", 88)], frames: [["=b", [0, 0, 390, 44], "focused", [0, 0]]],
  });
  assert.equal(next.seq, 5);
  assert.deepEqual(next.set, { name: "b" });
  assert.deepEqual([...next.blocks.keys()], ["=b", "=c"]);
  assert.deepEqual(next.blocks.get("=b"), block("=b", 0, { flags: "focused", at: [0, 0] }));
  assert.equal(next.blocks.get("=b").content, first.blocks.get("=b").content);
  assert.deepEqual(first.set, { name: "a", batch: true });
  assert.deepEqual([...first.blocks.keys()], ["=a", "=b"]);
  assert.equal(first.blocks.get("=b").flags, "");
});

test("an update that follows another state is no state", () => {
  assert.equal(page.reduce({ ...page.emptyState(), seq: 3 }, "update", { from: 4, seq: 5 }), null);
});

test("blocks are in the order of reading, a header before the rows below it", () => {
  const blocks = [
    block("row", 0), block("floating", 0, { level: 2 }), block("ground", 900, { level: 0 }),
    block("right", 44, { frame: [195, 44, 195, 44] }), block("left", 44),
  ];
  const state = page.reduce(page.emptyState(), "state", { seq: 1, set: {}, blocks });
  assert.deepEqual(page.orderedBlocks(state).map(({ k }) => k), ["ground", "floating", "row", "left", "right"]);
});

test("a line of a trace has its lanes and its row", () => {
  for (const [line, from, to, at, method] of [
    ["1 ·→V person → TableView  touch 0 2  [ours]", 0, 1, [0, 2], undefined],
    ["12 V→C   TableView → C  tableView(_:cellForRowAt:) 3 14 = ItemCell", 1, 2, [3, 14], "tableView(_:cellForRowAt:)"],
    ["7 C→M   C → SectionStore  remove(_:)", 2, 3, null, "remove(_:)"],
    ["no line of a trace", 1, 1, null, undefined],
  ]) assert.deepEqual(page.traceLine(line), { from, to, at, method }, line);
});

test("lines of a trace are filtered by lanes and words", () => {
  const lines = [
    "1 ·→V person → TableView  touch 0 2", "2 V→V   TableView → ItemCell  setSelected(_:animated:) true",
    "3 V→C   TableView → C  tableView(_:didSelectRowAt:) 0 2",
  ];
  for (const [words, wanted] of [
    ["", [0, 1, 2]], ["select", [1, 2]], ["vc", [2]], ["VC select", [2]], ["vv did", []], ["pv", [0]], ["x", []],
  ]) {
    assert.deepEqual(lines.filter((line) => page.passes(line, words)), wanted.map((one) => lines[one]), words);
  }
});

test("the facts of a tab have their names", () => {
  const set = { "tab/row//row": 1, "tab/trace//trace": 2, "tab/errors//problem 3": 4, name: "x" };
  assert.deepEqual([...page.factsOf(set, "errors")], [["problem 3", 4]]);
});

test("a value of a property is written as `set` reads it", () => {
  for (const [text, words] of [
    ["44 pt", "44"], ["on", "on"], ["top 1, left 2, bottom 3, right 4 pt", `"1 2 3 4"`],
    ["two words", '"two words"'], ["a \"b\"", '"a \\"b\\""'], ["", '""'], ["-0.5 pt", "-0.5"],
  ]) assert.equal(page.settable(text), words);
});

test("values that come again are put in their places", () => {
  const shared = ["first text", ["~0", "~0 7"], { text: "~1" }];
  assert.deepEqual(page.fill(shared, shared), ["first text", ["first text", "7 first text"],
    { text: ["first text", "7 first text"] }]);
  assert.deepEqual(page.fill({ a: "~1", b: "~~1", c: "~~~ 5", d: null, e: "2 ~0" }, shared),
    { a: ["first text", "7 first text"], b: "~1", c: "~~ 5", d: null, e: "2 ~0" });
});

test("a session has its states", () => {
  const states = page.recordedStates({
    shared: ["a long name"],
    steps: {
      first: { seq: 3, set: { name: "~0" }, blocks: [block("=a", 0)] },
      updates: [
        { from: 3, seq: 4, set: { name: "b" } },
        { from: 4, seq: 5, set: { name: "~0" }, remove: ["=a"] },
      ],
    },
  });
  assert.deepEqual(states.map(({ seq, set, blocks }) => [seq, set.name, blocks.size]),
    [[3, "a long name", 1], [4, "b", 1], [5, "a long name", 0]]);
});

test("a spacer is at most as high as browsers show, and reaches both ends", () => {
  for (const [content, height, spacer, ratio] of [
    [300, 528, 300, 1], [528, 528, 528, 1], [1000, 528, 1000, 1],
    [440_000_000, 528, 8_000_000, (440_000_000 - 528) / (8_000_000 - 528)],
  ]) assert.deepEqual(page.scale(content, height), { spacer, ratio });
});
