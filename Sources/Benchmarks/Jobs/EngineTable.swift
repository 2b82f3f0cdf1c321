import JSON
import TableAdapters
import TableModel
import TableStore
import TableUI
import Wirings

/// A loaded table in the wiring `items`, without session and text: the work after parsing a
/// command.
@MainActor final class EngineTable {
  let document: TableDocument
  let controller: ItemsController

  /// The inverse changes of the edits so far.
  private var done: [[TableChange]] = []

  private var serial = 0

  var tableView: TableView { controller.tableView }

  /// Opens a file and lays out its table; with `isShown` false, the layout waits until needed.
  init(path: String, isShown: Bool = true) throws {
    document = try TableDocument.open(path)
    controller = ItemsController(
      store: SectionStore(document.sections),
      size: Size(width: 390, height: 528)
    )
    tableView.estimateNothingUnlessSaid()
    ChangeRecorder.attach(to: controller)
    if isShown { try tableView.layoutIfNeeded() }
  }

  /// The number of rows that the table view counts.
  var rowCount: Int {
    (0..<tableView.numberOfSections).reduce(0) { $0 + tableView.numberOfRows(inSection: $1) }
  }

  /// Returns a random row.
  func place(_ random: inout RandomNumbers) -> IndexPath {
    while true {
      let section = Int.random(in: 0..<tableView.numberOfSections, using: &random)
      let count = tableView.numberOfRows(inSection: section)
      if count > 0 {
        return IndexPath(row: Int.random(in: 0..<count, using: &random), section: section)
      }
    }
  }

  /// Reads a row through its cell.
  ///
  /// - Returns: The bytes of its texts.
  func row(_ path: IndexPath) throws -> Int {
    let rect = try tableView.rectForRow(at: path)
    let (cell, isVisible) = try tableView.inspectCell(at: path)
    defer { if !isVisible { tableView.recycle(cell) } }
    return (cell.text?.utf8.count ?? 0) + (cell.detailText?.utf8.count ?? 0) + Int(rect.minY) % 2
  }

  func setHeight(_ height: Double, at path: IndexPath) throws {
    let old = item(at: path)
    try make([.height(at: path, from: old, to: document.settingHeight(old, to: height))])
  }

  func insert(at path: IndexPath) throws {
    serial += 1
    let made = document.makeItem(.string("New"), serial: serial)
    try make([.insert([made.item], at: path)])
  }

  func delete(at path: IndexPath) throws {
    let items = controller.sections[path.section].items.slice(path.row..<path.row + 1)
    try make([.delete(items, at: path)])
  }

  func move(from source: IndexPath, to destination: IndexPath) throws {
    try make([.move(from: source, to: destination)])
  }

  func scroll(to path: IndexPath) throws {
    try tableView.scrollToRow(at: path, at: .middle)
    try tableView.layoutIfNeeded()
  }

  /// Undoes the last edit.
  func undo() throws {
    guard let changes = done.popLast() else { throw BenchmarkError("nothing to undo") }
    try perform(changes)
  }

  private func item(at path: IndexPath) -> Item {
    controller.sections[path.section].items[path.row]
  }

  private func make(_ changes: [TableChange]) throws {
    try perform(changes)
    done.append(changes.reversed().map(\.inverse))
  }

  private func perform(_ changes: [TableChange]) throws {
    try controller.perform(changes)
    try tableView.layoutIfNeeded()
  }
}
