/// A sign of a mistake that does not stop a table view; UIKit logs such warnings.
public enum TableWarning: Hashable, Sendable {
  /// A batch has an operation that UIKit rejects or does wrongly; the whole line.
  case portability(String)

  /// The table view is laid out while it is not in a window. (W1)
  case layoutOutsideWindow

  /// The app reads the visible cells while they change. (E29)
  case readsVisibleCells

  /// The app requests a cell while the visible cells change. (E29)
  case readsCell

  /// The app requested the rectangle of a row that does not exist. (E22)
  ///
  /// Apple's documentation promises an empty rectangle, but UIKit throws an error.
  case noRect(IndexPath)

  /// The data source dequeued a cell while it made a row, and returned another one. (N2)
  case cellNotReturned(IndexPath)

  /// The data source dequeued several cells for one row by its path. (E36)
  case dequeuedTwice(IndexPath, identifier: String)

  /// A cell was dequeued without a request for one. (N2)
  case cellForNobody(identifier: String)

  /// A reused cell shows a row with a field that an earlier row set; the row, if it is known.
  case staleField(String, value: String, cell: String, row: IndexPath, origin: IndexPath?)

  /// Items were appended or inserted that the snapshot already has; the items as text. (D10)
  case existingItems([String])

  /// Any other warning, in Tabletop's words.
  case note(String)
}

extension TableWarning {
  /// The code in the catalog, or nil if UIKit has no such warning.
  public var code: String? {
    switch self {
    case .portability, .staleField, .note: nil
    case .layoutOutsideWindow: "W1"
    case .readsVisibleCells, .readsCell: "E29"
    case .noRect: "E22"
    case .cellNotReturned, .cellForNobody: "N2"
    case .dequeuedTwice: "E36"
    case .existingItems: "D10"
    }
  }

  /// Every code of a warning.
  public static let codes = ["W1", "E22", "E29", "E36", "N2", "D10"]

  /// UIKit's text for the warning if it has one; the texts of N2 are Tabletop's.
  public var text: String {
    switch self {
    case .portability(let text), .note(let text): text
    case .layoutOutsideWindow:
      "Warning once only: UITableView was told to layout its visible cells and other contents"
        + " without being in the view hierarchy (the table view or one of its superviews has not"
        + " been added to a window). This may cause bugs by forcing views inside the table view to"
        + " load and perform layout without accurate information (e.g. table view bounds, trait"
        + " collection, layout margins, safe area insets, etc), and will also cause unnecessary"
        + " performance overhead due to extra layout passes. Make a symbolic breakpoint at"
        + " UITableViewAlertForLayoutOutsideViewHierarchy to catch this in the debugger and see"
        + " what caused this to occur, so you can avoid this action altogether if possible, or"
        + " defer it until the table view has been added to a window."
    case .readsVisibleCells:
      "Attempted to access the table view's visibleCells while they were in the process of being"
        + " updated, which is not allowed"
    case .readsCell:
      "Attempted to call -cellForRowAtIndexPath: on the table view while it was in the process of"
        + " updating its visible cells, which is not allowed"
    case .noRect(let path): TableError.noRect(path).text()
    case .cellNotReturned(let path):
      "the data source dequeued a cell for row \(path) and returned another one"
    case .dequeuedTwice(let path, let identifier):
      "Attempted to dequeue multiple cells for the same index path, which is not allowed. If you"
        + " really need to dequeue more cells than the table view is requesting, use the"
        + " -dequeueReusableCellWithIdentifier: method (without an index path). Cell identifier:"
        + " \(identifier), index path: \(path.inErrors)"
    case .cellForNobody(let identifier):
      "a cell with identifier \(identifier) was dequeued although the table view asked for none,"
        + " and was never returned to it"
    case .existingItems(let items): Self.existing(items)
    case .staleField(let field, let value, let cell, let row, let origin):
      "the recycled \(cell) of row \(row) still has \(field) = \(value)"
        + (origin.map { " from row \($0)" } ?? "")
        + "; reset it in prepareForReuse or set it in every cellForRow"
    }
  }
}

extension TableWarning {
  private static func existing(_ items: [String]) -> String {
    let isOne = items.count == 1
    let noun = isOne ? "item identifier" : "item identifiers"
    let verb = isOne ? "exists" : "exist"
    return "Diffable data source detected an attempt to insert or append \(items.count) \(noun)"
      + " that"
      + " already \(verb) in the snapshot. The existing \(noun) will be moved"
      + " into place instead, but this operation will be more expensive. For best performance,"
      + " inserted item identifiers should always be unique. Set a symbolic breakpoint on"
      + " BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__IDENTIFIER_ALREADY_EXISTS to catch this in the"
      + " debugger. I\(noun.dropFirst()) that already \(verb): "
      + items.prefix(5).joined(separator: ", ") + (items.count > 5 ? ", …" : "")
  }
}

extension TableWarning: CustomStringConvertible {
  /// The code, if there is one, and the text.
  public var description: String { code.map { "warning[\($0)]: \(text)" } ?? text }
}
