public import TableModel

// Selection by code: the delegate is not notified, as in UIKit.
extension TableView {
  /// The first selected row in table order, or nil.
  public var indexPathForSelectedRow: IndexPath? { state.selection.min() }

  /// The selected rows in table order.
  ///
  /// UIKit returns nil if no row is selected; here the list is empty.
  @_disfavoredOverload public var indexPathsForSelectedRows: [IndexPath] {
    state.selection.sorted()
  }

  /// Whether a row is selected.
  public func isSelected(_ indexPath: IndexPath) -> Bool { state.selection.contains(indexPath) }

  /// Selects a row; without multiple selection the others are deselected.
  ///
  /// - Parameters:
  ///   - indexPath: The row, or nil to clear the selection.
  ///   - animated: Recorded only.
  ///   - scrollPosition: The position of the row on the screen; `.none` does not scroll.
  /// - Throws: E22 for an unknown row.
  @_disfavoredOverload public func selectRow(
    at indexPath: IndexPath?,
    animated: Bool = false,
    scrollPosition: ScrollPosition = .none
  ) throws(TableError) {
    received("selectRow(at:animated:scrollPosition:) \(indexPath.map(String.init) ?? "nil")")
    defer { answered() }
    if let error = loadForQuestion() { throw error }
    guard let given = indexPath else { return clearSelection() }
    guard let indexPath = translated(given), hasRow(indexPath) else { throw .noRect(given) }
    if !allowsSeveral { clearSelection(but: indexPath) }
    setSelected(true, at: indexPath)
    if scrollPosition != .none { scroll(to: indexPath, scrollPosition) }
  }

  /// Adds rows to the selection, to copy that of another table view.
  ///
  /// It can select several rows even if a touch would select only one.
  ///
  /// - Throws: E22 for an unknown row.
  package func selectRows(_ indexPaths: [IndexPath]) throws(TableError) {
    if let error = loadForQuestion() { throw error }
    for path in indexPaths {
      guard hasRow(path) else { throw .noRect(path) }
      setSelected(true, at: path)
    }
  }

  /// Deselects a row; has no effect if it is not selected.
  public func deselectRow(at indexPath: IndexPath, animated: Bool = false) {
    received("deselectRow(at:animated:) \(indexPath)")
    if let path = translated(indexPath) { setSelected(false, at: path) }
    answered()
  }

  /// Whether a touch adds to the current selection.
  var allowsSeveral: Bool {
    isInEditMode ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Deselects every row, or every row except one.
  func clearSelection(but kept: IndexPath? = nil) {
    for path in state.selection.sorted() where path != kept { showSelected(false, at: path) }
    state.selection = kept.map { state.selection.intersection([$0]) } ?? []
  }

  /// Adds a row to the selection or removes it.
  func setSelected(_ isSelected: Bool, at path: IndexPath) {
    if isSelected { state.selection.insert(path) } else { state.selection.remove(path) }
    showSelected(isSelected, at: path)
  }

  private func showSelected(_ isSelected: Bool, at path: IndexPath) {
    guard let cell = visibleCell(at: path) else { return }
    cell.isRowSelected = isSelected
    guard cell.isSelected != isSelected else { return }
    sends(to: cell, "setSelected(_:animated:) \(isSelected)", .observed)
    cell.setSelected(isSelected, animated: false)
    answered()
  }

  /// Sets the selection of a row on its cell, overriding changes by the application.
  func bringSelection(to cell: TableViewCell, at path: IndexPath) {
    cell.isRowSelected = state.selection.contains(path)
    cell.setSelected(cell.isRowSelected, animated: false)
  }
}
