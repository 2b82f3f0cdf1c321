/// The objects that have optional methods, looked up once when they are assigned.
///
/// A class, since a copy of so many weak references would cost more than what they are asked for.
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

  /// Who answers ``sizing`` for many rows at once, if it can.
  package weak var bulkSizing: (any TableViewBulkSizing)?

  /// Nobody has any.
  package init() {}

  /// Looks for everything in one object.
  @MainActor init(of object: AnyObject?) {
    for role in CapabilityReport.Role.allCases { look(for: role, in: object) }
  }

  /// Looks for what an object can do in a role.
  @MainActor func look(for role: CapabilityReport.Role, in object: AnyObject?) {
    for known in OptionalProtocol.table where known.role == role { known.look(object, self) }
    if role == .delegate { bulkSizing = sizing as? any TableViewBulkSizing }
  }
}
