package import TableModel
package import TableStore

// What is kept about the rows, for those that look.
extension OpenTable {
  /// The file, with its shape and bindings.
  package var document: TableDocument { record.saved.document }

  /// The edits so far.
  package var history: EditHistory { record.history }

  /// The current row as the model counts it, or nil.
  package var currentInModel: IndexPath? {
    get { record.current }
    set { record.current = newValue }
  }

  /// Where the model has the row of an id, the first in reading order; nil if there is none.
  ///
  /// - Throws: Where Ctrl-C ends the search.
  /// - Complexity: O(log n) amortized.
  func modelRow(withID id: ItemID) throws(WorkspaceError) -> IndexPath? {
    try record.ids.row(of: id, in: sections, isCancelled: isCancelled)
  }
}
