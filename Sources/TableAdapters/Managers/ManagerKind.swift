import JSON
public import TableModel
public import TableUI

/// A kind of ``DisplayManager``, for a screen whose manager can be exchanged.
public enum ManagerKind: String, Hashable, Sendable, CaseIterable {
  /// Adds rows without notifying the table view; each edit reloads it.
  case base
  /// The screen chooses the place of each row.
  case manual
  /// Rows are ordered by weight.
  case gravity
  /// Edits are the difference of two states.
  case diffable

  /// The class of the manager.
  @MainActor var type: DisplayManager.Type {
    switch self {
    case .base: DisplayManager.self
    case .manual: ManualDisplayManager.self
    case .gravity: GravityDisplayManager.self
    case .diffable: DiffableDisplayManager.self
    }
  }

  /// A one-line description.
  public var summary: String {
    switch self {
    case .base: "adds rows at the end or after a row; each edit reloads the table"
    case .manual: "inserts, replaces and swaps rows anywhere; each edit is one batch"
    case .gravity: "keeps rows in the order of their \"heaviness\", which is unique"
    case .diffable: "updates the table by the difference of two states, row by row"
    }
  }

  /// The operations of the kind, by their commands.
  public var operations: [String] {
    switch self {
    case .base, .diffable: ["add", "remove", "update"]
    case .manual: ["add", "insert", "remove", "update", "replace", "swap"]
    case .gravity: ["add", "remove", "update"]
    }
  }

  /// Throws if the kind does not have an operation.
  public func check(_ operation: String) throws(DisplayManagerError) {
    guard operations.contains(operation) else {
      throw .noOperation(operation, manager: rawValue)
    }
  }
}

/// A manager that shows new states by their difference, as in
/// ``DisplayManager/apply(_:)``. (RDDM: the diffable managers.)
@MainActor open class DiffableDisplayManager: DisplayManager {}

/// A controller with a ``DisplayManager`` whose kind can be exchanged.
@MainActor public protocol DisplayManaging: SectionsProviding {
  /// The manager.
  var manager: DisplayManager { get set }

  /// The kind of the manager.
  var managerKind: ManagerKind { get set }

  /// Adds the screen's listeners to a new generator.
  func listen(to generator: ItemCellGenerator)
}

extension DisplayManaging {
  /// Exchanges the manager for one of another kind, with the same rows and plugins.
  ///
  /// - Throws: ``DisplayManagerError/noWeight(_:)`` or
  ///   ``DisplayManagerError/unordered(_:_:after:)`` if rows cannot be ordered by weight.
  public func useManager(_ kind: ManagerKind) throws(DisplayManagerError) {
    if kind == .gravity { try sections.checkWeights() }
    manager = manager.replacement(kind)
    managerKind = kind
  }
}

extension DisplayManager {
  /// Returns a manager of another kind with the same table view, sections, plugins and features.
  ///
  /// The data source and the delegate stay the same objects, so the table view need not be
  /// connected again.
  public func replacement(_ kind: ManagerKind) -> DisplayManager {
    replacement(kind, dataSource, delegate)
  }

  /// Returns a manager of the same rows, plugins and features with custom parts, connected to the
  /// table view, which then reloads.
  ///
  /// - Parameters:
  ///   - kind: The kind of the manager.
  ///   - dataSource: The data source of the table view; nil for the standard one.
  ///   - delegate: The delegate of the table view; nil for the standard one.
  ///   - animator: The object that applies edits to the table view; nil for one batch each.
  /// - Returns: The manager, whose caller retains it.
  public func rebuilt(
    _ kind: ManagerKind,
    dataSource: GeneratorDataSource? = nil,
    delegate: GeneratorDelegate? = nil,
    animator: (any TableAnimator)? = nil
  ) -> DisplayManager {
    let manager = replacement(kind, dataSource, delegate)
    manager.animator = animator
    manager.bind()
    return manager
  }

  private func replacement(
    _ kind: ManagerKind,
    _ dataSource: GeneratorDataSource?,
    _ delegate: GeneratorDelegate?
  ) -> DisplayManager {
    guard let view else { return self }
    let manager = kind.type.init(
      view: view,
      dataSource: dataSource,
      delegate: delegate,
      usesEstimates: usesEstimates
    )
    manager.sections = sections
    manager.features = features
    manager.animator = animator
    manager.heightCoalescing = heightCoalescing
    manager.loadedRows = loadedRows
    manager.plugins = plugins
    manager.pluginOutputs = pluginOutputs
    manager.eventCounts = eventCounts
    return manager
  }
}

// The order of rows by weight.
extension Item {
  /// The weight of the row in a ``GravityDisplayManager``: the number in its "heaviness", or nil.
  public var heaviness: Int? { value["heaviness"]?.integer }
}

extension [Section] {
  /// Throws if a row has no weight, or not a larger one than the row before it.
  ///
  /// - Complexity: O(n).
  public func checkWeights() throws(DisplayManagerError) {
    for section in indices {
      try checkWeights(of: 0..<self[section].items.count, inSection: section)
    }
  }

  /// Throws if some rows, with their neighbors, are not in the order of their weights.
  ///
  /// - Complexity: O(k log n) for k rows.
  public func checkWeights(
    of rows: Range<Int>,
    inSection section: Int
  ) throws(DisplayManagerError) {
    let items = self[section].items
    var last: Int?
    for row in Swift.max(0, rows.lowerBound - 1)..<Swift.min(items.count, rows.upperBound + 1) {
      let path = IndexPath(row: row, section: section)
      guard let weight = items[row].heaviness else { throw .noWeight("row \(path)") }
      if let last {
        guard weight != last else { throw .weightTaken(weight) }
        guard weight > last else { throw .unordered(path, weight, after: last) }
      }
      last = weight
    }
  }

  /// Returns the row of a section at which a weight belongs.
  ///
  /// - Throws: ``DisplayManagerError/weightTaken(_:)``.
  /// - Complexity: O(log n) in the rows, which must be ordered.
  public func row(
    forWeight weight: Int,
    inSection section: Int
  ) throws(DisplayManagerError) -> Int {
    let items = self[section].items
    var (low, high) = (0, items.count)
    while low < high {
      let middle = (low + high) / 2
      if items[middle].heaviness ?? .min < weight { low = middle + 1 } else { high = middle }
    }
    if low < items.count, items[low].heaviness == weight { throw .weightTaken(weight) }
    return low
  }
}
