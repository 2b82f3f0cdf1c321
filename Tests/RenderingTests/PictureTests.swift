import Rendering
import TableModel
import TableUI
import TestSupport
import Testing

/// Pictures of tables that bring every text, sign and state.
@MainActor @Suite struct PictureTests {
  /// What stands between the style sheet and the end.
  private func body(_ picture: String) -> String {
    let parts = picture.split(separator: "</style>\n", omittingEmptySubsequences: false)
    return String(parts.last ?? "")
  }

  @Test func `a small table is drawn element by element`() throws {
    let table = try PictureTable(rows: [["Ada <1>", "first"], ["Bob"]], header: "A & B").laidOut(
      width: 160,
      height: 110
    )
    try table.selectRow(at: IndexPath(row: 1, section: 0))
    let picture = PictureRenderer(title: "small").viewport(of: table)
    #expect(
      picture.hasPrefix(
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 184 134" width="184" height="134" role="group">
        <title>small</title>
        <style>

        """
      )
    )
    #expect(
      body(picture) == """
        <path class="o" d="M28 0.5H156a27.5 27.5 0 0 1 27.5 27.5V106a27.5 27.5 0 0 1 -27.5 27.5H28a27.5 27.5 0 0 1 -27.5 -27.5V28a27.5 27.5 0 0 1 27.5 -27.5z"/>
        <clipPath id="screen">
        <rect width="160" height="110" rx="16"/>
        </clipPath>
        <g role="list" clip-path="url(#screen)" transform="translate(12 12)">
        <rect class="sp" x="0" y="0" width="160" height="110"/>
        <svg role="listitem" x="0" y="50" width="160" height="44">
        <title>0 0</title>
        <rect class="cp" x="0" y="0" width="160" height="44"/>
        <text class="t" x="8" y="17.86">Ada &lt;1&gt;</text>
        <text class="s" x="8" y="36.58">first</text>
        <rect class="l" x="8" y="43.5" width="152" height="0.5"/>
        </svg>
        <svg role="listitem" aria-current="true" x="0" y="94" width="160" height="44">
        <title>0 1</title>
        <rect class="cp" x="0" y="0" width="160" height="44"/>
        <rect class="fs" x="0" y="0" width="160" height="44"/>
        <text class="t" x="8" y="27.76">Bob</text>
        </svg>
        <svg x="0" y="22" width="160" height="28">
        <rect class="hb" x="0" y="0" width="160" height="28"/>
        <text class="h" x="8" y="19.4">A &amp; B</text>
        </svg>
        </g>
        </svg>

        """
    )
  }

  @Test(arguments: PictureAppearance.allCases)
  func `the colours follow the reader unless one of them is asked for`(
    appearance: PictureAppearance
  ) throws {
    let table = try PictureTable(rows: [["Ada"]]).laidOut(width: 160, height: 88)
    let picture = PictureRenderer(appearance: appearance).viewport(of: table)
    #expect(picture.contains("prefers-color-scheme") == (appearance == .automatic))
    #expect(picture.contains(".t{fill:#000}") == (appearance != .dark))
    #expect(picture.contains(".t{fill:#fff}") == (appearance != .light))
  }

  @Test func `a page holds the same drawing, and a caption`() throws {
    let table = try PictureTable(rows: [["Ada"]]).laidOut(width: 160, height: 88)
    let drawing = PictureRenderer(title: "a<b").viewport(of: table)
    let page = PictureRenderer(form: .html, title: "a<b", caption: "wiring \"x\"")
      .viewport(of: table)
    #expect(page.contains(drawing))
    #expect(
      page.hasPrefix(
        """
        <!DOCTYPE html>
        <html lang="en" xmlns="http://www.w3.org/1999/xhtml">
        <head>
        <meta charset="utf-8"/>
        <meta name="viewport" content="width=device-width, initial-scale=1"/>
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'"/>
        <meta name="color-scheme" content="light dark"/>
        <title>a&lt;b</title>
        """
      )
    )
    #expect(
      page.hasSuffix(
        """
        </svg>
        <figcaption>wiring &quot;x&quot;</figcaption>
        </figure>
        </body>
        </html>

        """
      )
    )
    _ = try PictureReader.read(page)
  }

  @Test func `sections drawn in are cards with round corners`() throws {
    let source = PictureTable(rows: [["Ada"], ["Bob"], ["Cy"]])
    let table = try source.laidOut(width: 160, height: 220, style: .insetGrouped)
    let cards = PictureRenderer().viewport(of: table).split(separator: "\n")
      .filter { $0.contains(#"class="cg""#) }
    #expect(
      cards == [
        #"<path class="cg" d="M10 0H118a10 10 0 0 1 10 10V44H0V10a10 10 0 0 1 10 -10z"/>"#,
        #"<rect class="cg" x="0" y="0" width="128" height="44"/>"#,
        #"<path class="cg" d="M0 0H128V34a10 10 0 0 1 -10 10H10a10 10 0 0 1 -10 -10V0z"/>"#,
      ]
    )
  }

  @Test func `the whole content comes in pieces that make one drawing`() throws {
    let rows = (0..<900).map { ["row \($0)", "with a text below"] }
    let table = try PictureTable(rows: rows, header: "H").laidOut(width: 320, height: 88)
    var pieces: [String] = []
    let isWhole = try PictureRenderer().everything(of: table) { piece in
      pieces.append(piece)
      return true
    }
    #expect(isWhole)
    #expect(pieces.count > 1)
    let reader = try PictureReader.read(pieces.joined())
    #expect(reader.titles == ["table"] + (0..<900).map { "0 \($0)" })
    #expect(reader.screen == Size(width: 320, height: 22 + 28 + 900 * 44))
  }

  @Test func `a drawing of all rows ends where nobody wants more`() throws {
    let rows = (0..<900).map { ["row \($0)"] }
    let table = try PictureTable(rows: rows).laidOut(width: 320, height: 88)
    var asked = 0
    let isWhole = try PictureRenderer().everything(of: table) {
      asked += 1
      return asked > 5
    } write: { _ in
      true
    }
    #expect(!isWhole)
    #expect(asked == 6)
    var pieces = 0
    let isWritten = try PictureRenderer().everything(of: table) { _ in
      pieces += 1
      return false
    }
    #expect(!isWritten)
    #expect(pieces == 1)
  }

  @Test(arguments: [
    ("a.svg", PictureForm.svg), ("A.SVG", .svg), ("x/b.html", .html), ("a.svg.html", .html),
    ("svg", nil), (".svg", nil), ("x/.html", nil), ("a.png", nil), ("a.svgz", nil), ("", nil),
  ]) func `the ending of a file says what it is to hold`(path: String, form: PictureForm?) {
    #expect(PictureForm(path: path) == form)
  }

  @Test(arguments: 0..<60)
  func `whatever the texts are, the picture is well-formed, runs nothing, and keeps its texts in`(
    seed: Int
  ) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let table = try PictureTable.random(&random)
    let renderer = PictureRenderer(
      form: Bool.random(using: &random) ? .svg : .html,
      title: PictureTable.evil.randomElement(using: &random) ?? "",
      caption: PictureTable.evil.randomElement(using: &random) ?? ""
    )
    try check(renderer.viewport(of: table), "seed \(seed)")
    var all = ""
    _ = try renderer.everything(of: table) { piece in
      all += piece
      return true
    }
    try check(all, "seed \(seed), all rows")
  }

  private func check(_ picture: String, _ name: String) throws {
    for scalar in picture.unicodeScalars {
      let isForbidden =
        (scalar.value < 0x20 && scalar != "\n") || (0x7F..<0xA0).contains(scalar.value)
        || (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
        || scalar.value & 0xFFFE == 0xFFFE
      #expect(!isForbidden, "\(name): U+\(String(scalar.value, radix: 16))")
    }
    let reader = try PictureReader.read(picture)
    #expect(reader.faults.isEmpty, "\(name): \(reader.faults)")
    #expect(picture.contains("clip-path=\"url(#screen)\""))
  }
}
