public import TableUI

/// A generator that hears of taps; ``SelectablePlugin`` tells it.
@MainActor public protocol SelectableItem: AnyObject {
  /// Happens when the row was selected.
  var didSelectEvent: EmptyEvent { get set }

  /// Happens when the row was deselected.
  var didDeselectEvent: EmptyEvent { get set }

  /// Whether the row is deselected once its listeners have heard of the tap.
  var isNeedDeselect: Bool { get set }
}

/// A generator or a cell that looks different while it is touched and while it is selected;
/// ``HighlightablePlugin`` tells it.
@MainActor public protocol HighlightableItem: AnyObject {
  /// Takes on a look.
  func apply(_ look: HighlightLook)
}

/// The looks of a row that is touched.
public enum HighlightLook: String, Hashable, Sendable, CaseIterable {
  /// A finger is on it.
  case highlighted
  /// The finger has left it.
  case unhighlighted
  /// It is selected.
  case selected
  /// It is no longer selected.
  case deselected
}

/// A generator that hears when its row comes and goes; ``DisplayablePlugin`` tells it.
@MainActor public protocol DisplayableItem: AnyObject {
  /// Happens before the row shows.
  var willDisplayEvent: Event<TableViewCell> { get set }

  /// Happens when the row has gone; it tells which cell showed it.
  var didEndDisplayEvent: Event<TableViewCell> { get set }
}

/// A generator whose row a person can drag elsewhere; ``MovableFeature`` asks it.
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

/// A generator with buttons behind its row; ``SwipeActionsFeature`` shows them.
@MainActor public protocol SwipeableItem: AnyObject {
  /// The kinds of its buttons, which the provider of the feature makes buttons of.
  var actionTypes: [String] { get }

  /// Happens when a button was used; it tells its kind.
  var didSwipeEvent: Event<String> { get set }
}

/// A generator with children that a tap shows and hides; ``FoldablePlugin`` does it.
@MainActor public protocol FoldableItem: AnyObject {
  /// Whether the children are shown.
  var isExpanded: Bool { get set }

  /// The children in order; they may have children of their own.
  var childGenerators: [any CellGenerator] { get set }

  /// Happens after the table has changed; it tells whether the children are shown now.
  var didFoldEvent: Event<Bool> { get set }
}

/// A generator that asks for another height while it is shown.
@MainActor public protocol ExpandableItem: AnyObject {
  /// Happens when the row wants to be measured again; the manager listens.
  var onHeightChanged: EmptyEvent { get set }
}

/// A generator whose row the arrow keys can reach; ``FocusableFeature`` asks and tells it.
@MainActor public protocol FocusableItem: AnyObject {
  /// Whether the row can be reached.
  var canFocus: Bool { get }

  /// Happens when the focus comes and when it goes; it tells whether the row has it now.
  var didFocusEvent: Event<Bool> { get set }
}

/// A generator whose row can be lifted and dropped elsewhere, alone or with others; ``DragAndDropFeature`` asks it.
@MainActor public protocol DraggableItem: AnyObject {
  /// The text of the row for a drop.
  var dragText: String { get }
}

/// A generator that stays the same through states of a list, and knows when its content changed.
@MainActor public protocol DiffableItem: AnyObject {
  /// The identity of the row in all states.
  var diffableID: String { get }

  /// Whether it shows the same as a generator with the same id.
  func hasSameContent(as other: any DiffableItem) -> Bool
}

/// A generator whose content is fetched ahead; ``PrefetchPlugin`` hands its id over.
@MainActor public protocol PrefetchableItem: AnyObject {
  /// The identity of its request, or nil for none.
  var requestID: String? { get }
}

/// A generator or header with a text for screen readers.
@MainActor public protocol AccessibleItem: AnyObject {
  /// The text for screen readers, or nil.
  var accessibilityLabel: String? { get }
}

/// A header with an entry in the index at the right; ``SectionTitlesFeature`` shows it.
@MainActor public protocol IndexTitledItem: AnyObject {
  /// The title in the index.
  var title: String { get }

  /// Whether it is there.
  var needsIndexTitle: Bool { get }
}

/// A generator or header with a weight by which ``GravityDisplayManager`` orders it.
@MainActor public protocol GravityItem: AnyObject {
  /// The lightest is first.
  var heaviness: Int { get set }
}
