import CommandLanguage
import TableModel
import TextLayout

/// The output about cells, the reuse pool and the snapshots of a diffable data source.
enum CellText: OutputText {
  case offScreen(IndexPath)
  case cell(className: String, title: String, separator: (minX: Double, maxX: Double)?)
  case screen(traits: String)
  case selectionDiffers(cell: Bool, table: Bool, IndexPath)

  case unregistered(identifier: String)
  case dequeued(className: String, isReused: Bool)
  case poolsEmpty
  case emptiedPools(cells: Int)
  case pool(alive: Int, created: Int, reused: Int)

  case snapshot(items: Int, sections: Int)
  case duplicateIdentifier
  case applied(changes: String, items: Int, sections: Int)
  case section(name: String, items: [String], rest: Int)
  case pending(verb: String, names: [String])
  case emptySnapshot
  case notApplied
  case hashes(isWrong: Bool)
  case queued(milliseconds: Int, outstanding: Int)
  case appliedInBackground(deletes: Int, inserts: Int, moves: Int)

  /// UIKit's warning about snapshots on two queues.
  case twoQueues

  var words: String {
    switch self {
    case .offScreen(let path): "nil: \(path) is off screen"
    case .cell(let className, let title, let separator):
      "\(className) \(quoted(title)), " + Self.words(separator)
    case .screen(let traits): "on a screen of \(traits)"
    case .selectionDiffers(let cell, let table, let path):
      "the cell is \(cell ? "selected" : "deselected"); "
        + "in the table view \(path) is \(table ? "selected" : "not selected")"

    case .unregistered(let identifier):
      "nil: \(identifier) is not registered and its pool is empty"
    case .dequeued(let className, let isReused):
      "\(className), \(isReused ? "from the pool" : "new"); "
        + "not returned by the next layout, it causes a warning (N2)"
    case .poolsEmpty: "the reuse pools were empty"
    case .emptiedPools(let cells):
      "removed \(TextFormatting.count(cells, "cell")) from the reuse pools"
    case .pool(let alive, let created, let reused):
      "alive \(alive), made \(created), reused \(reused)"

    case .snapshot(let items, let sections):
      "the snapshot has \(Self.size(items, sections)); `app snapshot apply` shows it"
    case .duplicateIdentifier:
      "an app would crash here: duplicate identifier; `app snapshot apply` shows the error"
    case .applied(let changes, let items, let sections):
      "\(changes); the table shows \(Self.size(items, sections))"
    case .section(let name, let items, let rest):
      "\(name): \(items.joined(separator: " "))"
        + (rest > 0 ? " " + TextFormatting.more(rest) : "")
    case .pending(let verb, let names): "to \(verb): \(names.joined(separator: " "))"
    case .emptySnapshot: "the snapshot has no sections"
    case .hashes(true): "hash values come from all members of a row; == compares ids"
    case .hashes(false): "hash values come from ids, like =="
    case .twoQueues:
      "applying updates in a non-thread confined manner is dangerous and can lead to deadlocks. "
        + "Please always submit updates either always on the main queue or always off the main "
        + "queue"
    case .notApplied: "not applied yet: the table has its own data source"
    case .queued(let milliseconds, let outstanding):
      "queued in the background: \(TextFormatting.count(outstanding, "snapshot")) outstanding; "
        + "`tick \(milliseconds)` applies it"
    case .appliedInBackground(let deletes, let inserts, let moves):
      "background queue: applied \(TextFormatting.count(deletes, "delete")), "
        + "\(TextFormatting.count(inserts, "insert")), \(TextFormatting.count(moves, "move"))"
    }
  }

  private static func words(_ separator: (minX: Double, maxX: Double)?) -> String {
    guard let separator else { return "no separator" }
    return "separator from x \(separator.minX.pointsText) to \(separator.maxX.pointsText)"
  }

  private static func size(_ items: Int, _ sections: Int) -> String {
    "\(TextFormatting.count(items, "item")) in \(TextFormatting.count(sections, "section"))"
  }
}
