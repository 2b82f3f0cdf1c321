import TableModel
import TableUI
import Testing

/// Accessories, indentation and the controls of edit mode, as a cell draws them.
@MainActor @Suite struct CellLookTests {
  private final class Indenting: EditingTable, TableViewIndentation {
    func tableView(_ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
      indexPath.row
    }

    var indents = true

    override func tableView(
      _ tableView: TableView,
      shouldIndentWhileEditingRowAt indexPath: IndexPath
    ) -> Bool { indents }
  }

  private func makeCell() -> TableViewCell {
    let cell = TableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.frame = Rect(x: 0, y: 0, width: 320, height: 44)
    cell.text = "Ada"
    return cell
  }

  /// What stands at the right edge, from left to right.
  private func accessory(_ cell: TableViewCell) -> [String] {
    cell.displayList.sorted { $0.frame.minX < $1.frame.minX }.compactMap { item in
      switch item.content {
      case .glyph(let glyph): "\(glyph)"
      case .text(let text, .accessory, _): text
      default: nil
      }
    }
  }

  /// Where the title stands.
  private func titleX(_ cell: TableViewCell?) -> Double? {
    cell?.displayList.first {
      if case .text(_, .title, _) = $0.content { true } else { false }
    }?.frame.minX
  }

  @Test(arguments: [
    (CellAccessoryType.none, []), (.disclosureIndicator, ["disclosureIndicator"]),
    (.detailDisclosureButton, ["detailButton", "disclosureIndicator"]),
    (.checkmark, ["checkmark"]), (.detailButton, ["detailButton"]),
  ])
  func `each accessory has its signs, and a text beats them`(
    type: CellAccessoryType,
    signs: [String]
  ) {
    let cell = makeCell()
    cell.accessoryType = type
    #expect(accessory(cell) == signs)
    cell.editingAccessoryText = "edit"
    #expect(accessory(cell) == signs)
    cell.accessoryText = "more"
    #expect(accessory(cell) == ["more"])
    cell.isEditing = true
    #expect(accessory(cell) == ["edit"])
    cell.editingAccessoryText = nil
    #expect(accessory(cell) == [], "the one outside of edit mode does not count in it")
    cell.editingAccessoryType = type
    #expect(accessory(cell) == signs)
  }

  @Test(arguments: [(0, 10.0, 8.0), (1, 10, 18), (3, 10, 38), (2, 25, 58), (-1, 10, 8)])
  func `the content stands in by level times width`(level: Int, width: Double, x: Double) {
    let cell = makeCell()
    #expect(cell.indentationWidth == 10 && cell.indentationLevel == 0)
    cell.indentationLevel = level
    cell.indentationWidth = width
    #expect(titleX(cell) == x)
  }

  @Test func `the delegate says the level of each row`() throws {
    let table = try Indenting(counts: [3]).laidOut()
    let cells = table.tableView.visibleCells
    #expect(cells.map(titleX) == [8, 18, 28])
    #expect(cells.map(\.indentationLevel) == [0, 1, 2])
  }

  @Test(arguments: [
    (TableViewStyle.plain, false, 32.0), (.plain, true, 32), (.grouped, false, 8),
    (.grouped, true, 32), (.insetGrouped, false, 8),
  ])
  func `a row that edit mode offers nothing stands in, unless a grouped one says no`(
    style: TableViewStyle,
    indents: Bool,
    x: Double
  ) throws {
    let table = Indenting(counts: [1], style: style)
    table.indents = indents
    table.style = { _ in .none }
    let tableView = try table.laidOut().tableView
    #expect(titleX(tableView.cellForRow(at: path(0, 0))) == 8)
    tableView.setEditing(true, animated: false)
    #expect(titleX(tableView.cellForRow(at: path(0, 0))) == x)
  }
}
