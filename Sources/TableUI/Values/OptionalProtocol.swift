/// An optional protocol of a data source or a delegate with its methods.
@MainActor package struct OptionalProtocol {
  /// The protocol.
  package let type: Any.Type

  /// Who may have it.
  package let role: CapabilityReport.Role

  /// Its methods, as far as they can be left out one by one.
  package let methods: [OptionalMethod]

  /// Whether an object has it.
  package let isPresent: @MainActor (AnyObject?) -> Bool

  private init<Capability>(
    _ type: Capability.Type,
    _ role: CapabilityReport.Role,
    _ methods: [OptionalMethod]
  ) {
    self.type = type
    self.role = role
    self.methods = methods
    isPresent = { probe(type, in: $0) != nil }
  }

  /// All of them.
  package static let all: [OptionalProtocol] = ofDataSources + ofDelegates

  /// The protocol that a method belongs to.
  package static func of(_ method: OptionalMethod) -> OptionalProtocol? {
    all.first { $0.methods.contains(method) }
  }

  /// The protocol of a type, or nil for one that has no optional methods of UIKit's.
  package static func of(_ type: Any.Type) -> OptionalProtocol? { all.first { $0.type == type } }

  private static let ofDataSources: [OptionalProtocol] = [
    .init((any TableViewTitling).self, .dataSource, [.titleForHeader, .titleForFooter]),
    .init((any TableViewRowEditing).self, .dataSource, [.commit]),
    .init((any TableViewRowEditability).self, .dataSource, [.canEdit]),
    .init((any TableViewRowMoving).self, .dataSource, [.moveRow]),
    .init((any TableViewRowMovability).self, .dataSource, [.canMove]),
    .init(
      (any TableViewIndexing).self,
      .dataSource,
      [.sectionIndexTitles, .sectionForSectionIndexTitle]
    ),
    .init(
      (any TableViewPrefetching).self,
      .prefetchDataSource,
      [.prefetchRowsAt, .cancelPrefetching]
    ),
  ]

  private static let ofDelegates: [OptionalProtocol] = shown + touched + edited + scrolled

  /// What is asked and told of what shows.
  private static let shown: [OptionalProtocol] = [
    .init(
      (any TableViewSizing).self,
      .delegate,
      [.heightForRow, .heightForHeader, .heightForFooter]
    ),
    .init(
      (any TableViewEstimating).self,
      .delegate,
      [.estimatedHeightForRow, .estimatedHeightForHeader, .estimatedHeightForFooter]
    ),
    .init((any TableViewHeaderViews).self, .delegate, [.viewForHeader, .viewForFooter]),
    .init(
      (any TableViewDisplaying).self,
      .delegate,
      [
        .willDisplay, .willDisplayHeaderView, .willDisplayFooterView, .didEndDisplaying,
        .didEndDisplayingHeaderView, .didEndDisplayingFooterView,
      ]
    ),
    .init((any TableViewIndentation).self, .delegate, [.indentationLevel]),
  ]

  /// What is asked and told of scrolling; zooming is nothing that a table does.
  private static let scrolled: [OptionalProtocol] = [
    .init((any ScrollDelegate).self, .delegate, [.didScroll]),
    .init(
      (any ScrollDragging).self,
      .delegate,
      [.willBeginDragging, .willEndDragging, .didEndDragging]
    ),
    .init(
      (any ScrollDecelerating).self,
      .delegate,
      [.willBeginDecelerating, .didEndDecelerating]
    ),
    .init((any ScrollAnimationEnding).self, .delegate, [.didEndScrollingAnimation]),
    .init((any ScrollingToTop).self, .delegate, [.shouldScrollToTop, .didScrollToTop]),
    .init((any ScrollInsetChanging).self, .delegate, [.didChangeAdjustedContentInset]),
  ]

  /// What is asked and told of touches.
  private static let touched: [OptionalProtocol] = [
    .init(
      (any TableViewHighlighting).self,
      .delegate,
      [.shouldHighlight, .didHighlight, .didUnhighlight]
    ),
    .init(
      (any TableViewSelecting).self,
      .delegate,
      [.willSelect, .didSelect, .willDeselect, .didDeselect]
    ),
    .init(
      (any TableViewPrimaryActions).self,
      .delegate,
      [.canPerformPrimaryAction, .performPrimaryAction]
    ),
    .init((any TableViewAccessories).self, .delegate, [.accessoryButtonTapped]),
    .init(
      (any TableViewCopying).self,
      .delegate,
      [.shouldShowMenu, .canPerformAction, .performAction]
    ),
    .init((any TableViewContextMenus).self, .delegate, [.contextMenu]),
    .init((any TableViewSpringLoading).self, .delegate, [.shouldSpringLoad]),
    .init(
      (any TableViewMultipleSelection).self,
      .delegate,
      [.shouldBeginMultipleSelection, .didBeginMultipleSelection, .didEndMultipleSelection]
    ),
    .init(
      (any TableViewFocusing).self,
      .delegate,
      [
        .canFocus, .shouldUpdateFocus, .didUpdateFocus, .preferredFocusedView,
        .selectionFollowsFocus,
      ]
    ),
  ]

  /// What is asked and told of editing.
  private static let edited: [OptionalProtocol] = [
    .init(
      (any TableViewEditingStyles).self,
      .delegate,
      [.editingStyle, .titleForDelete, .shouldIndentWhileEditing]
    ),
    .init((any TableViewEditingEvents).self, .delegate, [.willBeginEditing, .didEndEditing]),
    .init(
      (any TableViewSwipeActions).self,
      .delegate,
      [.leadingSwipeActions, .trailingSwipeActions]
    ),
    .init((any TableViewMoveTargeting).self, .delegate, [.targetIndexPath]),
    .init((any TableViewDragging).self, .delegate, [.itemsForBeginning]),
    .init((any TableViewDropping).self, .delegate, [.performDrop]),
  ]
}
