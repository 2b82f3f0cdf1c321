extension TableError {
  /// What was known when a batch was refused, or nil for errors outside batches.
  public var facts: UpdateFacts? {
    if case .batch(_, let facts) = self { return facts }
    return nil
  }

  /// What is wrong with the batch, or nil for errors outside batches.
  public var fault: BatchFault? {
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
    case .interrupted: "whoever waited for the answers gave up"
    }
  }
  /// UIKit knows heights below 0 only; no number and what no sum can hold are refused in its words too.
  private static func wrongHeight(_ height: Double, _ question: String) -> String {
    let what =
      height.isNaN ? "no number" : height < 0 ? "a height below 0" : "a height above 1e12"
    return "\(question) answered \(what)"
  }
}
