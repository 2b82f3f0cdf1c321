// Conflicts of edits with the values of other programs.
extension RowEdit {
  /// Returns the conflict with another program's value, which the edit would replace.
  ///
  /// - Parameters:
  ///   - value: The value of the edit.
  ///   - theirs: The other program's value, in JSON.
  /// - Returns: The problem, with all three values.
  package func conflict(over value: Value, theirs: String) -> RowProblem {
    RowProblem(
      row: row,
      reason: .conflict(
        column: value.column,
        base: value.old.json,
        theirs: theirs,
        mine: kind == .delete ? "deleted" : value.new.json
      )
    )
  }

  /// Returns the conflict with the first value that another program changed, or nil.
  ///
  /// - Parameter now: The current values of the edit's columns.
  /// - Returns: The problem; binary data has no values to show.
  func conflict(with now: [DatabaseValue]) -> RowProblem? {
    guard
      let (value, theirs) = zip(values, now).first(where: { $0.0.isGuarded && $0.0.old != $0.1 })
    else { return nil }
    if case .blob = theirs { return RowProblem(row: row, reason: .binary(column: value.column)) }
    return conflict(over: value, theirs: theirs.json)
  }
}
