/// What a delegate can do, looked up once when it is assigned.
///
/// A class, since a copy of so many weak references would cost more than what they are asked for.
@MainActor final class DelegateCapabilities {
  weak var sizing: (any TableViewSizing)?
  weak var bulkSizing: (any TableViewBulkSizing)?
  weak var estimating: (any TableViewEstimating)?
  weak var headerViews: (any TableViewHeaderViews)?
  weak var displaying: (any TableViewDisplaying)?
  weak var highlighting: (any TableViewHighlighting)?
  weak var selecting: (any TableViewSelecting)?
  weak var primaryActions: (any TableViewPrimaryActions)?
  weak var accessories: (any TableViewAccessories)?
  weak var editingStyles: (any TableViewEditingStyles)?
  weak var editingEvents: (any TableViewEditingEvents)?
  weak var swipeActions: (any TableViewSwipeActions)?
  weak var moveTargeting: (any TableViewMoveTargeting)?
  weak var indentation: (any TableViewIndentation)?
  weak var copying: (any TableViewCopying)?
  weak var contextMenus: (any TableViewContextMenus)?
  weak var springLoading: (any TableViewSpringLoading)?
  weak var multipleSelection: (any TableViewMultipleSelection)?
  weak var focusing: (any TableViewFocusing)?
  weak var dragging: (any TableViewDragging)?
  weak var dropping: (any TableViewDropping)?
  weak var scrolling: (any ScrollDelegate)?
  weak var scrollDragging: (any ScrollDragging)?
  weak var scrollDecelerating: (any ScrollDecelerating)?
  weak var scrollAnimationEnding: (any ScrollAnimationEnding)?
  weak var scrollingToTop: (any ScrollingToTop)?
  weak var scrollInsetChanging: (any ScrollInsetChanging)?

  init() {}

  init(of object: AnyObject?) {
    sizing = probe((any TableViewSizing).self, in: object)
    bulkSizing = sizing as? any TableViewBulkSizing
    estimating = probe((any TableViewEstimating).self, in: object)
    headerViews = probe((any TableViewHeaderViews).self, in: object)
    displaying = probe((any TableViewDisplaying).self, in: object)
    highlighting = probe((any TableViewHighlighting).self, in: object)
    selecting = probe((any TableViewSelecting).self, in: object)
    primaryActions = probe((any TableViewPrimaryActions).self, in: object)
    accessories = probe((any TableViewAccessories).self, in: object)
    editingStyles = probe((any TableViewEditingStyles).self, in: object)
    editingEvents = probe((any TableViewEditingEvents).self, in: object)
    swipeActions = probe((any TableViewSwipeActions).self, in: object)
    moveTargeting = probe((any TableViewMoveTargeting).self, in: object)
    indentation = probe((any TableViewIndentation).self, in: object)
    copying = probe((any TableViewCopying).self, in: object)
    contextMenus = probe((any TableViewContextMenus).self, in: object)
    springLoading = probe((any TableViewSpringLoading).self, in: object)
    multipleSelection = probe((any TableViewMultipleSelection).self, in: object)
    focusing = probe((any TableViewFocusing).self, in: object)
    dragging = probe((any TableViewDragging).self, in: object)
    dropping = probe((any TableViewDropping).self, in: object)
    scrolling = probe((any ScrollDelegate).self, in: object)
    scrollDragging = probe((any ScrollDragging).self, in: object)
    scrollDecelerating = probe((any ScrollDecelerating).self, in: object)
    scrollAnimationEnding = probe((any ScrollAnimationEnding).self, in: object)
    scrollingToTop = probe((any ScrollingToTop).self, in: object)
    scrollInsetChanging = probe((any ScrollInsetChanging).self, in: object)
  }
}
