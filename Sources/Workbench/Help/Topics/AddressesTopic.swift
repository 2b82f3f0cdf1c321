extension HelpTopic {
  /// How rows are named.
  static let addresses = HelpTopic(
    name: "addresses",
    summary: "how a row, a section or several rows are named",
    parts: [
      .text("Sections and rows count from 0, as index paths do. On a small table:"),
      .tries([
        Term("row 0 3", "section 0, row 3; 0.3 is the same"),
        Term("row #dot", "the row whose id is dot"),
        Term("row 1 last", "the last row of section 1"),
        Term("delete 0 1..2", "rows 1 and 2; 0 2..last and 0 * (every row) work too"),
        Term("rows 1", "a whole section, where a command takes one"),
        Term("select 0 3; height .", "the dot is the row last spoken of; without an address too"),
        Term("height 0 3 88", "what is set stands behind the address"),
      ]),
      .text(
        "3 alone is row 3 of a table with one section. The row last spoken of goes with its row:"
          + " inserting above keeps it. After insert it is the new row, after delete the row that"
          + " stands there now, after undo the row brought back; a failed command leaves it."
      ),
      .example(HelpExample(setup: ["row 0 3"], line: "insert before . \"New\"")),
    ]
  )
}
