/// An optional method of a data source, a delegate or a prefetch data source.
///
/// This is the only table of them: a line has the short name, the protocol and UIKit's selector. To
/// add a method, declare it in its protocol, add a line here, and call it once.
package enum OptionalMethod: String, CaseIterable, Sendable {
  case titleForHeader = "TableViewTitling.tableView(_:titleForHeaderInSection:)"
  case titleForFooter = "TableViewTitling.tableView(_:titleForFooterInSection:)"
  case commit = "TableViewRowEditing.tableView(_:commit:forRowAt:)"
  case canEdit = "TableViewRowEditability.tableView(_:canEditRowAt:)"
  case moveRow = "TableViewRowMoving.tableView(_:moveRowAt:to:)"
  case canMove = "TableViewRowMovability.tableView(_:canMoveRowAt:)"
  case sectionIndexTitles = "TableViewIndexing.sectionIndexTitles(for:)"
  case sectionForSectionIndexTitle =
    "TableViewIndexing.tableView(_:sectionForSectionIndexTitle:at:)"
  case prefetchRowsAt = "TableViewPrefetching.tableView(_:prefetchRowsAt:)"
  case cancelPrefetching = "TableViewPrefetching.tableView(_:cancelPrefetchingForRowsAt:)"
  case heightForRow = "TableViewSizing.tableView(_:heightForRowAt:)"
  case heightForHeader = "TableViewSizing.tableView(_:heightForHeaderInSection:)"
  case heightForFooter = "TableViewSizing.tableView(_:heightForFooterInSection:)"
  case estimatedHeightForRow = "TableViewEstimating.tableView(_:estimatedHeightForRowAt:)"
  case estimatedHeightForHeader =
    "TableViewEstimating.tableView(_:estimatedHeightForHeaderInSection:)"
  case estimatedHeightForFooter =
    "TableViewEstimating.tableView(_:estimatedHeightForFooterInSection:)"
  case viewForHeader = "TableViewHeaderViews.tableView(_:viewForHeaderInSection:)"
  case viewForFooter = "TableViewHeaderViews.tableView(_:viewForFooterInSection:)"
  case willDisplay = "TableViewDisplaying.tableView(_:willDisplay:forRowAt:)"
  case willDisplayHeaderView = "TableViewDisplaying.tableView(_:willDisplayHeaderView:forSection:)"
  case willDisplayFooterView = "TableViewDisplaying.tableView(_:willDisplayFooterView:forSection:)"
  case didEndDisplaying = "TableViewDisplaying.tableView(_:didEndDisplaying:forRowAt:)"
  case didEndDisplayingHeaderView =
    "TableViewDisplaying.tableView(_:didEndDisplayingHeaderView:forSection:)"
  case didEndDisplayingFooterView =
    "TableViewDisplaying.tableView(_:didEndDisplayingFooterView:forSection:)"
  case shouldHighlight = "TableViewHighlighting.tableView(_:shouldHighlightRowAt:)"
  case didHighlight = "TableViewHighlighting.tableView(_:didHighlightRowAt:)"
  case didUnhighlight = "TableViewHighlighting.tableView(_:didUnhighlightRowAt:)"
  case willSelect = "TableViewSelecting.tableView(_:willSelectRowAt:)"
  case didSelect = "TableViewSelecting.tableView(_:didSelectRowAt:)"
  case willDeselect = "TableViewSelecting.tableView(_:willDeselectRowAt:)"
  case didDeselect = "TableViewSelecting.tableView(_:didDeselectRowAt:)"
  case canPerformPrimaryAction =
    "TableViewPrimaryActions.tableView(_:canPerformPrimaryActionForRowAt:)"
  case performPrimaryAction = "TableViewPrimaryActions.tableView(_:performPrimaryActionForRowAt:)"
  case accessoryButtonTapped = "TableViewAccessories.tableView(_:accessoryButtonTappedForRowWith:)"
  case editingStyle = "TableViewEditingStyles.tableView(_:editingStyleForRowAt:)"
  case titleForDelete =
    "TableViewEditingStyles.tableView(_:titleForDeleteConfirmationButtonForRowAt:)"
  case shouldIndentWhileEditing =
    "TableViewEditingStyles.tableView(_:shouldIndentWhileEditingRowAt:)"
  case willBeginEditing = "TableViewEditingEvents.tableView(_:willBeginEditingRowAt:)"
  case didEndEditing = "TableViewEditingEvents.tableView(_:didEndEditingRowAt:)"
  case leadingSwipeActions =
    "TableViewSwipeActions.tableView(_:leadingSwipeActionsConfigurationForRowAt:)"
  case trailingSwipeActions =
    "TableViewSwipeActions.tableView(_:trailingSwipeActionsConfigurationForRowAt:)"
  case targetIndexPath =
    "TableViewMoveTargeting.tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)"
  case indentationLevel = "TableViewIndentation.tableView(_:indentationLevelForRowAt:)"
  case shouldShowMenu = "TableViewCopying.tableView(_:shouldShowMenuForRowAt:)"
  case canPerformAction = "TableViewCopying.tableView(_:canPerformAction:forRowAt:)"
  case performAction = "TableViewCopying.tableView(_:performAction:forRowAt:)"
  case contextMenu = "TableViewContextMenus.tableView(_:contextMenuConfigurationForRowAt:point:)"
  case shouldSpringLoad = "TableViewSpringLoading.tableView(_:shouldSpringLoadRowAt:with:)"
  case shouldBeginMultipleSelection =
    "TableViewMultipleSelection.tableView(_:shouldBeginMultipleSelectionInteractionAt:)"
  case didBeginMultipleSelection =
    "TableViewMultipleSelection.tableView(_:didBeginMultipleSelectionInteractionAt:)"
  case didEndMultipleSelection =
    "TableViewMultipleSelection.tableViewDidEndMultipleSelectionInteraction(_:)"
  case canFocus = "TableViewFocusing.tableView(_:canFocusRowAt:)"
  case shouldUpdateFocus = "TableViewFocusing.tableView(_:shouldUpdateFocusIn:)"
  case didUpdateFocus = "TableViewFocusing.tableView(_:didUpdateFocusIn:with:)"
  case preferredFocusedView = "TableViewFocusing.indexPathForPreferredFocusedView(in:)"
  case selectionFollowsFocus = "TableViewFocusing.tableView(_:selectionFollowsFocusForRowAt:)"
  case itemsForBeginning = "TableViewDragging.tableView(_:itemsForBeginning:at:)"
  case performDrop = "TableViewDropping.tableView(_:performDropWith:)"
  case didScroll = "ScrollDelegate.scrollViewDidScroll(_:)"
  case willBeginDragging = "ScrollDragging.scrollViewWillBeginDragging(_:)"
  case willEndDragging =
    "ScrollDragging.scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)"
  case didEndDragging = "ScrollDragging.scrollViewDidEndDragging(_:willDecelerate:)"
  case willBeginDecelerating = "ScrollDecelerating.scrollViewWillBeginDecelerating(_:)"
  case didEndDecelerating = "ScrollDecelerating.scrollViewDidEndDecelerating(_:)"
  case didEndScrollingAnimation = "ScrollAnimationEnding.scrollViewDidEndScrollingAnimation(_:)"
  case shouldScrollToTop = "ScrollingToTop.scrollViewShouldScrollToTop(_:)"
  case didScrollToTop = "ScrollingToTop.scrollViewDidScrollToTop(_:)"
  case didChangeAdjustedContentInset =
    "ScrollInsetChanging.scrollViewDidChangeAdjustedContentInset(_:)"

  /// The short name, such as `didSelect`.
  package var name: String { "\(self)" }

  /// The name of the protocol that declares it.
  package var protocolName: Substring { rawValue.prefix { $0 != "." } }

  /// UIKit's selector.
  package var selector: String {
    // By bytes: a selector is made for each message of an observed table view.
    String(Substring(rawValue.utf8.drop { $0 != UInt8(ascii: ".") }.dropFirst()))
  }
}
