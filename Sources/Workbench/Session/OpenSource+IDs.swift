import Platform
import TableAdapters
import TableModel

// Rows that are spoken of by their ids.
extension OpenSource {
  /// What is known of where ids stand.
  struct IDSearch {
    /// Where the ids stand, or nil while looking was cheaper.
    fileprivate var index: RowIDIndex?

    /// The rows that the index knows.
    fileprivate var sections: [Section] = []

    /// How many rows were read since there was an index.
    fileprivate var cost = 0
  }

  /// Where the model has the row of an id, the first in reading order; nil if there is none.
  ///
  /// Rows are read one after the other until as many were read as there are; from then on an index knows the
  /// way. So neither a file that is loaded nor a single question pays for all ids.
  ///
  /// - Throws: Where Ctrl-C ends the search.
  /// - Complexity: O(log n) amortized.
  func modelRow(withID id: ItemID) throws(CommandError) -> IndexPath? {
    // Whoever changed the model without a word has made the index worthless. Rows that are shared are equal
    // without being looked at.
    if let index = idSearch.index, idSearch.sections == sections { return index.path(of: id) }
    idSearch.index = nil
    let found = try readRows(until: id)
    guard idSearch.cost > rowCount else { return found }
    idSearch.cost = 0
    idSearch.sections = sections
    idSearch.index = RowIDIndex(sections, isCancelled: isInterrupted)
    if isInterrupted() { throw Session.interruption }
    return found
  }

  /// Lets what is known of ids follow a change of the model.
  func followIDs(_ change: TableChange) {
    guard idSearch.index != nil else { return }
    let fits = idSearch.index?.follow(change) == true
    if !fits { idSearch.index = nil }
    idSearch.sections = fits ? sections : []
  }

  private func readRows(until id: ItemID) throws(CommandError) -> IndexPath? {
    for (number, section) in sections.enumerated() {
      var row = 0
      for item in section.items {
        if isInterrupted() { throw Session.interruption }
        idSearch.cost += 1
        if item.id == id { return IndexPath(row: row, section: number) }
        row += 1
      }
    }
    return nil
  }
}
