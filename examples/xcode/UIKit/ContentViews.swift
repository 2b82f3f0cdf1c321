import TableUI

/// The content views of cells, as long as the cells are there.
@MainActor enum ContentViews {
  private struct Entry {
    weak var cell: AnyObject?
    let view: UIView
  }

  private static var entries: [ObjectIdentifier: Entry] = [:]

  /// The view of a cell, made when it is asked for.
  static func view(of cell: AnyObject) -> UIView {
    if let entry = entries[ObjectIdentifier(cell)], entry.cell === cell { return entry.view }
    entries = entries.filter { $0.value.cell != nil }
    let view = UIView()
    entries[ObjectIdentifier(cell)] = Entry(cell: cell, view: view)
    return view
  }
}
