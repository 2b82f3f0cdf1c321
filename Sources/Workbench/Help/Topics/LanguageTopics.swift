extension HelpTopic {
  /// The topic about addresses.
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

extension HelpTopic {
  /// The topic about form fields: the keys that let a row accept a value.
  static let forms = HelpTopic(
    name: "forms",
    summary: "rows that take values: what their objects say",
    parts: [
      .text(
        "The key cell names the kind: text, phone, date, choice, switch or button. The value"
          + " stands under value, or under the key that field names. An object may also say:"
      ),
      .terms([
        Term("placeholder, default", "what an empty field shows; its value until one is given"),
        Term("required, minLength, maxLength", "what a value must be like"),
        Term("pattern, hint", "a POSIX regular expression for all of it, and in words"),
        Term("choices", "[\"mail\", \"phone\"]: what a choice offers"),
        Term("details", "rows behind it while it has a value: a list, or lists by value"),
        Term("buttons, submits", "buttons of a cell; true: names the fields to be filled"),
      ]),
      .commands([
        Term("type S R TEXT", "for a text; toggle, choose and button for the others")
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
        Term("${NAME:?}", "the secret NAME; the first of these that is there:"),
        Term("let NAME VALUE", "the variable, also by --set NAME=VALUE"),
        Term("TABLETOP_NAME", "the environment variable, in capitals; not with --safe"),
        Term("a question", "at the prompt only; it does not show what you type"),
      ]),
      .text(
        "A script without the secret stops with no-secret. Rows are data: Tabletop does not look for"
          + " secrets in them. A server gets credentials only if the URL names it, not after a redirect"
          + " to another one."
      ),
    ]
  )
}
