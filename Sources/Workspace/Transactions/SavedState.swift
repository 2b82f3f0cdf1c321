package import Platform
package import TableModel
import TableStore

/// The state of a table when it was last saved or loaded.
package struct SavedState {
  /// The file, with its shape and bindings.
  private(set) var document: TableDocument

  /// The rows.
  package private(set) var sections: [Section]

  /// The absolute path and the identity of the file that holds them; nil if none does.
  package private(set) var place: (path: String, identity: FileIdentity)?

  /// Creates a state from a loaded document.
  init(_ document: TableDocument) {
    self.document = document
    sections = document.sections
    place = Self.place(document.path, document.identity)
  }

  /// Resolves the path at once: a later edit of a page may not look at other folders.
  private static func place(
    _ path: String?,
    _ identity: FileIdentity?
  ) -> (path: String, identity: FileIdentity)? {
    guard let path, let identity else { return nil }
    return (Files.resolved(path) ?? path, identity)
  }

  /// Follows a transaction after which the rows are `rows`.
  ///
  /// Rows that arrive in a table without unsaved edits count as saved.
  mutating func note(_ transaction: Transaction, rows: [Section], wasModified: Bool) {
    switch transaction.kind {
    case .saved(let result):
      document = result.document
      sections = rows
      place = Self.place(result.path, result.identity)
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
