import TableModel
import TableUI
import Testing

@MainActor @Suite struct SeparatorTests {
  private let table: RecordingTable
  private var tableView: TableView { table.tableView }

  init() throws { table = try RecordingTable(counts: [3, 1]).laidOut() }

  @Test func `a line stands between two rows of a section`() {
    #expect(
      tableView.separatorFrame(below: path(0, 0)) == Rect(x: 8, y: 44, width: 312, height: 0)
    )
    #expect(tableView.separatorFrame(below: path(0, 2)) == nil)
    #expect(tableView.separatorFrame(below: path(1, 0)) == nil)
    #expect(tableView.separatorFrame(below: path(9, 0)) == nil)
    tableView.separatorStyle = .none
    #expect(tableView.separatorFrame(below: path(0, 0)) == nil)
  }

  @Test func `left and right of the inset count, negative ones as 0`() {
    tableView.separatorInset = EdgeInsets(top: 5, left: 16, bottom: 5, right: 8)
    #expect(
      tableView.separatorFrame(below: path(0, 1)) == Rect(x: 16, y: 88, width: 296, height: 0)
    )
    tableView.separatorInset = EdgeInsets(left: -16, right: -.infinity)
    #expect(tableView.separatorFrame(below: path(0, 1))?.width == 320)
    tableView.separatorInset = EdgeInsets(left: 1e300, right: .nan)
    #expect(tableView.separatorFrame(below: path(0, 1))?.width == 0)
  }

  @Test func `the inset of the cell goes before that of the table`() {
    tableView.separatorInset = EdgeInsets(left: 16)
    tableView.cellForRow(at: path(0, 0))?.separatorInset = EdgeInsets(left: 40, right: 40)
    #expect(tableView.separatorFrame(below: path(0, 0))?.minX == 40)
    #expect(tableView.separatorFrame(below: path(0, 0))?.width == 240)
    #expect(tableView.separatorFrame(below: path(0, 1))?.minX == 16)
  }

  private func line(_ row: Int = 0) -> String {
    guard let frame = tableView.separatorFrame(below: path(0, row)) else { return "none" }
    return "\(Int(frame.minX)) to \(Int(frame.maxX))"
  }

  @Test func `an automatic line begins where the texts of the cell begin`() throws {
    let cell = try #require(tableView.cellForRow(at: path(0, 0)))
    #expect(tableView.separatorInset == EdgeInsets(left: -1, right: -1))
    #expect(line() == "8 to 320")
    cell.image = "star"
    #expect(line() == "40 to 320")
    cell.indentationLevel = 2
    #expect(line() == "60 to 320")
    tableView.setEditing(true, animated: false)
    #expect(line() == "84 to 320")
    cell.separatorInset = EdgeInsets(left: 5, right: TableView.automaticDimension)
    #expect(line() == "5 to 320")
    cell.separatorInset = EdgeInsets(left: TableView.automaticDimension, right: 5)
    #expect(line() == "84 to 315")
  }

  @Test(arguments: [
    (SeparatorInsetReference.fromCellEdges, "10 to 300"), (.fromAutomaticInsets, "50 to 300"),
  ])
  func `what insets count from`(reference: SeparatorInsetReference, text: String) throws {
    tableView.separatorInsetReference = reference
    tableView.separatorInset = EdgeInsets(left: 10, right: 20)
    let cell = try #require(tableView.cellForRow(at: path(0, 0)))
    cell.image = "star"
    #expect(line() == text)
    tableView.separatorInset = .zero
    cell.separatorInset = EdgeInsets(left: 10, right: 20)
    #expect(line() == text)
    cell.separatorInset = EdgeInsets(left: -7, right: -7)
    #expect(line() == (reference == .fromCellEdges ? "0 to 320" : "40 to 320"))
  }

  @Test func `a row off the screen is told of with the cell that it would have`() throws {
    let table = try RecordingTable(counts: [30]).laidOut()
    let tableView = table.tableView
    #expect(tableView.separatorFrame(below: path(0, 20))?.minX == 8)
    let (cell, _) = try tableView.inspectCell(at: path(0, 20))
    cell.image = "star"
    #expect(tableView.separatorFrame(below: path(0, 20), of: cell)?.minX == 40)
    tableView.recycle(cell)
  }
}
