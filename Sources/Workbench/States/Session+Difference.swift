import CommandLanguage
import TableModel
import Workspace

extension Session {
  /// Compares the rows of a table with another state.
  ///
  /// - Parameters:
  ///   - old: The sections of the table.
  ///   - names: The names of section members in its document, or nil if sections are not objects.
  ///   - other: The other state.
  /// - Returns: The difference.
  /// - Throws: `interrupted` after Ctrl-C.
  func difference(
    from old: [Section],
    named names: SectionNames?,
    to other: OtherState
  ) throws -> SectionsDifference {
    let new = other.sections
    // States with the same storage are equal, so no row is compared.
    if old == new, names == other.sectionNames { return SectionsDifference(from: [], to: []) }
    let total = (old + new).reduce(0) { $0 + $1.items.count }
    return try working(.comparing) { work throws in
      try SectionsDifference(
        from: old,
        to: new,
        sections: other.identity,
        names: (names, other.sectionNames)
      ) { rows throws in
        try work.check(rows, of: total)
      }
    }
  }

  /// Returns the changes of a difference, in batches that the policy accepts.
  ///
  /// - Throws: `interrupted` after Ctrl-C.
  func stages(
    of comparison: SectionsDifference,
    _ policy: BatchPolicy
  ) throws -> [[TableChange]] {
    try working(.comparing) { work throws in
      try comparison.stages(policy) { changes throws in try work.check(changes) }
    }
  }
}
