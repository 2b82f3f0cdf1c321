extension TableError {
  /// The stable code of the error in the default wording, such as `E4`.
  public var code: String { code(era: .ios12) }

  /// Returns the stable code of the error.
  ///
  /// In the current wording it is E3 if that is more exact. In that of iOS 6, E21 becomes E21b.
  public func code(era: UIKitWording) -> String {
    switch self {
    case .batch(let fault, let facts): fault.code(era: era, facts: facts)
    case .unregisteredIdentifier: "E18"
    case .noCell: "E19"
    case .noDataSource: "E20"
    case .scrollsToMissingRow, .scrollsToMissingSection: era == .ios6 ? "E21b" : "E21"
    case .noRect: "E22"
    case .noHeaderRect, .noFooterRect, .noSectionRect: "E23"
    case .noRowCount: "E35"
    case .updatesWhileLoading: "E37"
    case .unsettledLayout: "N6"
    case .negativeRowHeight: "E25"
    case .negativeHeaderHeight, .negativeFooterHeight: "E26"
    case .tooManyRows: "E28"
    case .snapshot(let fault): fault.code
    case .outOfRange, .outOfArrayBounds: "range"
    case .changeDoesNotFit, .placedByValue: "refused"
    case .cancelled: "interrupted"
    case .unknownCellKind: "unknown-kind"
    }
  }

  /// Returns UIKit's text for the error, or Tabletop's if UIKit's is unpublished.
  public func text(era: UIKitWording = .ios12) -> String {
    switch self {
    case .batch(let fault, let facts): return fault.text(era: era, facts: facts)
    case .unregisteredIdentifier(let identifier):
      return "unable to dequeue a cell with identifier \(identifier) - must register a nib or a"
        + " class for the identifier or connect a prototype cell in a storyboard"
    case .noCell where era == .ios6:
      return "UITableView dataSource must return a cell from tableView:cellForRowAtIndexPath:"
    case .noCell(let tableView, let dataSource):
      return
        "UITableView (\(tableView)) failed to obtain a cell from its dataSource (\(dataSource))"
    case .noDataSource: return "UITableView dataSource is not set"
    case .scrollsToMissingRow, .scrollsToMissingSection: return scrollText(era: era)
    case .noRect(let path): return "request for rect at invalid index path \(path.inErrors)"
    case .noHeaderRect(let section):
      return "request for rect of header in invalid section (\(section))"
    case .noFooterRect(let section):
      return "request for rect of footer in invalid section (\(section))"
    case .noSectionRect(let section): return "request for rect of invalid section (\(section))"
    case .noRowCount(let section):
      return "Requested the number of rows for section (\(section)) which is out of bounds."
    case .updatesWhileLoading: return "_visibleRows and _visibleCells must be of same length."
    case .unsettledLayout(_, _, let tableView):
      // The words of a collection view; those of a table view are not known.
      return "UITableView (\(tableView)) is stuck in its update/layout loop."
    case .snapshot(let fault): return fault.text(era: era)
    case .outOfRange(let path, let rows):
      return "\(Self.missing(path, rows)): index out of range"
    case .outOfArrayBounds(let path, let rows):
      return "Index Out Of Array Bounds. \(Self.missing(path, rows))"
    case .unknownCellKind(let kind, let kinds):
      return "no cell kind \"\(kind)\"; the kinds are \(kinds.joined(separator: ", "))"
    case .cancelled: return "stopped; the table is unchanged"
    case .changeDoesNotFit(let change): return "cannot apply this change to the model: \(change)"
    case .placedByValue(let name): return "the values of \(name) set the order of the rows"
    default: return heightText
    }
  }

  /// Returns a text about the requested path and the existing rows.
  private static func missing(_ path: IndexPath, _ rows: Int?) -> String {
    let found = rows.map { "\($0) row\($0 == 1 ? "" : "s")" } ?? "no such section"
    return "the data source was asked for row \(path), but its model has \(found) there"
  }

  /// The method name in iOS 6; iOS 5 and iOS 11 had longer and shorter ones.
  private static let oldScrollMethod =
    "-[UITableView _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:]"

  private func scrollText(era: UIKitWording) -> String {
    switch self {
    case .scrollsToMissingRow(let path, let rows, _) where era == .ios6:
      "\(Self.oldScrollMethod): row (\(path.row)) beyond bounds (\(rows)) for section"
        + " (\(path.section))."
    case .scrollsToMissingSection(let section, let sections) where era == .ios6:
      "\(Self.oldScrollMethod): section (\(section)) beyond bounds (\(sections))."
    case .scrollsToMissingRow(let path, let rows, let tableView):
      "Attempted to scroll the table view to an out-of-bounds row (\(path.row)) when there"
        + " are only \(rows) rows in section \(path.section). Table view: \(tableView)"
    case .scrollsToMissingSection(let section, let sections):
      "Attempted to scroll the table view to an out-of-bounds section (\(section)) when"
        + " there are only \(sections) sections."
    default: ""
    }
  }

  private var heightText: String {
    switch self {
    case .negativeRowHeight(let path, let height):
      "table view row height must not be negative - provided height for index path"
        + " \(path.inErrors) is \(height.inErrors)"
    case .negativeHeaderHeight(let section, let height):
      "section header height must not be negative - provided height for section \(section) is"
        + " \(height.inErrors)"
    case .negativeFooterHeight(let section, let height):
      "section footer height must not be negative - provided height for section \(section) is"
        + " \(height.inErrors)"
    case .tooManyRows(let rows, let section):
      "Failed to allocate data stores for \(rows) rows in section \(section). Consider using fewer"
        + " rows"
    default: ""
    }
  }

  /// Returns the error as printed: code and text, facts if there are any, cause, and where to read
  /// more.
  ///
  /// The first entry of an E3 has several lines. Names from a file are not escaped.
  public func report(era: UIKitWording = .ios12) -> [String] {
    var lines = ["error[\(code(era: era))]: \(text(era: era))"]
    if let facts { lines.append("  \(facts)") }
    lines.append("  \(cause)")
    if isCatalogued { lines.append("  explain \(code(era: era))") }
    return lines
  }

  private var isCatalogued: Bool {
    switch self {
    case .changeDoesNotFit, .placedByValue, .outOfRange, .outOfArrayBounds, .unknownCellKind:
      false
    default: true
    }
  }
}

extension TableError: CustomStringConvertible {
  /// The code and the text in the default wording.
  public var description: String { "error[\(code)]: \(text())" }
}

extension IndexPath {
  /// The path as UIKit prints it in its errors, without the address of the object.
  var inErrors: String { "({length = 2, path = \(section) - \(row)})" }
}

extension Double {
  /// The number without a fraction of zero, as `170`.
  var shortText: String {
    guard isFinite, magnitude < 1e12, self == rounded() else { return description }
    return String(Int(self))
  }

  /// The number with six decimals, as `printf` shows it with `%f`.
  fileprivate var inErrors: String {
    guard isFinite, magnitude < 1e12 else { return description }
    let millionths = UInt64(magnitude * 1_000_000 + 0.5)
    let digits = String(millionths % 1_000_000)
    let zeros = String(repeating: "0", count: 6 - digits.count)
    return "\(sign == .minus ? "-" : "")\(millionths / 1_000_000).\(zeros)\(digits)"
  }
}
