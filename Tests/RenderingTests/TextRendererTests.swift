import Rendering
import TableModel
import TableUI
import Testing

/// A data source of fixed rows.
@MainActor
private final class Rows: TableViewDataSource, TableViewDelegate, TableViewSizing,
  TableViewTitling
{
  let rows: [(title: String, subtitle: String?, height: Double)]
  let header: String?

  init(_ rows: [(String, String?, Double)], header: String? = nil) {
    self.rows = rows.map { (title: $0.0, subtitle: $0.1, height: $0.2) }
    self.header = header
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(
    _ tableView: TableView,
    cellForRowAt indexPath: IndexPath
  ) throws(TableError) -> TableViewCell {
    let cell = try tableView.dequeueReusableCell(ItemCell.self, for: indexPath)
    cell.text = rows[indexPath.row].title
    cell.detailText = rows[indexPath.row].subtitle
    return cell
  }

  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
    rows[indexPath.row].height
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { header }
}

@MainActor @Suite struct TextRendererTests {
  private func draw(
    _ rows: [(String, String?, Double)],
    header: String? = nil,
    width: Double = 160,
    height: Double = 132,
    prepare: (TableView) throws -> Void = { _ in }
  ) throws -> String {
    let source = Rows(rows, header: header)
    let table = TableView(size: Size(width: width, height: height))
    table.dataSource = source
    table.delegate = source
    try table.layoutIfNeeded()
    try prepare(table)
    try table.layoutIfNeeded()
    return TextRenderer().viewport(of: table).lines.joined(separator: "\n")
  }

  @Test func `draws a frame with addresses and heights to scale`() throws {
    #expect(
      try draw([("Ada", "first", 44), ("Bob", nil, 22), ("Cy", "third", 44)]) == """
            ┌────────────────────┐
        0 0 │ Ada                │
            │ first              │
        0 1 │ Bob                │
        0 2 │ Cy                 │
            │ third              │
            │                    │
            └────────────────────┘
        """
    )
  }

  @Test func `a selected and a touched row have marks, and the pieces make up the lines`() throws {
    let source = Rows(
      [("東京 Ada", "first", 44), ("Bob", nil, 22), ("Cy", "third", 44)],
      header: "H"
    )
    let table = TableView(size: Size(width: 160, height: 176))
    table.dataSource = source
    table.delegate = source
    try table.layoutIfNeeded()
    try table.selectRow(at: IndexPath(row: 1, section: 0), animated: false)
    table.cellForRow(at: IndexPath(row: 0, section: 0))?.isHighlighted = true
    let picture = TextRenderer(keepsStyles: true).viewport(of: table)
    #expect(picture.lines == TextRenderer().viewport(of: table).lines)
    #expect(picture.runs.map { $0.map(\.text).joined() } == picture.lines)
    #expect(picture.utf8 == Array(picture.lines.map { $0 + "\n" }.joined().utf8))
    #expect(picture.lineCount == picture.lines.count)
    #expect(picture.lines.contains { $0.hasPrefix("0 0*│ 東京 Ada") })
    #expect(picture.lines.contains { $0.hasPrefix("0 1>│ Bob") })
    #expect(picture.runs.joined().contains(TextRun("0 0", .address)))
    #expect(picture.runs.joined().contains(TextRun("Cy", .text(.title))))
    #expect(TextRenderer().viewport(of: table).runs.isEmpty)
  }

  @Test func `cuts and aligns by display width`() throws {
    let rows: [(String, String?, Double)] = [
      ("東京都庁舎展望室の眺め", nil, 22), ("👨‍👩‍👧 family 👍🏽", nil, 22), ("e\u{301}a\u{308} marks", nil, 22),
      ("a\u{1B}[31mred\u{7}", nil, 22), ("a very long title that is cut", nil, 22), ("ok", nil, 22),
    ]
    let lines = try draw(rows).split(separator: "\n").map(String.init)
    for line in lines {
      #expect(line.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0 != "\u{7F}" })
    }
    #expect(
      lines.joined(separator: "\n") == """
            ┌────────────────────┐
        0 0 │ 東京都庁舎展望室…  │
        0 1 │ 👨‍👩‍👧 family 👍🏽       │
        0 2 │ e\u{301}a\u{308} marks           │
        0 3 │ a␛[31mred␇         │
        0 4 │ a very long title… │
        0 5 │ ok                 │
            └────────────────────┘
        """
    )
  }

  @Test func `marks the selected rows`() throws {
    let text = try draw([("Ada", nil, 44), ("Bob", nil, 22)], height: 66) { table in
      try table.selectRow(at: IndexPath(row: 0, section: 0))
    }
    #expect(
      text == """
            ┌────────────────────┐
        0 0>│ Ada                │
           >│                    │
        0 1 │ Bob                │
            └────────────────────┘
        """
    )
  }

  @Test(arguments: [8.0, 9, 16, 24, 40, 161, 100_000])
  func `draws at any width`(width: Double) throws {
    let text = try draw([("Ada 東京", "x", 44)], header: "H", width: width, height: 88)
    #expect(text.split(separator: "\n").count == 6)
  }
}
