public import TableModel

/// The error of a ``DisplayManager``; the rows are unchanged then.
public enum DisplayManagerError: Error, Hashable, Sendable {
  /// The named row, header or footer is not in the table.
  case unknownAnchor(String)

  /// The header is already in the table.
  case sectionAlreadyThere(String)

  /// The row has only one cell and is already in the table.
  case rowAlreadyThere(String)

  /// The section has no row to scroll to.
  case emptySection(Int)

  /// Another row of the table, or another header, already has the weight.
  case weightTaken(Int)

  /// A manager that orders by weight received an element without one.
  case noWeight(String)

  /// A row or header has no id in a table that requires ids.
  case noIdentity(String)

  /// A row listens for an event that no plugin sends.
  case missingPlugin(IndexPath, listensFor: String, plugin: String)

  /// A plugin with the name already exists.
  case pluginAlreadyThere(String)

  /// The manager has no plugin with the name.
  case noPlugin(String)

  /// No plugin has the name.
  case unknownPlugin(String)

  /// Rows are not in the order of their weights.
  case unordered(IndexPath, Int, after: Int)

  /// The kind of manager does not have the operation.
  case noOperation(String, manager: String)

  /// Another feature already has these capabilities.
  case slotTaken(String, by: String)

  /// The table view rejected the edit.
  case table(TableError)
}

extension DisplayManagerError {
  /// The stable word for programs: `not-found` or `refused`, or the code of the table view.
  public var code: String {
    switch self {
    case .unknownAnchor, .noPlugin, .unknownPlugin: "not-found"
    case .table(let error): error.code
    default: "refused"
    }
  }

  /// The error message: one sentence without a period.
  public var message: String {
    switch self {
    case .unknownAnchor(let name): "the table has no \(name)"
    case .sectionAlreadyThere(let name): "the table already has the header \(name)"
    case .rowAlreadyThere(let name):
      "\(name) has one cell and is already in the table"
    case .emptySection(let section): "section \(section) has no rows to scroll to"
    case .weightTaken(let weight): "the weight \(weight) is already used"
    case .noWeight(let name): "\(name) has no weight for ordering"
    case .noIdentity(let name): "\(name) has no id"
    case .missingPlugin(let path, let event, let plugin):
      "row \(path) listens for \(event): add the \(plugin) plugin"
    case .pluginAlreadyThere(let name): "the table already has the \(name) plugin"
    case .noPlugin(let name): "the table has no \(name) plugin"
    case .unknownPlugin(let name): "no plugin is named \(name)"
    case .unordered(let path, let weight, let other):
      "row \(path) weighs \(weight), but follows a row that weighs \(other)"
    case .noOperation(let name, let manager): "not supported: the \(manager) manager has no \(name)"
    case .slotTaken(let slot, let name): "\(name) already handles \(slot)"
    case .table(let error): error.text()
    }
  }
}
