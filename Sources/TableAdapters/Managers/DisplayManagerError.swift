public import TableModel

/// Why a ``DisplayManager`` refuses something; the rows are then as before.
public enum DisplayManagerError: Error, Hashable, Sendable {
  /// The row, header or footer that is named does not stand in the table.
  case unknownAnchor(String)

  /// The header is in the table already.
  case sectionAlreadyThere(String)

  /// The row has one cell only and is in the table already.
  case rowAlreadyThere(String)

  /// The section has no row that could be scrolled to.
  case emptySection(Int)

  /// Another row of the table, or another header, has the weight.
  case weightTaken(Int)

  /// A manager that orders by weight got something without one.
  case noWeight(String)

  /// A row or header of a table that is told apart by ids has none.
  case noIdentity(String)

  /// A row listens for something that no plugin will tell it of.
  case missingPlugin(IndexPath, listensFor: String, plugin: String)

  /// A plugin of the name is there already.
  case pluginAlreadyThere(String)

  /// Another feature answers these questions already.
  case slotTaken(String, by: String)

  /// The table view refuses the edit.
  case table(TableError)
}

extension DisplayManagerError {
  /// The stable word for programs: `not-found` or `refused`, or the code of the table view.
  public var code: String {
    switch self {
    case .unknownAnchor: "not-found"
    case .table(let error): error.code
    default: "refused"
    }
  }

  /// One sentence without a full stop.
  public var message: String {
    switch self {
    case .unknownAnchor(let name): "\(name) does not stand in this table"
    case .sectionAlreadyThere(let name): "the header \(name) stands in this table already"
    case .rowAlreadyThere(let name):
      "\(name) has one cell and stands in this table already"
    case .emptySection(let section): "section \(section) has no rows to scroll to"
    case .weightTaken(let weight): "the weight \(weight) is taken"
    case .noWeight(let name): "\(name) has no weight to be ordered by"
    case .noIdentity(let name): "\(name) has no id to be known by"
    case .missingPlugin(let path, let event, let plugin):
      "row \(path) listens for \(event): add the \(plugin) plugin"
    case .pluginAlreadyThere(let name): "the \(name) plugin is there already"
    case .slotTaken(let slot, let name): "\(name) answers for \(slot) already"
    case .table(let error): error.text()
    }
  }
}
