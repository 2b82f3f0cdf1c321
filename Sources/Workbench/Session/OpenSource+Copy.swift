import TableAdapters
import TableModel
import TableUI

extension OpenSource {
  /// A source of another session that is as this one is now: rows, edits, views, selection and properties.
  ///
  /// - Parameter session: The session that gets it.
  /// - Returns: The copy, on which nothing that is done reaches this source.
  /// - Throws: What the table view of the copy refuses.
  func copy(into session: Session) throws(CommandError) -> OpenSource {
    let copy = OpenSource(copying: self)
    try session.add(copy)
    copy.tableView.takeOverFrame(of: tableView)
    for property in TableProperty.all {
      let value = property.get(self)
      guard value != property.get(copy), let text = value.propertyText else { continue }
      _ = property.set(copy, text)
    }
    try copy.layout()
    if !arrangement.isEmpty {
      var plain = arrangement
      plain.hasFolds = false
      try copy.arrange(plain)
      for path in arranged?.rows.foldedPaths ?? [] { try copy.toggleFold(at: path) }
    }
    if grid != nil { copy.arrange(asGrid: true) }
    do throws(TableError) {
      for path in tableView.indexPathsForSelectedRows { try copy.tableView.selectRow(at: path) }
    } catch {
      throw CommandError(error, era: tableView.messageEra)
    }
    copy.tableView.contentOffset = tableView.contentOffset
    try copy.layout()
    return copy
  }
}

extension AnswerValue {
  /// A property as `set` takes it, or nil.
  fileprivate var propertyText: String? {
    switch self {
    case .bool(let flag): Words.onOff(flag)
    case .text(let text): text
    case .int(let number): String(number)
    case .points(TableView.automaticDimension): "auto"
    case .points(let length): String(length)
    case .object(let members): members.compactMap(\.value.propertyText).joined(separator: " ")
    case .null: "none"
    default: nil
    }
  }
}
