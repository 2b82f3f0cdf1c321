import Platform
package import TableModel
import TableStore

/// What a table was when it was last saved, or loaded.
package struct SavedState {
  /// The file, with its shape and bindings.
  private(set) var document: TableDocument

  /// The rows.
  package private(set) var sections: [Section]

  /// The file that holds them, and which one it was; nil where none does.
  private(set) var place: (path: String, identity: FileIdentity)?

  /// Begins with a document as it was loaded.
  init(_ document: TableDocument) {
    self.document = document
    sections = document.sections
    if let path = document.path, let identity = document.identity { place = (path, identity) }
  }

  /// Follows a transaction that left `rows`; those that came while there was nothing to save are saved rows.
  mutating func note(_ transaction: Transaction, rows: [Section], wasModified: Bool) {
    switch transaction.kind {
    case .saved(let result):
      document = result.document
      sections = rows
      place = (result.path, result.identity)
    case .arrived(let document?):
      self = SavedState(document)
      sections = rows
    case .arrived(nil):
      guard wasModified else {
        sections = rows
        return
      }
      // What was edited since may leave no place for it there.
      for change in transaction.changes { try? change.apply(to: &sections) }
    default: break
    }
  }
}
