import JSON
import TableModel

/// What all rows of a document share, held once for all of its sections.
final class RowText: Sendable {
  let document: JSONDocument
  let bindings: ItemBindings

  /// Whether the document noted the heights that rows ask for.
  let notesHeights: Bool

  init(_ document: JSONDocument, _ bindings: ItemBindings) {
    self.document = document
    self.bindings = bindings
    notesHeights = bindings.height == document.notedKey
  }
}
