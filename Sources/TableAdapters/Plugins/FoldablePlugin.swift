public import TableModel

/// A plugin that shows and hides the children of a tapped row. (RDDM: `TableFoldablePlugin`.)
///
/// Expanded children are hidden with their parent and restored unchanged. The original leaves the
/// grandchildren in the table.
public final class FoldablePlugin: TablePlugin {
  public let name = "foldable"
  public let events = ["select"]
  public let grants: PluginKind? = .foldable

  /// Creates a plugin.
  public init() {}

  public func process(_ event: TableEvent, in manager: DisplayManager) {
    guard case .select(let path) = event else { return }
    let generator = manager.generator(at: path)
    if let row = generator as? FoldingItemCellGenerator { return row.fold(at: path) }
    guard let item = generator as? any FoldableItem else { return }
    // Both sides of the edit belong to the manager, so it cannot be rejected.
    try? toggle(item, at: path, in: manager)
  }

  /// Shows or hides the children of a row.
  ///
  /// - Throws: The table view's error; the row is unchanged then.
  public func toggle(
    _ item: any FoldableItem,
    at path: IndexPath,
    in manager: DisplayManager
  ) throws(DisplayManagerError) {
    let rows = Self.shownRows(below: item)
    var updates = TableUpdates()
    if item.isExpanded {
      // If an edit has moved a child meanwhile, the others are still in place.
      let places = Self.places(of: rows, below: path, in: manager)
      updates.deletedRows = places
      try manager.edit(updates) {
        for place in places.sorted().reversed() {
          manager.sections[place.section].generators.remove(place.row..<place.row + 1)
        }
      }
    } else {
      updates.insertedRows = rows.indices.map {
        IndexPath(row: path.row + 1 + $0, section: path.section)
      }
      try manager.edit(updates) { manager.put(rows, at: path.row + 1, inSection: path.section) }
    }
    item.isExpanded.toggle()
    item.didFoldEvent.invoke(with: item.isExpanded)
  }

  /// Returns the places of rows shown below another one: right after it, or wherever they were
  /// moved.
  private static func places(
    of rows: [any CellGenerator],
    below path: IndexPath,
    in manager: DisplayManager
  ) -> [IndexPath] {
    var places: [IndexPath] = []
    for (offset, row) in rows.enumerated() {
      let next = IndexPath(row: path.row + 1 + offset, section: path.section)
      let isThere = manager.hasRow(at: next) && manager.generator(at: next) === row
      guard let place = isThere ? next : manager.indexPath(of: row) else { continue }
      if !places.contains(place) { places.append(place) }
    }
    return places
  }

  /// Returns the rows shown below an expanded row: its children, and theirs if they are expanded.
  static func shownRows(below item: any FoldableItem) -> [any CellGenerator] {
    item.childGenerators.flatMap { child -> [any CellGenerator] in
      guard let open = child as? any FoldableItem, open.isExpanded else { return [child] }
      return [child] + shownRows(below: open)
    }
  }
}
