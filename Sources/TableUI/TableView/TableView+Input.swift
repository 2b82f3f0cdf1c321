public import TableModel

// User input in the controls of cells.
extension TableView {
  /// Enters input in a control of a row's cell, which must be on the screen.
  ///
  /// The cell shows the input and notifies its delegate; the row is not selected.
  ///
  /// - Parameters:
  ///   - input: The input.
  ///   - indexPath: The row.
  /// - Returns: The touch events.
  /// - Throws: E22 for an unknown row, or the error of a pending layout.
  @discardableResult
  public func enter(
    _ input: CellInput,
    at indexPath: IndexPath
  ) throws(TableError) -> [TouchEvent] {
    try layoutIfNeeded()
    guard hasRow(indexPath) else { throw .noRect(indexPath) }
    let earlier = touchCancelled()
    // A touch anywhere closes the open row and has no other effect.
    if hasOpenRow { return earlier + closeOpenRow() }
    let cell = visibleCell(at: indexPath) as? any CellInputTaking
    let controls = cell?.controls ?? []
    guard let cell, let control = controls.first(where: { $0.takes(input) }) else {
      return earlier + [.refused(indexPath, .noControl(input, controls))]
    }
    if case .choice(let offered) = control, case .choice(let chosen) = input,
      !chosen.isEmpty, !offered.contains(chosen)
    {
      return earlier + [.refused(indexPath, .notOffered(chosen, offered))]
    }
    sends(to: cell, "enter(_:in:) \(input)", .ours)
    let isHeard = cell.enter(input, in: self)
    answered()
    var events = earlier + [TouchEvent.entered(indexPath, input, isHeard: isHeard)]
    if let problem = cell.problem { events.append(.rejected(indexPath, problem)) }
    return events
  }
}
