import Rendering
import TableModel
import TableStore
import TableUI
import TestSupport
import Testing
import Wirings

@testable import Browse

/// What is drawn in a column is what a click there touches, at any width.
@MainActor @Suite struct HitTests {
  private static let table = #"""
    {"sections": [{"header": "H", "items": [
      {"title": "plain"}, {"title": "details", "accessory": "detailButton"},
      {"title": "both", "accessory": "detailDisclosureButton", "subtitle": "日本"},
      {"id": "s", "cell": "switch", "title": "Sound"},
      {"id": "p", "cell": "promo", "title": "Tea", "buttons": ["buy", "日本", "keep"]},
      {"id": "b", "cell": "button", "title": "Send"}]}]}
    """#

  private func controller(width: Double) throws -> ItemsController {
    let document = try TableDocument(parsing: Array(Self.table.utf8), name: "t.json")
    let size = Size(width: width, height: 528)
    return ItemsController(store: SectionStore(document.sections), size: size)
  }

  /// The signs that are drawn, and what a click on each of them touches.
  private func touched(_ table: TableView) -> [(glyph: Glyph, target: HitTarget)] {
    let layout = BrowserLayout(
      screen: ScreenSize(columns: 120, lines: 50),
      wanted: table.size,
      margin: 3,
      showsTrace: false
    )
    var result: [(Glyph, HitTarget)] = []
    for (line, cells) in TextRenderer().screen(of: table).lines.map(\.cells).enumerated() {
      for (column, cell) in cells.enumerated() {
        let place = ScreenPlace(
          line: layout.origin.line + line,
          column: layout.origin.column + column
        )
        guard let glyph = cell.glyph, let point = layout.point(at: place) else { continue }
        result.append((glyph, table.hitTest(point)))
      }
    }
    return result
  }

  @Test(arguments: (0..<38).map { 200 + 7 * $0 })
  func `signs are touched where they are drawn`(width: Int) throws {
    let controller = try controller(width: Double(width))
    let table = controller.tableView
    try table.layoutIfNeeded()
    let plain = touched(table)
    #expect(plain.count { $0.glyph == .detailButton } == 2)
    for (glyph, target) in plain where glyph == .detailButton {
      guard case .detailButton = target else {
        Issue.record("\(glyph) is \(target) at \(width)")
        continue
      }
    }
    controller.setEditing(true, animated: false)
    try table.layoutIfNeeded()
    let editing = touched(table)
    #expect(editing.count { $0.glyph == .delete } == 6)
    #expect(editing.count { $0.glyph == .reorder } == 6)
    for (glyph, target) in editing {
      switch (glyph, target) {
      case (.delete, .editControl), (.reorder, .grip): break
      case (.delete, _), (.reorder, _): Issue.record("\(glyph) is \(target) at \(width)")
      default: break
      }
    }
  }

  @Test(arguments: (0..<38).map { 200 + 7 * $0 })
  func `the buttons of a cell are touched one by one`(width: Int) throws {
    let controller = try controller(width: Double(width))
    let table = controller.tableView
    try table.layoutIfNeeded()
    let path = IndexPath(row: 4, section: 0)
    let cell = try #require(table.cellForRow(at: path) as? ItemCell)
    let frames = cell.controlFrames
    #expect(frames.count == 3)
    for (index, frame) in frames.enumerated() {
      #expect(frame.width > 0)
      let point = Point(
        x: cell.frame.minX + frame.minX + frame.width / 2,
        y: cell.frame.minY + frame.midY - table.contentOffset.y
      )
      #expect(table.hitTest(point) == .control(path, index))
    }
  }

  @Test func `a row is touched beside its controls, where it has such a place`() throws {
    // The table view holds its data source weakly.
    let controller = try controller(width: 390)
    defer { withExtendedLifetime(controller) {} }
    let table = controller.tableView
    try table.layoutIfNeeded()
    #expect(table.indexPathsForVisibleRows.count == 6)
    for path in table.indexPathsForVisibleRows {
      guard let point = table.touchPoint(ofRowAt: path) else {
        #expect(path.row == 5, "only a row that is a button as a whole has none")
        continue
      }
      #expect(table.hitTest(point) == .row(path))
    }
    #expect(table.hitTest(Point(x: 10, y: 30)) == .sectionView(0))
    #expect(table.hitTest(Point(x: 10, y: 520)) == .nothing)
    #expect(table.hitTest(Point(x: -1, y: 5)) == .nothing)
    #expect(table.hitTest(Point(x: .nan, y: .infinity)) == .nothing)
  }

  @Test func `a swiped row has its button at the edge`() throws {
    // The table view holds its data source weakly.
    let controller = try controller(width: 390)
    defer { withExtendedLifetime(controller) {} }
    let table = controller.tableView
    let path = IndexPath(row: 0, section: 0)
    try table.swipeRow(at: path)
    try table.layoutIfNeeded()
    let cell = try #require(table.cellForRow(at: path))
    let point = Point(x: cell.frame.maxX - 20, y: cell.frame.minY + 5 - table.contentOffset.y)
    #expect(table.hitTest(point) == .swipeButton(path, 0))
  }
}
