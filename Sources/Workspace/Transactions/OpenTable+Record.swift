package import TableModel
package import TableStore

// The record about the rows, for readers.
extension OpenTable {
  /// The file, with its shape and bindings.
  package var document: TableDocument { record.saved.document }

  /// Whether another program changed a row in its database after an unsaved edit.
  package func isChangedElsewhere(_ item: Item) -> Bool {
    isOfDatabase && document.isChangedElsewhere(item)
  }

  /// Returns the problem of the last read of the database, once; nil without one.
  package func takeReadingProblem() -> StoreError? {
    isOfDatabase ? document.takeReadingProblem() : nil
  }

  /// Whether some rows of the database may not be counted yet.
  package var isCounting: Bool { isOfDatabase && document.isCounting }

  /// Whether the rows come from a database; unlike ``document``, this copies nothing.
  var isOfDatabase: Bool { record.saved.document.database != nil }

  /// The edits so far, which a nested table shares with the table around it.
  package var history: EditHistory { root.record.history }

  /// The current row's path in the model, or nil.
  package var currentInModel: IndexPath? {
    get { record.current }
    set { record.current = newValue }
  }

  /// Returns the model's path of the first row with an id, in reading order; nil if there is none.
  ///
  /// - Throws: An error if Ctrl-C ends the search.
  /// - Complexity: O(log n) amortized.
  func modelRow(withID id: ItemID) throws(WorkspaceError) -> IndexPath? {
    try record.ids.row(of: id, in: sections, isCancelled: isCancelled)
  }
}
