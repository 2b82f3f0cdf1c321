/// Something that reacts to the events of a table, such as by telling the rows. (RDDM: plugins.)
@MainActor public protocol TablePlugin: AnyObject {
  /// What it is called; a manager has one of each name.
  var name: String { get }

  /// What it reacts to, in words.
  var events: [String] { get }

  /// What it tells rows of, or nil.
  var grants: PluginKind? { get }

  /// Whether it wants to hear of rows that will soon be shown.
  var hearsPrefetching: Bool { get }

  /// Gets ready, once, when the manager is built.
  func setUp(in manager: DisplayManager)

  /// Reacts to an event of a row, a header or a footer.
  func process(_ event: TableEvent, in manager: DisplayManager)

  /// Reacts to scrolling.
  func process(_ event: ScrollEvent, in manager: DisplayManager)

  /// Reacts to rows that will soon be shown.
  func process(_ event: PrefetchEvent, in manager: DisplayManager)
}

extension TablePlugin {
  public var grants: PluginKind? { nil }
  public var hearsPrefetching: Bool { false }
  public func setUp(in manager: DisplayManager) {}
  public func process(_ event: TableEvent, in manager: DisplayManager) {}
  public func process(_ event: ScrollEvent, in manager: DisplayManager) {}
  public func process(_ event: PrefetchEvent, in manager: DisplayManager) {}
}
