import CommandLanguage
import Testing
import TextLayout

@Suite struct DataTableTests {
  private let table = DataTable(
    columns: ["name", "n, of all"],
    rows: [
      ["plain", "1"], ["a \"quote\", a comma", ""], ["two\nlines", nil], [" blank ", "x\u{1B}[2J"],
      ["東京|`*_[]<&~\\", "\r\u{202E}"],
    ]
  )

  @Test func `quotes in CSV what needs it, and nothing else`() {
    #expect(
      table.csv()
        == """
        name,"n, of all"
        plain,1
        "a ""quote"", a comma",""
        "two
        lines",
        " blank ",x␛[2J
        東京|`*_[]<&~\\,␍\\u{202e}

        """
    )
    #expect(table.csv(.ascii).contains("x\\x1b[2J"))
  }

  @Test func `lines up Markdown and keeps its marks away from the texts`() {
    #expect(
      table.markdown(numeric: [1])
        == """
        | name                          |  n, of all |
        | ----------------------------- | ---------: |
        | plain                         |          1 |
        | a "quote", a comma            |            |
        | two<br>lines                  |            |
        |  blank                        |     x␛\\[2J |
        | 東京\\|\\`\\*\\_\\[\\]&lt;&amp;\\~\\\\ | ␍\\\\u{202e} |

        """
    )
  }

  @Test(arguments: ["\u{301}", "\u{301}e", "a\n\u{301}b", "\u{20DD}", " \u{301}"])
  func `a mark gets nothing to stand on where other programs read`(text: String) {
    let table = DataTable(columns: ["a"], rows: [[text]])
    let needsQuotes = text.unicodeScalars.contains { $0 == "\n" || $0 == " " }
    #expect(
      Array(table.csv().unicodeScalars)
        == Array(("a\n" + (needsQuotes ? "\"\(text)\"" : text) + "\n").unicodeScalars)
    )
    let cell = text.replacing("\n", with: "<br>")
    #expect(table.markdown().unicodeScalars.contains("| \(cell)".unicodeScalars))
  }

  @Test(arguments: [",", "\"", "\n", "é", "日本", " ", "\u{1B}", "\t", ";", "~"])
  func `a field is in quotes wherever the reason for them is`(part: String) {
    for before in 0..<18 {
      for after in [0, 1, 9] {
        let text =
          String(repeating: "a", count: before) + part + String(repeating: "b", count: after)
        let isAtEdge = part == " " && (before == 0 || after == 0)
        let isQuoted = [",", "\"", "\n"].contains(part) || isAtEdge
        let shown = text.replacing("\u{1B}", with: "␛").replacing("\t", with: "␉")
          .replacing("\"", with: "\"\"")
        let field = isQuoted ? "\"\(shown)\"" : shown
        #expect(DataTable(columns: ["c"], rows: [[text]]).csv() == "c\n\(field)\n")
      }
    }
  }
}
