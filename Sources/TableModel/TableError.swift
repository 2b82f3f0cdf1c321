/// Everything a table refuses, with the facts; the sentences are UIKit's own where UIKit has one.
///
/// The state of the table is the same after a refusal as before it.
public enum TableError: Error, Hashable, Sendable {
  /// A batch of updates does not fit the table or its data source. (E1 to E16, E30 to E34)
  indirect case batch(BatchError, UpdateContext)

  /// An identifier is not registered. (E18)
  case unregisteredIdentifier(String)

  /// The data source answered no cell; both parties as they name themselves. (E19)
  case noCell(tableView: String, dataSource: String)

  /// The data source is gone. (E20)
  case noDataSource

  /// Scrolling aims at a row that its section does not have. (E21, in older words E21b)
  case scrollsToMissingRow(IndexPath, rows: Int, tableView: String)

  /// Scrolling aims at a section that does not exist. (E21, in older words E21b)
  case scrollsToMissingSection(Int, sections: Int)

  /// The app asked for the place of a row that does not exist. (E22)
  case noRect(IndexPath)

  /// The app asked for the place of the header of a section that does not exist. (E23)
  case noHeaderRect(section: Int)

  /// The app asked for the place of the footer of a section that does not exist. (E23)
  case noFooterRect(section: Int)

  /// The app asked for the place of a section that does not exist. (E23)
  case noSectionRect(Int)

  /// The delegate answered a height below 0 or beyond all sums for a row. (E25)
  case negativeRowHeight(IndexPath, Double)

  /// The delegate answered a height below 0 or beyond all sums for a header. (E26)
  case negativeHeaderHeight(section: Int, Double)

  /// The delegate answered a height below 0 or beyond all sums for a footer. (E26)
  case negativeFooterHeight(section: Int, Double)

  /// The data source reports more rows than can be laid out. (E28)
  case tooManyRows(Int, section: Int)

  /// A snapshot of a diffable data source refuses a call. (D1 to D7)
  case snapshot(SnapshotError)

  /// The data source is asked for a row that its model does not have; an array would trap there. (range)
  case outOfRange(IndexPath, rows: Int?)

  /// A grouped source guards its arrays and is asked for a row that none of them has. (range)
  case outOfArrayBounds(IndexPath, rows: Int?)

  /// A row asks for a kind of cell that is not in the list of kinds. (unknown-kind)
  case unknownCellKind(String, kinds: [String])

  /// A change names a place that the model does not have; the change in words.
  case changeDoesNotFit(String)

  /// A row is to be where the values under a name do not let it: the rows are sorted or grouped by them.
  case placedByValue(name: String)

  /// The caller canceled it; nothing changed.
  case cancelled
}

extension TableError {
  /// The application's own mistake: its data source is asked for a row that its model does not have.
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

  /// The likely cause in one line, in our words.
  public var cause: String {
    switch self {
    case .batch(let fault, let facts): fault.cause(facts: facts)
    case .unregisteredIdentifier:
      "no class is registered for this identifier; capitals and small letters are told apart"
    case .noCell: "the data source answered nothing where a cell is required"
    case .noDataSource:
      "nobody else holds the data source: the table view holds it weakly, so it is gone"
    case .scrollsToMissingRow: "rows are counted from 0, and the section has no such row"
    case .scrollsToMissingSection: "sections are counted from 0, and there is no such section"
    case .noRect: "the table view, as it was last loaded, has no such row"
    case .noHeaderRect, .noFooterRect, .noSectionRect:
      "the table view, as it was last loaded, has no such section"
    case .negativeRowHeight(_, -1):
      "automatic dimension (-1) is no answer of heightForRow while heights are exact"
    case .negativeRowHeight(_, let height): Self.wrongHeight(height, "heightForRow")
    case .negativeHeaderHeight(_, let height): Self.wrongHeight(height, "heightForHeader")
    case .negativeFooterHeight(_, let height): Self.wrongHeight(height, "heightForFooter")
    case .tooManyRows: "the data source reports more rows than a table can lay out"
    case .snapshot(let fault): fault.cause
    case .outOfRange, .outOfArrayBounds:
      "the model changed and the table view was not told; an array would stop the app here"
    case .unknownCellKind: "the row names a class of cells that nobody wrote, or misspells it"
    case .changeDoesNotFit: "a path of the change lies outside the model as it is now"
    case .placedByValue(let name): "a row goes elsewhere when its \(name) changes"
    case .cancelled: "whoever waited for the answers gave up"
    }
  }
  /// UIKit knows heights below 0 only; no number and what no sum can hold are refused in its words too.
  private static func wrongHeight(_ height: Double, _ question: String) -> String {
    let what =
      height.isNaN ? "no number" : height < 0 ? "a height below 0" : "a height above 1e12"
    return "\(question) answered \(what)"
  }
}
