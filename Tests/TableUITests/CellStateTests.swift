import TableModel
import TableUI
import Testing

/// What the cells of a table are told of themselves, and when their looks follow.
@MainActor @Suite struct CellStateTests {
  /// Gives each cell a handler that writes down what is so.
  private final class Listening: EditingTable {
    var updates: [String] = []
    var words: (CellConfigurationState) -> String = { _ in "" }

    override func tableView(
      _ tableView: TableView,
      cellForRowAt indexPath: IndexPath
    ) throws(TableError) -> TableViewCell {
      let cell = try super.tableView(tableView, cellForRowAt: indexPath)
      if cell.configurationUpdateHandler == nil {
        cell.configurationUpdateHandler = { [weak self] cell, state in
          guard let self else { return }
          let place = self.tableView.indexPath(for: cell).map { "\($0.row)" } ?? "new"
          updates.append("\(place) \(words(state))".trimmed)
        }
      }
      return cell
    }

    func takeUpdates() -> [String] {
      defer { updates = [] }
      return updates
    }
  }

  private let table: Listening
  private var tableView: TableView { table.tableView }

  init() throws {
    table = Listening(counts: [20])
    table.hidden = ["TableViewMoveTargeting"]
    try table.tableView.layoutIfNeeded()
  }

  private func cell(_ row: Int) throws -> TableViewCell {
    try #require(tableView.cellForRow(at: path(0, row)))
  }

  @Test func `a cell updates before it is displayed, and once for all changes of a turn`() throws {
    #expect(table.takeUpdates() == ["0", "1", "2"])
    try tableView.layoutIfNeeded()
    #expect(table.takeUpdates() == [])
    try cell(1).isSelected = true
    try cell(1).isHighlighted = true
    try cell(0).modifyConfigurationState { $0.isPinned = true }
    #expect(table.takeUpdates() == [])
    try tableView.layoutIfNeeded()
    #expect(table.takeUpdates() == ["0", "1"])
    _ = try cell(1).displayList
    #expect(table.takeUpdates() == [])
    try cell(2).setNeedsUpdateConfiguration()
    try tableView.layoutIfNeeded()
    #expect(table.takeUpdates() == ["2"])
    tableView.contentOffset.y = 44
    try tableView.layoutIfNeeded()
    #expect(table.takeUpdates() == ["3"])
  }

  @Test func `an update follows the cell for its row and goes before willDisplay`() throws {
    let recorder = MessageRecorder()
    tableView.messageObserver = recorder
    tableView.contentOffset.y = 22
    try tableView.layoutIfNeeded()
    let told = recorder.messages.map(\.selector).filter { selector in
      ["cellForRowAt", "configurationUpdateHandler", "willDisplay"].contains { word in
        selector.contains(word)
      }
    }
    #expect(
      told == [
        "tableView(_:cellForRowAt:) 0 3", "configurationUpdateHandler",
        "tableView(_:willDisplay:forRowAt:) 0 3",
      ]
    )
  }

  @Test func `a dragged row is lifted, carried and put down, and the row below is its target`()
    throws
  {
    table.words = { state in
      "\(state.cellDragState) \(state.cellDropState)" + (state.isReordering ? " reordering" : "")
    }
    _ = table.takeUpdates()
    try tableView.dragRow(at: path(0, 0), to: path(0, 2))
    #expect(
      table.takeUpdates() == [
        "0 lifting none reordering", "0 dragging none reordering",
        "0 dragging notTargeted reordering", "1 none notTargeted", "2 none targeted",
        "0 none none", "1 none none", "2 none none",
      ]
    )
  }

  @Test func `each place on the way is a target for a moment`() throws {
    table.hidden = []
    table.words = { "\($0.cellDropState)" }
    _ = table.takeUpdates()
    try tableView.dragRow(at: path(0, 0), to: path(0, 2))
    let updates = table.takeUpdates()
    #expect(updates.filter { $0.hasSuffix("targeted") } == ["1 targeted", "2 targeted"])
    for row in 0..<3 { #expect(try cell(row).configurationState == CellConfigurationState()) }
  }

  @Test func `focus, swipe, edit mode, touch and selection are states of the cell`() throws {
    tableView.allowsSelectionDuringEditing = true
    let table = table
    func state(_ row: Int) throws -> CellConfigurationState {
      try #require(table.tableView.cellForRow(at: path(0, row))).configurationState
    }
    try tableView.moveFocus(.down)
    #expect(try state(0).isFocused && !state(1).isFocused)
    try tableView.moveFocus(.down)
    #expect(try !state(0).isFocused && state(1).isFocused)
    try tableView.swipeRow(at: path(0, 2))
    #expect(try state(2).isSwiped && !state(1).isSwiped)
    tableView.setEditing(true, animated: false)
    #expect(try state(1).isEditing && !state(2).isSwiped)
    try tableView.selectRow(at: path(0, 0))
    #expect(try state(0).isSelected)
  }

  @Test func `the traits come from the width and from what was set, and stay over a reuse`() throws
  {
    table.words = {
      "\($0.traitCollection.horizontalSizeClass) \($0.traitCollection.layoutDirection) "
        + "\($0.traitCollection.preferredContentSizeCategory)"
    }
    _ = table.takeUpdates()
    try tableView.layoutIfNeeded()
    #expect(table.takeUpdates() == [])
    tableView.size.width = 599
    try tableView.layoutIfNeeded()
    #expect(table.takeUpdates() == [])
    tableView.size.width = 600
    tableView.layoutDirection = .rightToLeft
    try tableView.layoutIfNeeded()
    #expect(table.takeUpdates() == (0..<3).map { "\($0) regular rightToLeft large" })
    tableView.preferredContentSizeCategory = .extraSmall
    tableView.contentOffset.y = 44
    try tableView.layoutIfNeeded()
    #expect(table.takeUpdates() == [3, 1, 2].map { "\($0) regular rightToLeft extraSmall" })
    let cell = try cell(1)
    cell.prepareForReuse()
    #expect(cell.configurationState.traitCollection == tableView.traitCollection)
  }
}

extension String {
  /// Without a space at the end.
  fileprivate var trimmed: String { hasSuffix(" ") ? String(dropLast()) : self }
}
