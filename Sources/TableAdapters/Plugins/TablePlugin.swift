/// An object that handles the events of a table, such as by notifying the rows. (RDDM: plugins.)
@MainActor public protocol TablePlugin: AnyObject {
  /// The name; a manager has at most one plugin per name.
  var name: String { get }

  /// The names of the events that it handles.
  var events: [String] { get }

  /// The kind of events that it sends to rows, or nil.
  var grants: PluginKind? { get }

  /// Whether it receives prefetch events.
  var hearsPrefetching: Bool { get }

  /// Prepares the plugin; called once, when the manager is built.
  func setUp(in manager: DisplayManager)

  /// Handles an event of a row, a header or a footer.
  func process(_ event: TableEvent, in manager: DisplayManager)

  /// Handles a scroll event.
  func process(_ event: ScrollEvent, in manager: DisplayManager)

  /// Handles a prefetch event.
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

/// An object that adds capabilities to a plain table. (RDDM: feature plugins.)
///
/// It adopts the protocols of its capabilities, such as `TableViewRowMoving`, and lists them. Only
/// one feature can have each capability.
@MainActor public protocol FeaturePlugin: AnyObject {
  /// The name.
  var name: String { get }

  /// The table view protocols that it implements.
  var capabilities: [Any.Type] { get }

  /// The kind of events that it sends to rows, or nil.
  var grants: PluginKind? { get }

  /// Prepares the feature; called once, when the manager is built.
  func setUp(in manager: DisplayManager)
}

extension FeaturePlugin {
  public var grants: PluginKind? { nil }
  public func setUp(in manager: DisplayManager) {}
}

/// A kind of events that plugins send to rows.
public enum PluginKind: String, Hashable, Sendable, CaseIterable {
  /// Taps.
  case selectable
  /// Showing and hiding children.
  case foldable
  /// Appearing and disappearing.
  case displayable
  /// The focus.
  case focusable
  /// Swipe actions.
  case swipeActions
}

/// An event that a row listens for, and the kind of plugin that it requires.
@MainActor struct PluginWish {
  /// The required kind of plugin.
  let kind: PluginKind

  /// The name of the event that the row listens for.
  let event: String

  /// Returns whether a row listens for the event.
  let isMade: (any CellGenerator) -> Bool

  /// All such events.
  static let all = [
    PluginWish(kind: .selectable, event: "taps") { generator in
      guard let item = generator as? any SelectableItem else { return false }
      return !item.didSelectEvent.isEmpty || !item.didDeselectEvent.isEmpty
    },
    PluginWish(kind: .foldable, event: "folding") { generator in
      generator is FoldingItemCellGenerator
        || (generator as? any FoldableItem)?.childGenerators.isEmpty == false
    },
    PluginWish(kind: .displayable, event: "its display") { generator in
      guard let item = generator as? any DisplayableItem else { return false }
      return !item.willDisplayEvent.isEmpty || !item.didEndDisplayEvent.isEmpty
    },
    PluginWish(kind: .focusable, event: "the focus") { generator in
      (generator as? any FocusableItem)?.didFocusEvent.isEmpty == false
    },
    PluginWish(kind: .swipeActions, event: "swipes") { generator in
      (generator as? any SwipeableItem)?.didSwipeEvent.isEmpty == false
    },
  ]
}
