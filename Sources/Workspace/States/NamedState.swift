package import TableModel
import TableStore

/// A named state of a table, to compare with or return to.
package struct NamedState {
  /// The name.
  package let name: String

  /// The sections with their rows; a copy that shares its storage with the table.
  package let sections: [Section]

  /// The names that its document gives to the members of sections, or nil if it has no objects for
  /// them.
  package let sectionNames: SectionNames?

  /// The position in the table's edit history.
  let mark: EditHistory.Mark

  /// The table that it was taken from, while that is open.
  package private(set) weak var source: OpenTable?

  /// Creates a state from a table.
  @MainActor package init(name: String, of source: OpenTable) {
    self.name = name
    sections = source.sections
    sectionNames = source.document.sectionNames
    mark = source.history.mark
    self.source = source
  }

  /// Returns the same state for another table.
  @MainActor package func moved(to source: OpenTable?) -> NamedState {
    var state = self
    state.source = source
    return state
  }

  /// The number of rows in the state.
  package var rowCount: Int { sections.rowCount }
}
