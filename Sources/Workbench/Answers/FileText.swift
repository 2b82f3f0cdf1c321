import CommandLanguage
import Workspace

/// The output of opening, saving, exporting and closing, and of files that change on disk.
package enum FileText: OutputText {
  case saved(path: String, bytes: Int)
  case savedRows(path: String, updated: Int, inserted: Int, deleted: Int)
  case changedByDatabase(rows: Int)
  case changedOthers(changes: String)
  case deletedByDatabase(rows: Int)
  case leftOut(rows: Int)
  case placed(changes: String)
  case notReread(problem: String)
  case droppedEdits(rows: Int)
  case keptRows(Int)
  case overwrote(row: String)
  case wrote(path: String, bytes: Int)
  case added(path: String, bytes: Int)

  case opened(
    name: String,
    rows: Int,
    sections: Int,
    isCounting: Bool,
    shape: String,
    bindings: String,
    wiring: String
  )
  case server(address: String, paging: String)
  case response(address: String)
  case size(rows: Int, sections: Int, bytes: Int)
  case view(style: String, viewport: String)

  case closed(name: String)
  case closedShowing(name: String, next: String)
  case keptChanges
  case unsaved(names: [String])
  case discardsAndCloses(names: [String])
  case discardsAndQuits(names: [String])

  case deletedOnDisk(name: String)
  case unsavedHere(name: String)
  case reread(name: String, changes: String?)
  case unreadable(name: String, problem: String)
  case following(name: String, how: String, pause: String)
  case followOff
  case beforeEachCommand
  case every(seconds: String)
  case reportedByServer
  case lacksAbility(name: String)

  /// The rows of a damaged database that cannot be read, such as `after 44 and before 61`: by their
  /// numbers, or by their keys.
  case missing(rows: String, hasNumbers: Bool)
  case unknownAbilities(problem: String)
  case installs(name: String)
  case notInstalled
  case installed(name: String)
  case notFollowing(name: String)
  case changedElsewhere(rows: [String])
  case newColumns(name: String, columns: [String])
  case noConflicts
  case keptMine(rows: Int)
  case cannotKeep(rows: Int)
  case tookTheirs(rows: Int)
  case lost(name: String, problem: String, hint: String?)
  case replaced(name: String)
  case connected(name: String)

  case moreSections(Int)

  package var words: String {
    switch self {
    case .saved(let path, let bytes): "saved \(path), \(TextFormatting.count(bytes, "byte"))"
    case .savedRows(let path, let updated, let inserted, let deleted):
      "saved \(path): \(Self.changes(updated: updated, inserted: inserted, deleted: deleted))"
    case .changedByDatabase(let rows):
      "the database also changed \(TextFormatting.count(rows, "row")); the table shows the new values"
    case .changedOthers(let changes):
      "the database also changed other rows: \(changes)"
    case .deletedByDatabase(let rows):
      "the database deleted \(TextFormatting.count(rows, "saved row")) at once; the table shows"
        + " \(rows == 1 ? "it" : "them") no longer"
    case .leftOut(let rows):
      "\(TextFormatting.count(rows, "saved row")) no longer \(rows == 1 ? "fulfills" : "fulfill")"
        + " `--where` and left the table"
    case .placed(let changes): "the table shows the order of the database: \(changes)"
    case .notReread(let problem):
      "saved, but the database may have changed other rows: \(problem); `open FILE` reads them"
    case .droppedEdits(let rows):
      "edits dropped of \(TextFormatting.count(rows, "row")) that another program deleted"
    case .keptRows(let rows):
      "kept \(TextFormatting.count(rows, "row")) that another program changed"
    case .overwrote(let row): "overwrote \(row)"
    case .wrote(let path, let bytes): "wrote \(TextFormatting.count(bytes, "byte")) to \(path)"
    case .added(let path, let bytes): "added \(TextFormatting.count(bytes, "byte")) to \(path)"

    case .opened(
      let name,
      let rows,
      let sections,
      let isCounting,
      let shape,
      let bindings,
      let wiring
    ):
      "\(name): \(isCounting ? "at least " : "")\(Self.rows(rows, sections)), \(shape)"
        + (bindings.isEmpty ? "" : "; " + bindings) + "; wiring \(wiring)"
    case .server(let address, let paging): "from \(address), \(paging)"
    case .response(let address): "response from \(address)"
    case .size(let rows, let sections, let bytes):
      "\(Self.rows(rows, sections)), \(TextFormatting.count(bytes, "byte"))"
    case .view(let style, let viewport): "\(style), viewport \(viewport)"

    case .closed(let name): "closed \(name)"
    case .closedShowing(let name, let next): "closed \(name); \(next) is current"
    case .keptChanges: "nothing discarded; `save` keeps the changes"
    case .unsaved(let names):
      "\(TextFormatting.list(names)) \(names.count == 1 ? "has" : "have") unsaved changes"
    case .discardsAndCloses(let names):
      "\(Self.unsaved(names: names).words), discard them and close it"
    case .discardsAndQuits(let names):
      "\(Self.unsaved(names: names).words), discard them and quit"

    case .deletedOnDisk(let name): "\(name) was deleted on disk; table unchanged"
    case .unsavedHere(let name):
      "\(name) changed on disk; unsaved changes kept: `diff \(name)` or `save --force`"
    case .reread(let name, let changes): "\(name) changed: \(changes ?? "same rows")"
    case .unreadable(let name, let problem): "\(name) changed on disk; table unchanged: \(problem)"
    case .following(let name, let how, let pause): "following \(name): \(how), \(pause)"
    case .followOff: "off; try `follow on`"
    case .beforeEachCommand: "before each command"
    case .every(let seconds): "every \(seconds) s"
    case .reportedByServer: "reported by the server"
    case .lacksAbility(let name): "no \(name)"
    case .missing(let rows, let hasNumbers): "rows \(rows), by \(hasNumbers ? "row number" : "key")"
    case .unknownAbilities(let problem): "unknown: \(problem)"
    case .installs(let name): "create this trigger for the table \(name)"
    case .notInstalled: "nothing created; `follow --install --force` runs these statements"
    case .installed(let name):
      "created; under `follow on`, the server reports changes of the table \(name)"
    case .notFollowing(let name): "not following \(name); changes of other programs do not arrive"
    case .changedElsewhere(let rows):
      "unsaved edits kept in rows that changed elsewhere: \(TextFormatting.list(rows))"
    case .newColumns(let name, let columns):
      "\(name): another program added \(columns.count == 1 ? "the column" : "the columns")"
        + " \(columns.map { "\"\($0)\"" }.joined(separator: ", "))"
    case .noConflicts: "no conflicts with other programs"
    case .keptMine(let rows):
      "kept yours in \(TextFormatting.count(rows, "row")); `save` writes them"
    case .cannotKeep(let rows):
      "\(TextFormatting.count(rows, "row")) not kept: the database has each key once; "
        + "`update` yours, or `resolve theirs`"
    case .tookTheirs(let rows): "took theirs in \(TextFormatting.count(rows, "row"))"
    case .lost(let name, let problem, let hint):
      "\(name): \(problem); rows unchanged, \(hint ?? "`retry` connects again")"
    case .replaced(let name): "\(name) is another file now; `open` reads it"
    case .connected(let name): "connected to \(name)"

    case .moreSections(let rest): TextFormatting.more(rest, next: "sections")
    }
  }

  /// Returns a text such as `2 rows updated, 1 deleted`.
  private static func changes(updated: Int, inserted: Int, deleted: Int) -> String {
    let counts = [(updated, "updated"), (inserted, "inserted"), (deleted, "deleted")]
      .filter { $0.0 > 0 }
    guard let first = counts.first else { return "no differences" }
    let rest = counts.dropFirst().map { ", \(TextFormatting.grouped($0.0)) \($0.1)" }.joined()
    return "\(TextFormatting.count(first.0, "row")) \(first.1)\(rest)"
  }

  /// Returns the shape of a table or view in a database.
  static func databaseShape(kind: String) -> String { "a database \(kind)" }

  /// Returns a text such as `12 rows in 2 sections`.
  static func rows(_ rows: Int, _ sections: Int) -> String {
    "\(TextFormatting.count(rows, "row")) in \(TextFormatting.count(sections, "section"))"
  }
}
