import TableModel
import TableUI
import TextLayout

/// What a person wants to know of one row, asked once through the table view.
@MainActor struct RowFacts {
  let path: IndexPath
  let id: String
  let title: String
  let subtitle: String?
  let cell: String
  let height: Double
  let frame: Rect
  let isSelected: Bool
  let isVisible: Bool

  /// What the state of the cell says beside the selection.
  let states: [String]

  /// Asks the table view for a row through its cell.
  init(_ path: IndexPath, in source: OpenSource) throws(CommandError) {
    let table = source.tableView
    let item = source.item(at: path)
    do throws(TableError) {
      try table.layoutIfNeeded()
      let rect = try table.rectForRow(at: path)
      let inspected = try table.inspectCell(at: path)
      defer { if !inspected.isVisible { table.recycle(inspected.cell) } }
      self.path = path
      id = item?.id.text ?? ""
      title = inspected.cell.text ?? ""
      subtitle = inspected.cell.detailText
      cell = String(describing: type(of: inspected.cell))
      height = rect.size.height
      frame = rect
      isSelected = table.indexPathsForSelectedRows.contains(path)
      isVisible = inspected.isVisible
      states = inspected.cell.configurationState.words.filter { $0 != "selected" }
    } catch {
      throw CommandError(error, era: table.messageEra)
    }
  }

  /// The answer for programs.
  var value: AnswerValue {
    [
      "section": .int(path.section), "row": .int(path.row), "id": .text(id),
      "title": .text(title), "subtitle": .optional(subtitle), "cell": .text(cell),
      "height": .points(height), "frame": AnswerValue(frame), "selected": .bool(isSelected),
      "visible": .bool(isVisible),
    ]
  }

  /// The answer for people.
  func lines(_ shown: (String) -> String) -> [String] {
    var first = "\(path)  \(shown(title))"
    if let subtitle, !subtitle.isEmpty { first += " · \(shown(subtitle))" }
    let state = [
      "\(cell), \(height.pointsText) pt high at y \(frame.origin.y.pointsText)",
      "id \(shown(id))", isVisible ? "visible" : "off screen",
    ]
    let words = state + (isSelected ? ["selected"] : []) + states
    return [first, "     " + words.joined(separator: " · ")]
  }
}

extension OpenSource {
  /// The object behind a row as the table shows it, or nil where there is no such row.
  func item(at path: IndexPath) -> Item? { modelPath(of: path).flatMap(modelItem) }

  /// The object of a row of the model, or nil where there is no such row.
  func modelItem(at path: IndexPath) -> Item? {
    let sections = sections
    guard sections.indices.contains(path.section),
      (0..<sections[path.section].items.count).contains(path.row)
    else { return nil }
    return sections[path.section].items[path.row]
  }

  /// How many rows all sections of the model hold.
  var rowCount: Int { sections.reduce(0) { $0 + $1.items.count } }

  /// Lays the table out, as the next turn of a run loop would.
  func layout() throws(CommandError) {
    do { try tableView.layoutIfNeeded() } catch {
      throw CommandError(error, era: tableView.messageEra)
    }
  }
}
