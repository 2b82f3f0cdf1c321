import TableModel
import TableUI
import TestSupport

/// A data source of fixed rows: a title, perhaps a text below it, perhaps a name of an image.
@MainActor
final class PictureTable: TableViewDataSource, TableViewDelegate, TableViewTitling,
  TableViewSizing, TableViewIndexing
{
  private let rows: [[String]]
  private let header: String?
  private var heights: [Double] = []
  private var index: [String]?
  private var configure: @MainActor (TableViewCell, Int) -> Void = { _, _ in }

  init(rows: [[String]], header: String? = nil) {
    self.rows = rows
    self.header = header
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(
    _ tableView: TableView,
    cellForRowAt indexPath: IndexPath
  ) throws(TableError) -> TableViewCell {
    let cell = try tableView.dequeueReusableCell(ItemCell.self, for: indexPath)
    let texts = rows[indexPath.row]
    cell.text = texts[0]
    cell.detailText = texts.count > 1 ? texts[1] : nil
    cell.image = texts.count > 2 ? texts[2] : nil
    cell.accessoryType = .none
    cell.accessoryText = nil
    cell.indentationLevel = 0
    configure(cell, indexPath.row)
    return cell
  }

  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
    heights.isEmpty ? 44 : heights[indexPath.row % heights.count]
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { header }

  func sectionIndexTitles(for tableView: TableView) -> [String]? { index }

  /// A table view over the rows; it keeps this object alive.
  func laidOut(
    width: Double,
    height: Double,
    style: TableViewStyle = .plain
  ) throws -> TableView {
    let table = KeepingTableView(size: Size(width: width, height: height), style: style)
    table.kept = self
    table.dataSource = self
    table.delegate = self
    try table.layoutIfNeeded()
    return table
  }

  /// A table view holds its data source weakly, as UIKit's does.
  private final class KeepingTableView: TableView {
    var kept: PictureTable?
  }

  /// Texts that would break out of a tag, an attribute or a style if they could, or that no page may hold.
  static let evil = [
    "</text></svg><script>alert(1)</script>", "\" onload=\"x", "' style='fill:url(http://x)", "]]>",
    "&amp;&#0;<!--", "a\u{0}b\u{8}\u{7F}\u{9B}", "\u{FFFE}\u{FFFF}\u{1FFFE}",
    "\u{202E}evil\u{2066}",
    "\u{301}\u{301}lone", "日本語のとても長い題名がここにある", String(repeating: "long ", count: 400),
    String(repeating: "W@", count: 30), "👩‍👩‍👧‍👦🏳️‍🌈👍🏽", "line\nfeed\ttab\r", "", "  ", "[", "[]",
    "[ a ] [b]",
    "a" + String(repeating: "\u{301}", count: 300), "★★★☆☆", "──●", "\u{FEFF}\u{200B}",
    "مرحبا بالعالم",
    "<?xml?>", "ſﬁ\u{AD}", "x.png",
  ]

  /// A table out of evil texts, in any style, size and state; the same for the same seed.
  static func random(_ random: inout SeededGenerator) throws -> TableView {
    func text() -> String { evil.randomElement(using: &random) ?? "" }
    let rows = (0..<Int.random(in: 0...12, using: &random)).map { _ in
      (0...Int.random(in: 0...2, using: &random)).map { _ in text() }
    }
    let source = PictureTable(rows: rows, header: Bool.random(using: &random) ? text() : nil)
    source.heights = (0..<5).map { _ in
      [1, 11, 22, 30, 44, 66, 100].randomElement(using: &random) ?? 44
    }
    if Bool.random(using: &random) { source.index = (0..<4).map { _ in text() } }
    let accessories: [CellAccessoryType] = [
      .none, .checkmark, .disclosureIndicator, .detailButton,
    ]
    let looks = rows.indices.map { _ in
      (
        accessories.randomElement(using: &random) ?? .none, text(),
        Int.random(in: 0...9, using: &random)
      )
    }
    source.configure = { cell, row in
      let (accessory, words, number) = looks[row]
      cell.accessoryType = accessory
      if number < 3 { cell.accessoryText = words }
      if number == 4 { cell.indentationLevel = 3 }
      if number == 5 { cell.isHighlighted = true }
    }
    let widths: [Double] = [8, 17, 40, 160, 320, 390, 1024]
    let table = try source.laidOut(
      width: widths.randomElement(using: &random) ?? 320,
      height: [1, 22, 200, 528].randomElement(using: &random) ?? 200,
      style: TableViewStyle.allCases.randomElement(using: &random) ?? .plain
    )
    if Bool.random(using: &random) { table.tableHeaderView = ViewNode(text: text()) }
    if Bool.random(using: &random) { table.backgroundView = ViewNode(text: text()) }
    table.allowsMultipleSelectionDuringEditing = Bool.random(using: &random)
    table.setEditing(Bool.random(using: &random), animated: false)
    try table.layoutIfNeeded()
    if !rows.isEmpty { try table.selectRow(at: IndexPath(row: 0, section: 0)) }
    let offset = Double.random(in: -30...200, using: &random)
    table.setContentOffset(Point(x: 0, y: offset), animated: false)
    try table.layoutIfNeeded()
    return table
  }
}
