import TableModel

extension Session {
  /// Compares two states of rows.
  ///
  /// - Throws: `interrupted` after Ctrl-C.
  func difference(
    from old: [Section],
    to new: [Section],
    by identity: SectionsDifference.SectionIdentity
  ) throws(CommandError) -> SectionsDifference {
    // States that share their rows are equal without a look at any.
    if old == new { return SectionsDifference(from: [], to: []) }
    let total = (old + new).reduce(0) { $0 + $1.items.count }
    return try working("comparing") { work throws(CommandError) in
      try SectionsDifference(from: old, to: new, sections: identity) { rows throws(CommandError) in
        try work.check(rows, of: total)
      }
    }
  }
}
