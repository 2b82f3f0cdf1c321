public import TableStore
public import TableUI

/// Puts a manager together: which one, its plugins and features, and only then binds it to the table view.
/// (RDDM: `TableBuilder`.)
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

  /// Begins with a table view.
  public init(_ view: TableView, _ manager: Manager.Type) { self.view = view }

  /// Adds a plugin; plugins hear of events in the order in which they were added.
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

  /// Takes a data source of one's own.
  public func set(dataSource: GeneratorDataSource) -> Self {
    var copy = self
    copy.dataSource = dataSource
    return copy
  }

  /// Takes a delegate of one's own.
  public func set(delegate: GeneratorDelegate) -> Self {
    var copy = self
    copy.delegate = delegate
    return copy
  }

  /// Says whether rows are measured when they come near the screen; the default is true.
  public func set(usesEstimates: Bool) -> Self {
    var copy = self
    copy.usesEstimates = usesEstimates
    return copy
  }

  /// Lets another object apply edits to the table view.
  public func set(animator: any TableAnimator) -> Self {
    var copy = self
    copy.animator = animator
    return copy
  }

  /// Gathers what rows wish for other heights; without it each wish is met at once.
  ///
  /// - Parameters:
  ///   - milliseconds: How long the first wish waits for others. RDDM waits 150.
  ///   - clock: Whose time it is.
  /// - Returns: The builder with it.
  public func set(coalescing milliseconds: Int = 150, on clock: VirtualClock) -> Self {
    var copy = self
    copy.coalescing = HeightCoalescing(milliseconds: milliseconds, clock: clock)
    return copy
  }

  /// Makes the manager and binds it to the table view.
  ///
  /// - Throws: ``DisplayManagerError/pluginAlreadyThere(_:)``, ``DisplayManagerError/slotTaken(_:by:)``.
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
  /// Begins a manager that adds rows at the end and is refilled by hand.
  public static func base(_ view: TableView) -> Self { Self(view, DisplayManager.self) }
}

extension TableBuilder<ManualDisplayManager> {
  /// Begins a manager in which the screen says where rows go.
  public static func manual(_ view: TableView) -> Self { Self(view, ManualDisplayManager.self) }
}

extension TableBuilder<GravityDisplayManager> {
  /// Begins a manager that orders rows by weight.
  public static func gravity(_ view: TableView) -> Self { Self(view, GravityDisplayManager.self) }
}
