import CommandLanguage

/// The output of snapshots and of changes to another state; ``DifferenceAnswer`` has the changes.
enum StateText: OutputText {
  case saved(name: String, rows: Int, sections: Int)
  case size(rows: Int, sections: Int)
  case now(as: String, changes: String)
  case same(as: String)

  var words: String {
    switch self {
    case .saved(let name, let rows, let sections):
      "saved \(name): \(FileText.rows(rows, sections)); `apply \(name)` restores it"
    case .size(let rows, let sections): FileText.rows(rows, sections)
    case .now(let name, let changes): "now as \(name): \(changes)"
    case .same(let name): "no changes: already the same as \(name)"
    }
  }
}
