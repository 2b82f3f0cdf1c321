/// The errors of a table, with their facts; the texts are UIKit's if it has one.
///
/// The table is unchanged after an error.
public enum TableError: Error, Hashable, Sendable {
  /// A batch of updates does not match the table or its data source. (E1 to E16, E30 to E34)
  indirect case batch(BatchError, UpdateContext)

  /// An identifier is not registered. (E18)
  case unregisteredIdentifier(String)

  /// The data source returned no cell; both objects as they describe themselves. (E19)
  case noCell(tableView: String, dataSource: String)

  /// The data source was deallocated. (E20)
  case noDataSource

  /// The target of scrolling is a row that its section does not have. (E21, in older wordings E21b)
  case scrollsToMissingRow(IndexPath, rows: Int, tableView: String)

  /// The target of scrolling is a section that does not exist. (E21, in older wordings E21b)
  case scrollsToMissingSection(Int, sections: Int)

  /// The app requested the rectangle of a row that does not exist. (E22)
  case noRect(IndexPath)

  /// The app requested the rectangle of the header of a section that does not exist. (E23)
  case noHeaderRect(section: Int)

  /// The app requested the rectangle of the footer of a section that does not exist. (E23)
  case noFooterRect(section: Int)

  /// The app requested the rectangle of a section that does not exist. (E23)
  case noSectionRect(Int)

  /// The app requested the row count of a section that does not exist. (E35)
  case noRowCount(section: Int)

  /// The app updated the table view while it loads cells. (E37)
  case updatesWhileLoading

  /// Row heights still change after a hundred layout passes; the first visible row and its heights
  /// in the first passes. (N6)
  case unsettledLayout(IndexPath?, heights: [Double], tableView: String)

  /// The delegate returned a row height below 0 or too large for sums. (E25)
  case negativeRowHeight(IndexPath, Double)

  /// The delegate returned a header height below 0 or too large for sums. (E26)
  case negativeHeaderHeight(section: Int, Double)

  /// The delegate returned a footer height below 0 or too large for sums. (E26)
  case negativeFooterHeight(section: Int, Double)

  /// The data source reports more rows than can be laid out. (E28)
  case tooManyRows(Int, section: Int)

  /// A snapshot of a diffable data source rejects a call. (D1 to D7, D11)
  case snapshot(SnapshotError)

  /// The data source was asked for a row that its model does not have; an array would trap. (range)
  case outOfRange(IndexPath, rows: Int?)

  /// A grouped source that checks its arrays was asked for a row that none of them has. (range)
  case outOfArrayBounds(IndexPath, rows: Int?)

  /// A row's kind of cell is not in the list of kinds. (unknown-kind)
  case unknownCellKind(String, kinds: [String])

  /// A change refers to a path that the model does not have; the change as text.
  case changeDoesNotFit(String)

  /// A row cannot be at a path because the rows are sorted or grouped by the values under a name.
  case placedByValue(name: String)

  /// The caller canceled it; the table is unchanged.
  case cancelled
}

extension TableError {
  /// Returns the error for an application's mistake: its data source is asked for a row that its
  /// model does not have.
  ///
  /// - Parameters:
  ///   - path: The row.
  ///   - sections: The model.
  /// - Returns: The error.
  public static func outOfRange(_ path: IndexPath, in sections: [Section]) -> TableError {
    let holds = sections.indices.contains(path.section)
    return .outOfRange(path, rows: holds ? sections[path.section].items.count : nil)
  }
}

extension TableError {
  /// The context of a rejected batch, or nil for errors outside batches.
  public var facts: UpdateContext? {
    if case .batch(_, let facts) = self { return facts }
    return nil
  }

  /// The mistake in the batch, or nil for errors outside batches.
  public var fault: BatchError? {
    if case .batch(let fault, _) = self { return fault }
    return nil
  }

  /// The likely cause in one line, in Tabletop's words.
  public var cause: String {
    switch self {
    case .batch(let fault, let facts): fault.cause(facts: facts)
    case .unregisteredIdentifier:
      "no class is registered for this identifier; case matters"
    case .noCell: "the data source returned no cell"
    case .noDataSource:
      "the data source was deallocated: the table view holds it weakly, and nothing else does"
    case .scrollsToMissingRow: "rows are counted from 0, and the section has no such row"
    case .scrollsToMissingSection: "sections are counted from 0, and the table has no such section"
    case .noRect: "the table view had no such row when it last loaded"
    case .updatesWhileLoading: "an update inside cellForRow or willDisplay; update in the next turn"
    case .unsettledLayout(let path, let heights, _): Self.changing(path, heights)
    case .noHeaderRect, .noFooterRect, .noSectionRect, .noRowCount:
      "the table view had no such section when it last loaded"
    case .negativeRowHeight(_, -1):
      "heightForRow cannot return automatic dimension (-1) while heights are exact"
    case .negativeRowHeight(_, let height): Self.wrongHeight(height, "heightForRow")
    case .negativeHeaderHeight(_, let height): Self.wrongHeight(height, "heightForHeader")
    case .negativeFooterHeight(_, let height): Self.wrongHeight(height, "heightForFooter")
    case .tooManyRows: "the data source reports more rows than a table view can hold"
    case .snapshot(let fault): fault.cause
    case .outOfRange, .outOfArrayBounds:
      "the model changed and the table view was not told; an array would stop the app here"
    case .unknownCellKind: "the row names a cell class that does not exist; check its spelling"
    case .changeDoesNotFit: "a path of the change is outside the current model"
    case .placedByValue(let name): "a row moves when its \(name) changes"
    case .cancelled: "the operation was canceled"
    }
  }

  /// Returns the cause of a layout that does not settle.
  private static func changing(_ path: IndexPath?, _ heights: [Double]) -> String {
    guard let path else { return "each layout requests other heights" }
    let heights = heights.map { $0.shortText }.joined(separator: ", ")
    return "the height of \(path) changes in each pass: \(heights) …; 100 passes did not settle it"
  }

  /// Returns the cause of a rejected height.
  ///
  /// UIKit itself only rejects heights below 0. Here NaN and heights above 1e12 are rejected with
  /// its text too.
  private static func wrongHeight(_ height: Double, _ question: String) -> String {
    let what =
      height.isNaN
      ? "a value that is not a number" : height < 0 ? "a height below 0" : "a height above 1e12"
    return "\(question) returned \(what)"
  }
}
