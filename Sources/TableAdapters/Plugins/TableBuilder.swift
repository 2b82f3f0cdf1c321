public import TableStore
public import TableUI

/// A builder that assembles a manager with its plugins and features, and then connects it to the
/// table view. (RDDM: `TableBuilder`.)
///
/// ```swift
/// let manager = try TableBuilder.manual(tableView)
///   .add(SelectablePlugin())
///   .add(FoldablePlugin())
///   .build()
/// ```
@MainActor public struct TableBuilder<Manager: DisplayManager> {
  private let view: TableView
  private var plugins: [any TablePlugin] = []
  private var features: [any FeaturePlugin] = []
  private var dataSource: GeneratorDataSource?
  private var delegate: GeneratorDelegate?
  private var usesEstimates = true
  private var animator: (any TableAnimator)?
  private var coalescing: HeightCoalescing?

  /// Creates a builder for a table view.
  public init(_ view: TableView, _ manager: Manager.Type) { self.view = view }

  /// Adds a plugin; plugins receive events in the order in which they were added.
  public func add(_ plugin: any TablePlugin) -> Self {
    var copy = self
    copy.plugins.append(plugin)
    return copy
  }

  /// Adds a feature.
  public func add(_ feature: any FeaturePlugin) -> Self {
    var copy = self
    copy.features.append(feature)
    return copy
  }

  /// Sets a custom data source.
  public func set(dataSource: GeneratorDataSource) -> Self {
    var copy = self
    copy.dataSource = dataSource
    return copy
  }

  /// Sets a custom delegate.
  public func set(delegate: GeneratorDelegate) -> Self {
    var copy = self
    copy.delegate = delegate
    return copy
  }

  /// Sets whether rows are measured only near the screen; the default is true.
  public func set(usesEstimates: Bool) -> Self {
    var copy = self
    copy.usesEstimates = usesEstimates
    return copy
  }

  /// Sets the object that applies edits to the table view.
  public func set(animator: any TableAnimator) -> Self {
    var copy = self
    copy.animator = animator
    return copy
  }

  /// Collects height changes of rows; without it, each is applied at once.
  ///
  /// - Parameters:
  ///   - milliseconds: The delay after the first change. RDDM waits 150.
  ///   - clock: The clock for the delay.
  /// - Returns: The updated builder.
  public func set(coalescing milliseconds: Int = 150, on clock: VirtualClock) -> Self {
    var copy = self
    copy.coalescing = HeightCoalescing(milliseconds: milliseconds, clock: clock)
    return copy
  }

  /// Creates the manager and connects it to the table view.
  ///
  /// - Throws: ``DisplayManagerError/pluginAlreadyThere(_:)``,
  ///   ``DisplayManagerError/slotTaken(_:by:)``.
  public func build() throws(DisplayManagerError) -> Manager {
    let manager = Manager(
      view: view,
      dataSource: dataSource,
      delegate: delegate,
      usesEstimates: usesEstimates
    )
    manager.animator = animator
    manager.heightCoalescing = coalescing
    for plugin in plugins { try manager.add(plugin) }
    for feature in features { try manager.add(feature) }
    for plugin in plugins { plugin.setUp(in: manager) }
    for feature in features { feature.setUp(in: manager) }
    manager.bind()
    return manager
  }
}

extension TableBuilder<DisplayManager> {
  /// Returns a builder of a manager that adds rows at the end and is refilled by hand.
  public static func base(_ view: TableView) -> Self { Self(view, DisplayManager.self) }
}

extension TableBuilder<ManualDisplayManager> {
  /// Returns a builder of a manager in which the screen chooses the place of rows.
  public static func manual(_ view: TableView) -> Self { Self(view, ManualDisplayManager.self) }
}

extension TableBuilder<GravityDisplayManager> {
  /// Returns a builder of a manager that orders rows by weight.
  public static func gravity(_ view: TableView) -> Self { Self(view, GravityDisplayManager.self) }
}
