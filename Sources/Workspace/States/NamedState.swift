package import TableModel
import TableStore

/// A state of a source that was given a name, to be compared with or to go back to.
package struct NamedState {
  /// The name.
  package let name: String

  /// The sections with their rows; a copy that shares everything with the source.
  package let sections: [Section]

  /// The names that its document gives to the members of sections, or nil if it has no objects for them.
  package let sectionNames: SectionNames?

  /// Where the source's edits stood.
  let mark: EditHistory.Mark

  /// The source that it was taken from, as long as that is open.
  package private(set) weak var source: OpenTable?

  /// Takes the state of a source.
  @MainActor package init(name: String, of source: OpenTable) {
    self.name = name
    sections = source.sections
    sectionNames = source.document.sectionNames
    mark = source.history.mark
    self.source = source
  }

  /// The same state of another source.
  @MainActor package func moved(to source: OpenTable?) -> NamedState {
    var state = self
    state.source = source
    return state
  }

  /// How many rows the state has.
  package var rowCount: Int { sections.reduce(0) { $0 + $1.items.count } }
}
