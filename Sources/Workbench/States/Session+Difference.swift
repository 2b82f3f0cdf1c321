import CommandLanguage
import TableModel
import Workspace

extension Session {
  /// Compares the rows of a source with another state.
  ///
  /// - Parameters:
  ///   - old: The sections of the source.
  ///   - names: The names that its document gives to the members of sections, or nil if it has no objects for them.
  ///   - other: The other state.
  /// - Returns: The difference.
  /// - Throws: `interrupted` after Ctrl-C.
  func difference(
    from old: [Section],
    named names: SectionNames?,
    to other: OtherState
  ) throws -> SectionsDifference {
    let new = other.sections
    // States that share their rows are equal without a look at any.
    if old == new, names == other.sectionNames { return SectionsDifference(from: [], to: []) }
    let total = (old + new).reduce(0) { $0 + $1.items.count }
    return try working("comparing") { work throws in
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

  /// The changes that a difference comes to, batch by batch as a policy takes them.
  ///
  /// - Throws: `interrupted` after Ctrl-C.
  func stages(
    of comparison: SectionsDifference,
    _ policy: BatchPolicy
  ) throws -> [[TableChange]] {
    try working("comparing") { work throws in
      try comparison.stages(policy) { changes throws in try work.check(changes) }
    }
  }
}
