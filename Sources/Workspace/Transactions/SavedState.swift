import Platform
package import TableModel
import TableStore

/// The state of a table when it was last saved or loaded.
package struct SavedState {
  /// The file, with its shape and bindings.
  private(set) var document: TableDocument

  /// The rows.
  package private(set) var sections: [Section]

  /// The path and identity of the file that holds them; nil if none does.
  private(set) var place: (path: String, identity: FileIdentity)?

  /// Creates a state from a loaded document.
  init(_ document: TableDocument) {
    self.document = document
    sections = document.sections
    if let path = document.path, let identity = document.identity { place = (path, identity) }
  }

  /// Follows a transaction after which the rows are `rows`.
  ///
  /// Rows that arrive in a table without unsaved edits count as saved.
  mutating func note(_ transaction: Transaction, rows: [Section], wasModified: Bool) {
    switch transaction.kind {
    case .saved(let result):
      document = result.document
      sections = rows
      place = result.identity.map { (result.path, $0) }
    case .arrived(let document?):
      self = SavedState(document)
      sections = rows
    case .followed(let changes): self = SavedState(changes.document)
    case .arrived(nil):
      guard wasModified else {
        sections = rows
        return
      }
      // Later edits may have removed the place of the change.
      for change in transaction.changes { try? change.apply(to: &sections) }
    case .counted:
      guard wasModified else {
        sections = rows
        return
      }
      // Unsaved edits may have changed the number of rows before them.
      for case .insert(let items, _) in transaction.changes where !sections.isEmpty {
        sections[0].items.append(contentsOf: items)
      }
    default: break
    }
  }
}
