/// The objects with optional methods, found once on assignment.
///
/// Those of gestures are found when the first gesture needs them: the runtime goes through all
/// conformances of the program for each protocol, and most tables are shown before they are touched.
///
/// This is a class because a copy of so many weak references would cost more than their use.
@MainActor package final class TableMethods {
  package weak var titling: (any TableViewTitling)?
  package weak var rowEditability: (any TableViewRowEditability)?
  package weak var indexing: (any TableViewIndexing)?
  package weak var changeReporting: (any TableViewChangeReporting)?
  package weak var prefetching: (any TableViewPrefetching)?
  package weak var sizing: (any TableViewSizing)?
  package weak var estimating: (any TableViewEstimating)?
  package weak var headerViews: (any TableViewHeaderViews)?
  package weak var displaying: (any TableViewDisplaying)?
  package weak var indentation: (any TableViewIndentation)?
  package weak var scrolling: (any ScrollDelegate)?
  package weak var scrollInsetChanging: (any ScrollInsetChanging)?

  /// The ``sizing`` object if it can return many heights at once, or nil.
  package weak var bulkSizing: (any TableViewBulkSizing)?

  private let knownGestures = GestureMethods()

  /// The objects in which the methods of gestures were not looked for yet.
  private var due: [DueObject] = []

  /// A weak reference, so that the assignment keeps no object alive.
  private struct DueObject {
    let role: CapabilityReport.Role
    weak var object: AnyObject?
  }

  /// Creates a table without any objects.
  package init() {}

  /// Checks one object for all capabilities.
  init(of object: AnyObject?) {
    for role in CapabilityReport.Role.allCases { look(for: role, in: object) }
  }

  /// Checks an object for the capabilities of a role, and later for those of gestures.
  func look(for role: CapabilityReport.Role, in object: AnyObject?) {
    due.removeAll { $0.role == role }
    due.append(DueObject(role: role, object: object))
    for known in OptionalProtocol.table where known.role == role && !known.isOfGestures {
      known.look(object, self)
    }
    if role == .delegate { bulkSizing = cast(sizing, to: (any TableViewBulkSizing).self) }
  }

  /// The objects with the methods of gestures.
  package var gestures: GestureMethods {
    if !due.isEmpty { lookForGestures() }
    return knownGestures
  }

  private func lookForGestures() {
    let objects = due
    due = []
    for one in objects {
      for known in OptionalProtocol.table where known.role == one.role && known.isOfGestures {
        known.look(one.object, self)
      }
    }
  }
}

/// The objects with the optional methods of touches, edits, drags, menus and focus.
@MainActor package final class GestureMethods {
  package weak var rowEditing: (any TableViewRowEditing)?
  package weak var rowMoving: (any TableViewRowMoving)?
  package weak var rowMovability: (any TableViewRowMovability)?
  package weak var highlighting: (any TableViewHighlighting)?
  package weak var selecting: (any TableViewSelecting)?
  package weak var primaryActions: (any TableViewPrimaryActions)?
  package weak var accessories: (any TableViewAccessories)?
  package weak var editingStyles: (any TableViewEditingStyles)?
  package weak var editingEvents: (any TableViewEditingEvents)?
  package weak var swipeActions: (any TableViewSwipeActions)?
  package weak var moveTargeting: (any TableViewMoveTargeting)?
  package weak var copying: (any TableViewCopying)?
  package weak var contextMenus: (any TableViewContextMenus)?
  package weak var springLoading: (any TableViewSpringLoading)?
  package weak var multipleSelection: (any TableViewMultipleSelection)?
  package weak var focusing: (any TableViewFocusing)?
  package weak var dragging: (any TableViewDragging)?
  package weak var dropping: (any TableViewDropping)?
  package weak var scrollDragging: (any ScrollDragging)?
  package weak var scrollDecelerating: (any ScrollDecelerating)?
  package weak var scrollAnimationEnding: (any ScrollAnimationEnding)?
  package weak var scrollingToTop: (any ScrollingToTop)?
}
