public import TableModel

// What a person does with the controls inside a cell.
extension TableView {
  /// A person uses a control of a row's cell, which must be on the screen.
  ///
  /// The cell shows what was entered and tells its delegate; nothing is selected.
  ///
  /// - Parameters:
  ///   - input: What is entered.
  ///   - indexPath: The row.
  /// - Returns: What came of it.
  /// - Throws: E22 for an unknown row, or what a layout that was due throws.
  @discardableResult
  public func enter(
    _ input: CellInput,
    at indexPath: IndexPath
  ) throws(TableError) -> [TouchEvent] {
    try layoutIfNeeded()
    guard hasRow(indexPath) else { throw .noRect(indexPath) }
    let earlier = touchCancelled()
    // A touch anywhere closes the open row and does no more.
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
