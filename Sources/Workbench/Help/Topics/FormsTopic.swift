extension HelpTopic {
  /// What an object says so that its row takes a value.
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
