public import TableUI

/// A generator that receives taps from ``SelectablePlugin``.
@MainActor public protocol SelectableItem: AnyObject {
  /// Sent when the row was selected.
  var didSelectEvent: EmptyEvent { get set }

  /// Sent when the row was deselected.
  var didDeselectEvent: EmptyEvent { get set }

  /// Whether the row is deselected after its listeners have received the tap.
  var isNeedDeselect: Bool { get set }
}

/// A generator or cell that looks different while it is touched or selected;
/// ``HighlightablePlugin`` notifies it.
@MainActor public protocol HighlightableItem: AnyObject {
  /// Applies a look.
  func apply(_ look: HighlightLook)
}

/// The look of a touched row.
public enum HighlightLook: String, Hashable, Sendable, CaseIterable {
  /// A finger touches the row.
  case highlighted
  /// The finger has left the row.
  case unhighlighted
  /// The row is selected.
  case selected
  /// The row is no longer selected.
  case deselected
}

/// A generator that is notified by ``DisplayablePlugin`` when its row appears and disappears.
@MainActor public protocol DisplayableItem: AnyObject {
  /// Sent before the row appears.
  var willDisplayEvent: Event<TableViewCell> { get set }

  /// Sent after the row disappeared, with the cell that showed it.
  var didEndDisplayEvent: Event<TableViewCell> { get set }
}

/// A generator whose row the user can drag; ``MovableFeature`` uses it.
@MainActor public protocol MovableItem: AnyObject {
  /// Whether the row can be dragged; the default is true.
  var canMove: Bool { get }

  /// Whether it can leave its section; the default is true.
  var canMoveInOtherSection: Bool { get }
}

extension MovableItem {
  public var canMove: Bool { true }
  public var canMoveInOtherSection: Bool { true }
}

/// A generator with swipe actions, which ``SwipeActionsFeature`` shows.
@MainActor public protocol SwipeableItem: AnyObject {
  /// The types of its actions; the provider of the feature creates buttons for them.
  var actionTypes: [String] { get }

  /// Sent when an action was used, with its type.
  var didSwipeEvent: Event<String> { get set }
}

/// A generator whose children a tap shows and hides, by ``FoldablePlugin``.
@MainActor public protocol FoldableItem: AnyObject {
  /// Whether the children are shown.
  var isExpanded: Bool { get set }

  /// The children in order, which may have children too.
  var childGenerators: [any CellGenerator] { get set }

  /// Sent after the table view has changed, with whether the children are shown now.
  var didFoldEvent: Event<Bool> { get set }
}

/// A generator whose height can change while it is shown.
@MainActor public protocol ExpandableItem: AnyObject {
  /// Sent when the row must be measured again; the manager receives it.
  var onHeightChanged: EmptyEvent { get set }
}

/// A generator whose row can have the focus; ``FocusableFeature`` uses and notifies it.
@MainActor public protocol FocusableItem: AnyObject {
  /// Whether the row can have the focus.
  var canFocus: Bool { get }

  /// Sent when the row gets or loses the focus, with whether it has the focus now.
  var didFocusEvent: Event<Bool> { get set }
}

/// A generator whose row can be dragged, with or without other rows; ``DragAndDropFeature`` uses
/// it.
@MainActor public protocol DraggableItem: AnyObject {
  /// The text of the row for a drag.
  var dragText: String { get }
}

/// A generator with an identity across states of a list, and comparable content.
@MainActor public protocol DiffableItem: AnyObject {
  /// The identity of the row in all states.
  var diffableID: String { get }

  /// Returns whether it shows the same content as a generator with the same id.
  func hasSameContent(as other: any DiffableItem) -> Bool
}

/// A generator whose content can be prefetched; ``PrefetchPlugin`` passes on its id.
@MainActor public protocol PrefetchableItem: AnyObject {
  /// The identity of its request, or nil for none.
  var requestID: String? { get }
}

/// A generator or header with a text for screen readers.
@MainActor public protocol AccessibleItem: AnyObject {
  /// The text for screen readers, or nil.
  var accessibilityLabel: String? { get }
}

/// A header with an entry in the section index, which ``SectionTitlesFeature`` shows.
@MainActor public protocol IndexTitledItem: AnyObject {
  /// The title in the index.
  var title: String { get }

  /// Whether the index includes the title.
  var needsIndexTitle: Bool { get }
}

/// A generator or header with a weight, by which ``GravityDisplayManager`` orders it.
@MainActor public protocol GravityItem: AnyObject {
  /// The weight; the lightest is first.
  var heaviness: Int { get set }
}
