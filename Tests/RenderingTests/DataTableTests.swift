import Rendering
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
}
