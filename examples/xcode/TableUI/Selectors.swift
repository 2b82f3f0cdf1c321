/// UIKit's selectors by the capability that they belong to, as Objective-C spells them.
enum Selectors {
  /// The selectors of what is not there.
  ///
  /// - Parameter capabilities: Each one: whether it is absent, and its selectors.
  /// - Returns: Those that a bridge hides.
  static func hidden(_ capabilities: [(isAbsent: Bool, selectors: [String])]) -> Set<String> {
    Set(capabilities.filter(\.isAbsent).flatMap(\.selectors))
  }

  static let titling = [
    "tableView:titleForHeaderInSection:",
    "tableView:titleForFooterInSection:",
  ]
  static let rowEditing = ["tableView:commitEditingStyle:forRowAtIndexPath:"]
  static let rowEditability = ["tableView:canEditRowAtIndexPath:"]
  static let rowMoving = ["tableView:moveRowAtIndexPath:toIndexPath:"]
  static let rowMovability = ["tableView:canMoveRowAtIndexPath:"]
  static let indexing = [
    "sectionIndexTitlesForTableView:",
    "tableView:sectionForSectionIndexTitle:atIndex:",
  ]
  static let sizing = [
    "tableView:heightForRowAtIndexPath:",
    "tableView:heightForHeaderInSection:",
    "tableView:heightForFooterInSection:",
  ]
  static let estimating = [
    "tableView:estimatedHeightForRowAtIndexPath:",
    "tableView:estimatedHeightForHeaderInSection:",
    "tableView:estimatedHeightForFooterInSection:",
  ]
  static let headerViews = [
    "tableView:viewForHeaderInSection:",
    "tableView:viewForFooterInSection:",
  ]
  static let displaying = [
    "tableView:willDisplayCell:forRowAtIndexPath:",
    "tableView:willDisplayHeaderView:forSection:",
    "tableView:willDisplayFooterView:forSection:",
    "tableView:didEndDisplayingCell:forRowAtIndexPath:",
    "tableView:didEndDisplayingHeaderView:forSection:",
    "tableView:didEndDisplayingFooterView:forSection:",
  ]
  static let highlighting = [
    "tableView:shouldHighlightRowAtIndexPath:",
    "tableView:didHighlightRowAtIndexPath:",
    "tableView:didUnhighlightRowAtIndexPath:",
  ]
  static let selecting = [
    "tableView:willSelectRowAtIndexPath:",
    "tableView:didSelectRowAtIndexPath:",
    "tableView:willDeselectRowAtIndexPath:",
    "tableView:didDeselectRowAtIndexPath:",
  ]
  static let primaryActions = [
    "tableView:canPerformPrimaryActionForRowAtIndexPath:",
    "tableView:performPrimaryActionForRowAtIndexPath:",
  ]
  static let accessories = ["tableView:accessoryButtonTappedForRowWithIndexPath:"]
  static let editingStyles = [
    "tableView:editingStyleForRowAtIndexPath:",
    "tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:",
    "tableView:shouldIndentWhileEditingRowAtIndexPath:",
  ]
  static let editingEvents = [
    "tableView:willBeginEditingRowAtIndexPath:",
    "tableView:didEndEditingRowAtIndexPath:",
  ]
  static let swipeActions = [
    "tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:",
    "tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:",
  ]
  static let moveTargeting = [
    "tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:"
  ]
  static let indentation = ["tableView:indentationLevelForRowAtIndexPath:"]
  static let copying = [
    "tableView:shouldShowMenuForRowAtIndexPath:",
    "tableView:canPerformAction:forRowAtIndexPath:withSender:",
    "tableView:performAction:forRowAtIndexPath:withSender:",
  ]
  static let contextMenus = [
    "tableView:contextMenuConfigurationForRowAtIndexPath:point:",
    "tableView:previewForHighlightingContextMenuWithConfiguration:",
    "tableView:previewForDismissingContextMenuWithConfiguration:",
    "tableView:willPerformPreviewActionForMenuWithConfiguration:animator:",
    "tableView:willDisplayContextMenuWithConfiguration:animator:",
    "tableView:willEndContextMenuInteractionWithConfiguration:animator:",
  ]
  static let springLoading = ["tableView:shouldSpringLoadRowAtIndexPath:withContext:"]
  static let multipleSelection = [
    "tableView:shouldBeginMultipleSelectionInteractionAtIndexPath:",
    "tableView:didBeginMultipleSelectionInteractionAtIndexPath:",
    "tableViewDidEndMultipleSelectionInteraction:",
  ]
  static let focusing = [
    "tableView:canFocusRowAtIndexPath:",
    "tableView:shouldUpdateFocusInContext:",
    "tableView:didUpdateFocusInContext:withAnimationCoordinator:",
    "indexPathForPreferredFocusedViewInTableView:",
    "tableView:selectionFollowsFocusForRowAtIndexPath:",
  ]
  static let scrolling = ["scrollViewDidScroll:"]
  static let scrollDragging = [
    "scrollViewWillBeginDragging:",
    "scrollViewWillEndDragging:withVelocity:targetContentOffset:",
    "scrollViewDidEndDragging:willDecelerate:",
  ]
  static let scrollDecelerating = [
    "scrollViewWillBeginDecelerating:",
    "scrollViewDidEndDecelerating:",
  ]
  static let scrollAnimationEnding = ["scrollViewDidEndScrollingAnimation:"]
  static let scrollingToTop = [
    "scrollViewShouldScrollToTop:",
    "scrollViewDidScrollToTop:",
  ]
  static let scrollInsetChanging = ["scrollViewDidChangeAdjustedContentInset:"]
}
