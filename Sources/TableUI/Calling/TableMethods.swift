/// The objects with optional methods, found once on assignment.
///
/// This is a class because a copy of so many weak references would cost more than their use.
package final class TableMethods {
  package weak var titling: (any TableViewTitling)?
  package weak var rowEditing: (any TableViewRowEditing)?
  package weak var rowEditability: (any TableViewRowEditability)?
  package weak var rowMoving: (any TableViewRowMoving)?
  package weak var rowMovability: (any TableViewRowMovability)?
  package weak var indexing: (any TableViewIndexing)?
  package weak var changeReporting: (any TableViewChangeReporting)?
  package weak var prefetching: (any TableViewPrefetching)?
  package weak var sizing: (any TableViewSizing)?
  package weak var estimating: (any TableViewEstimating)?
  package weak var headerViews: (any TableViewHeaderViews)?
  package weak var displaying: (any TableViewDisplaying)?
  package weak var highlighting: (any TableViewHighlighting)?
  package weak var selecting: (any TableViewSelecting)?
  package weak var primaryActions: (any TableViewPrimaryActions)?
  package weak var accessories: (any TableViewAccessories)?
  package weak var editingStyles: (any TableViewEditingStyles)?
  package weak var editingEvents: (any TableViewEditingEvents)?
  package weak var swipeActions: (any TableViewSwipeActions)?
  package weak var moveTargeting: (any TableViewMoveTargeting)?
  package weak var indentation: (any TableViewIndentation)?
  package weak var copying: (any TableViewCopying)?
  package weak var contextMenus: (any TableViewContextMenus)?
  package weak var springLoading: (any TableViewSpringLoading)?
  package weak var multipleSelection: (any TableViewMultipleSelection)?
  package weak var focusing: (any TableViewFocusing)?
  package weak var dragging: (any TableViewDragging)?
  package weak var dropping: (any TableViewDropping)?
  package weak var scrolling: (any ScrollDelegate)?
  package weak var scrollDragging: (any ScrollDragging)?
  package weak var scrollDecelerating: (any ScrollDecelerating)?
  package weak var scrollAnimationEnding: (any ScrollAnimationEnding)?
  package weak var scrollingToTop: (any ScrollingToTop)?
  package weak var scrollInsetChanging: (any ScrollInsetChanging)?

  /// The ``sizing`` object if it can return many heights at once, or nil.
  package weak var bulkSizing: (any TableViewBulkSizing)?

  /// Creates a table without any objects.
  package init() {}

  /// Checks one object for all capabilities.
  @MainActor init(of object: AnyObject?) {
    for role in CapabilityReport.Role.allCases { look(for: role, in: object) }
  }

  /// Checks an object for the capabilities of a role.
  @MainActor func look(for role: CapabilityReport.Role, in object: AnyObject?) {
    for known in OptionalProtocol.table where known.role == role { known.look(object, self) }
    if role == .delegate { bulkSizing = sizing as? any TableViewBulkSizing }
  }
}
