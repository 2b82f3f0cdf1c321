extension HelpTopic {
  /// The topic about assertions.
  static let assertions = HelpTopic(
    name: "assertions",
    summary: "check output with expect: values, members and codes",
    parts: [
      .commands([
        Term("expect ok", "the last command succeeded; so does expect no error"),
        Term("expect no-row \"12\"", "it failed with this code; its message has the text"),
        Term("expect no E29", "it neither failed nor warned with this code"),
        Term("expect \"Dot\"", "its output has the text"),
        Term("expect answer = 4", "its value is 4; expect answer PATH = 4: a member"),
      ]),
      .text(
        "A read-only command is a query. Its help names the value to compare. A word after it is "
          + "a member of its output. A command that changes something is refused."
      ),
      .commands([
        Term("expect row 0 3 = Dot", "the title of a row"),
        Term("expect row 0 3 height = 44", "a member, as --format jsonl shows it"),
        Term("expect item 0 3 name.en ~ dot", "a path in the object"),
        Term("expect find 'year > 1931' = 3", "three rows match; without = 3: any row"),
      ]),
      .terms([
        Term("= !=", "equal or not: a number, on or off, nil, JSON, or the same text"),
        Term("< <= > >=", "the order of numbers, dates or texts"),
        Term("~ !~", "contains a text, ignoring case and accents, or matches /RE/"),
        Term("has, lacks", "the printed output contains a text or not"),
      ]),
      .text("`help sent` is about expect sent and expect no."),
    ]
  )

  /// The topic about assertions on the messages of a command.
  static let sent = HelpTopic(
    name: "sent",
    summary: "check the messages of a command with expect sent",
    parts: [
      .text("After `trace on`, expect checks the messages of the last command:"),
      .commands([
        Term("expect sent A, B", "in this order; others may be between"),
        Term("expect sent exactly A, B", "in this order, and no others"),
        Term("expect sent exactly vc A, B", "only from view to controller"),
        Term("expect sent A 3 times", "this number; also once, twice"),
        Term("expect sent A to CLASS", "to this receiver; by CLASS: from this sender"),
        Term("expect sent A with 0 3 = 44", "with these arguments, and this result"),
        Term("expect no A, B", "neither of these"),
      ]),
      .text("A and B are parts of names: didSelect. A difference shows both columns:"),
      .example(
        HelpExample(setup: ["trace on", "select 0 3"], line: "expect sent exactly vc didSelect")
      ),
    ]
  )
}
