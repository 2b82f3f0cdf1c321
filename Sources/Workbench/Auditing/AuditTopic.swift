extension HelpTopic {
  /// The topic about the rules of `audit`.
  static let audits = HelpTopic(
    name: "audits",
    summary: "the rules of audit, and what cures a finding",
    parts: [
      .terms([
        Term("A1 A7", "a row that can be tapped under 43.5 pt; a fixed height at AX1 to AX5"),
        Term("A2 A3", "nothing to read; the name of a file or symbol, one letter, dashes"),
        Term("A4", "accessibilityTraits without button or selected"),
        Term("A5", "contrast under 4.5:1, or 3:1 for large texts (WCAG 1.4.3)"),
        Term("A6 A19", "a text cut off at XS to XXXL; texts that overlap at XS to AX5"),
        Term("A8 A13", "a drawn text that accessibilityLabel lacks, or reads too early"),
        Term("A9", "two rows that read alike"),
        Term("A10", "actions that only a swipe reaches"),
        Term("A11", "end rows outside the edges, by a negative contentInset"),
        Term("A12 A15", "an estimate off by half; over 500 measured rows without one"),
        Term("A14", "a section without a header, if several have rows"),
        Term("A16", "no id, or one that another row has"),
        Term("A17", "a field of an earlier row in a reused cell; the first 2,000 rows"),
        Term("A18", "an arrow that right-to-left text does not turn around"),
      ]),
      .text("A row may have accessibilityLabel and accessibilityTraits as members."),
      .commands([
        Term("audit --all", "every row; without it, the rows on screen"),
        Term("audit --fix", "make the edits that cure findings, as one for `undo`"),
        Term("audit --report a.xml", "also write JUnit XML; .tap and .jsonl work too"),
      ]),
    ]
  )
}
