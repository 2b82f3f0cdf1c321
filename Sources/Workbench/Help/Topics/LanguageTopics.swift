extension HelpTopic {
  /// The topic about addresses.
  static let addresses = HelpTopic(
    name: "addresses",
    summary: "name a row, a section or several rows",
    parts: [
      .text("Sections and rows count from 0, as in index paths. On a small table:"),
      .tries([
        Term("row 0 3", "section 0, row 3; also 0.3"),
        Term("row #dot", "the row with the id dot"),
        Term("row 1 last", "the last row of section 1"),
        Term("delete 0 1..2", "rows 1 and 2; also 0 2..last, 0 * (a section) and * (all)"),
        Term("rows 1", "a whole section"),
        Term("select 0 3; height .", "the dot is the current row; you may omit it"),
        Term("height 0 3 88", "values follow the address"),
      ]),
      .text(

        "In a one-section table, 3 means row 3. The current row is the row of the last "
          + "command. It follows its row when you insert above it. After insert it is the new "
          + "row, after delete the next row, after undo the restored row. A failed command "
          + "does not change it."
      ),
      .example(HelpExample(setup: ["row 0 3"], line: "insert before . \"New\"")),
    ]
  )
}

extension HelpTopic {
  /// The topic about form fields: the keys that let a row accept a value.
  static let forms = HelpTopic(
    name: "forms",
    summary: "keys of rows that accept input",
    parts: [
      .text(

        "The key cell names the kind: text, phone, date, choice, switch or button. The key "
          + "value, or the key that field names, stores the value. Optional keys:"
      ),
      .terms([
        Term("placeholder, default", "text while empty; value until you set one"),
        Term("required, minLength, maxLength", "rules for the value"),
        Term("pattern, hint", "a POSIX regular expression for the whole value; its explanation"),
        Term("choices", "[\"mail\", \"phone\"]: the choices"),
        Term("details", "dependent rows, shown while it has a value: a list, or lists by value"),
        Term("buttons, submits", "buttons of a cell; true: lists fields to fill"),
      ]),
      .commands([
        Term("type S R TEXT", "enters text; use toggle, choose and button for the others")
      ]),
      .example(
        HelpExample(
          setup: [#"insert after 0 0 {"id": "born", "cell": "date", "title": "Born"}"#],
          line: "type #born tomorrow"
        )
      ),
    ]
  )
}

extension HelpTopic {
  /// The topic about credentials in commands.
  static let secrets = HelpTopic(
    name: "secrets",
    summary: "passwords and tokens in commands",
    parts: [
      .text(
        "Tabletop hides the password of a URL, and the value of a header, parameter or variable with"
          + " a name such as Authorization, Cookie, X-Api-Key, token, secret or signature. Output shows … "
          + "in its place. The history, recordings and scripts hold ${NAME:?}, so the line runs again."
      ),
      .terms([
        Term("${NAME:?}", "the secret NAME, from the first of these that has it:"),
        Term("let NAME VALUE", "the variable, also set with --set NAME=VALUE"),
        Term("TABLETOP_NAME", "the environment variable, in capitals; not with --safe"),
        Term("a question", "only at the prompt; it does not show what you type"),
      ]),
      .text(
        "A script without the secret stops with no-secret. Rows are data: Tabletop does not look for"
          + " secrets in them. A server gets credentials only if the URL names it, not after a redirect"
          + " to another one."
      ),
    ]
  )
}
