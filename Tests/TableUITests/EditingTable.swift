import TableModel
import TableUI

/// A recording table that can be edited, with each capability behind a gate.
class EditingTable: RecordingTable, TableViewRowEditing, TableViewRowEditability,
  TableViewRowMoving, TableViewRowMovability, TableViewEditingStyles, TableViewEditingEvents,
  TableViewMoveTargeting, CapabilityForwarding
{
  /// The capabilities that count as absent, by name; set, they are looked for again without a reload.
  var hidden: Set<String> = [] {
    didSet { tableView.probeCapabilities() }
  }

  var canEdit: (IndexPath) -> Bool = { _ in true }
  var canMove: (IndexPath) -> Bool = { _ in true }
  var style: (IndexPath) -> CellEditingStyle = { _ in .delete }
  var target: (IndexPath) -> IndexPath = { $0 }
  var onCommit: (@MainActor (IndexPath) throws(TableError) -> Void)?
  var onMove: (@MainActor () -> Void)?

  /// What edits a row, moves it, or hears of either.
  static let editing: Set<String> = [
    "TableViewRowEditing", "TableViewRowEditability", "TableViewRowMoving",
    "TableViewRowMovability", "TableViewEditingStyles", "TableViewEditingEvents",
    "TableViewMoveTargeting",
  ]

  func target(for capability: Any.Type) -> AnyObject? {
    hidden.contains("\(capability)") ? nil : self
  }

  override func tableView(
    _ tableView: TableView,
    cellForRowAt indexPath: IndexPath
  ) throws(TableError) -> TableViewCell {
    let cell = try super.tableView(tableView, cellForRowAt: indexPath)
    cell.showsReorderControl = true
    return cell
  }

  func tableView(
    _ tableView: TableView,
    commit editingStyle: CellEditingStyle,
    forRowAt indexPath: IndexPath
  ) throws(TableError) {
    note("commit(\(editingStyle)) \(indexPath)")
    if let onCommit { return try onCommit(indexPath) }
    switch editingStyle {
    case .none: break
    case .delete:
      counts[indexPath.section] -= 1
      try tableView.deleteRows(at: [indexPath])
    case .insert:
      counts[indexPath.section] += 1
      try tableView.insertRows(at: [path(indexPath.section, indexPath.row + 1)])
    }
  }

  func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
    note("canEdit \(indexPath)")
    return canEdit(indexPath)
  }

  func tableView(
    _ tableView: TableView,
    moveRowAt source: IndexPath,
    to destination: IndexPath
  ) {
    note("moveRow \(source) \(destination)")
    counts[source.section] -= 1
    counts[destination.section] += 1
    onMove?()
  }

  func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    note("canMove \(indexPath)")
    return canMove(indexPath)
  }

  func tableView(
    _ tableView: TableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> CellEditingStyle {
    note("editingStyle \(indexPath)")
    return style(indexPath)
  }

  func tableView(
    _ tableView: TableView,
    shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool {
    note("shouldIndent \(indexPath)")
    return true
  }

  func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: IndexPath) {
    note("willBeginEditing \(indexPath)")
  }

  func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?) {
    note("didEndEditing" + (indexPath.map { " \($0)" } ?? ""))
  }

  func tableView(
    _ tableView: TableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    note("target \(proposedDestinationIndexPath)")
    return target(proposedDestinationIndexPath)
  }
}

/// A cell that writes down what it is told.
final class ToldCell: TableViewCell {
  var log: [String] = []

  override func setEditing(_ isEditing: Bool, animated: Bool) {
    super.setEditing(isEditing, animated: animated)
    log.append("setEditing \(isEditing)")
  }

  override func willTransition(to state: StateMask) { log.append("will \(state) was \(stateMask)") }

  override func didTransition(to state: StateMask) { log.append("did \(state)") }
}
