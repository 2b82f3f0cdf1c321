extension HelpTopic {
  /// Queries and paths.
  static let queries = HelpTopic(
    name: "queries",
    summary: "the queries of find, filter and count, and paths to values",
    parts: [
      .text(
        "A query is a text, an expression or a comparison, with or without single quotes."
          + " Without an operator, an expression or a text in quotes it is one text."
      ),
      .tries([
        Term("find ada", "any text or number, ignoring case and accents"),
        Term("find /^A.*n$/", "a POSIX extended expression; /…/i ignores case"),
        Term("count title = Ada and id != 3", "and, or, not, ( ); `not` comes first"),
      ]),
      .terms([
        Term("= != < <= > >=", "numbers as numbers, ISO dates as dates, else text"),
        Term("~ !~", "contains; VALUE may be /RE/"),
        Term("= null, != null", "rows without a value, and with one"),
        Term("\"and\", \"a = b\"", "quotes make a text: find '\"a = b\"'"),
      ]),
      .text(
        "2024-03 is the whole month. A list matches if one element does. Rows without the value"
          + " match `!=` and `!~`. A > before a name writes a file, so quote the query."
      ),
      .text("A key is a path to a value:"),
      .terms([
        Term("name.common, tags.0", "a key in an object, an element of a list"),
        Term("\"a.b\".c, /name/common", "a key that holds a dot; a JSON Pointer"),
      ]),
      .text("A key spelled as the whole path wins. `keys` lists the paths."),
      .example(HelpExample(line: "count title ~ a")),
    ]
  )
}
