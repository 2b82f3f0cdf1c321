/// Something that reacts to the events of a table, such as by telling the rows. (RDDM: plugins.)
@MainActor public protocol TablePlugin: AnyObject {
  /// The name; a manager has one plugin of each name.
  var name: String { get }

  /// The names of the events that it handles.
  var events: [String] { get }

  /// The kind of events that it sends to rows, or nil.
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

/// Something that answers questions of a table view that a plain table does not have. (RDDM: feature plugins.)
///
/// It adopts the protocols of the questions itself, such as `TableViewRowMoving`, and names them; each can be
/// answered by one feature only.
@MainActor public protocol FeaturePlugin: AnyObject {
  /// The name.
  var name: String { get }

  /// The protocols of the table view that it answers.
  var capabilities: [Any.Type] { get }

  /// The kind of events that it sends to rows, or nil.
  var grants: PluginKind? { get }

  /// Gets ready, once, when the manager is built.
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
  /// Opening and closing.
  case foldable
  /// Coming and going.
  case displayable
  /// The focus.
  case focusable
  /// Buttons behind the row.
  case swipeActions
}

/// Something that a row listens for, and the kind of plugin that must be there for it.
@MainActor struct PluginWish {
  /// The plugin.
  let kind: PluginKind

  /// The name of the event that the row listens for.
  let event: String

  /// Whether a row listens for it.
  let isMade: (any CellGenerator) -> Bool

  /// All wishes there are.
  static let all = [
    PluginWish(kind: .selectable, event: "taps") { generator in
      guard let item = generator as? any SelectableItem else { return false }
      return !item.didSelectEvent.isEmpty || !item.didDeselectEvent.isEmpty
    },
    PluginWish(kind: .foldable, event: "folding") { generator in
      (generator as? any FoldableItem)?.childGenerators.isEmpty == false
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
