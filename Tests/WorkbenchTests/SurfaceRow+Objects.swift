// The rows of data sources and delegates.
extension SurfaceRow {
  /// What a data source and a delegate answer and hear.
  static let objects: [SurfaceRow] = [
    SurfaceRow("numberOfSections(in:)", "trace on; reload", "numberOfSections(in:) = 2"),
    SurfaceRow("tableView(_:numberOfRowsInSection:)", "rows 1; reload", "1 0  Eve"),
    SurfaceRow(
      "tableView(_:cellForRowAt:)",
      "row 0 3; reload; trace on; layout",
      "0 3  Dot\n     ItemCell, 44 pt high",
      "tableView(_:cellForRowAt:) 0 0 ×5 = ItemCell"
    ),
    SurfaceRow(
      "titleForHeaderInSection",
      "section header 0 Kin; section footer 0 End; sections",
      "0  Kin   4 rows  footer: End"
    ),
    SurfaceRow(
      "canEditRowAt, commit",
      """
      app implement canEdit on; trace on; edit on; minus 0 1; confirm; trace off; rows 0; edit off; \
      swipe 0 0; confirm
      """,
      "tableView(_:canEditRowAt:) 0 0",
      "deleted 1 row \"Bob\"",
      "commit:forRowAt:) delete 0 1",
      "0 1  Cy",
      "deleted 1 row \"Ada\""
    ),
    SurfaceRow(
      "canMoveRowAt, moveRowAt",
      """
      app implement canMove on; move 0 0 to 0 2; trace on; drag 0 2 to 0 0; trace off; rows 0; \
      app implement canMove false; drag 0 0 to 0 1
      """,
      "moved 0 0 to 0 2",
      "tableView(_:canMoveRowAt:) 0 2 = true",
      "moveRowAt:to:) 0 2 0 0",
      "0 0  Ada",
      "does not allow moving row 0 0"
    ),
    SurfaceRow(
      "sectionIndexTitles",
      """
      app implement sectionIndexTitles on; app implement sectionForSectionIndexTitle on; \
      app index reload; index; trace on; index W
      """,
      "F W",
      "\"W\" leads to section 1",
      "sectionForSectionIndexTitle"
    ),
    SurfaceRow(
      "heightForRowAt",
      "height 0 2; height header 0; height footer 1; height 0 1 88; rect 0 1",
      "0 2  60 pt, from the row's own key height",
      "header 0: 28 pt",
      "footer 1: 28 pt",
      "390 x 88 pt"
    ),
    SurfaceRow(
      "estimatedHeightForRowAt",
      """
      app implement estimatedHeightForRow 30; viewport 390 88; reload; content; app estimate on; \
      app estimate 20; app estimate off; layout; content
      """,
      "always 30",
      "390 x ",
      "only visible heights are computed",
      "all heights are computed",
      "390 x 292 pt"
    ),
    SurfaceRow(
      "viewForHeaderInSection",
      "app implement viewForHeader on; show",
      "Family (view)",
      "Work (view)"
    ),
    SurfaceRow(
      "willDisplay, didEndDisplaying",
      """
      app implement willDisplay on; app implement didEndDisplaying on; \
      app implement willDisplayHeaderView on; app implement didEndDisplayingHeaderView on; \
      app implement willDisplayFooterView on; app implement didEndDisplayingFooterView on; \
      viewport 390 88; layout; trace on; scroll end; scroll top
      """,
      "willDisplay:forRowAt:) 1 0",
      "didEndDisplaying:forRowAt:) 0 0",
      "willDisplayHeaderView:forSection:) 1",
      "willDisplayFooterView:forSection:) 1",
      "didEndDisplayingHeaderView:forSection:) 1",
      "didEndDisplayingFooterView:forSection:) 1"
    ),
    SurfaceRow(
      "shouldHighlight, didHighlight, didUnhighlight",
      """
      app implement shouldHighlight on; app implement didHighlight on; \
      app implement didUnhighlight on; trace on; press 0 1; release; press 0 2; cancel
      """,
      "shouldHighlightRowAt:) 0 1 = true",
      "didHighlightRowAt:) 0 1",
      ".didSelect)",
      "didUnhighlightRowAt:) 0 1",
      "no row selected"
    ),
    SurfaceRow(
      "willSelect, didSelect, willDeselect, didDeselect",
      """
      set deselectsAfterTap off; app implement willDeselect on; app implement didDeselect on; \
      tap 0 0; trace on; tap 0 1
      """,
      "willSelectRowAt:) 0 1 = 0 1",
      "willDeselectRowAt:) 0 0",
      "didDeselectRowAt:) 0 0",
      "didSelectRowAt:) 0 1"
    ),
    SurfaceRow("didSelectObject", "trace on; tap 0 1", "tableView(_:didSelect:at:) bob 0 1"),
    SurfaceRow(
      "canPerformPrimaryAction, performPrimaryAction",
      """
      app implement canPerformPrimaryAction on; app implement performPrimaryAction on; trace on; tap 0 1
      """,
      "didSelectRowAt:) 0 1",
      "canPerformPrimaryActionForRowAt:) 0 1 = true",
      "performPrimaryActionForRowAt:) 0 1"
    ),
    SurfaceRow(
      "accessoryButtonTappedForRowWith",
      """
      update 0 1 accessory=detailButton; app implement accessoryButtonTapped on; trace on; accessory 0 1
      """,
      ".accessoryButtonTapped)",
      "accessoryButtonTappedForRowWith"
    ),
    SurfaceRow(
      "editingStyleForRowAt",
      """
      app implement editingStyle insert; app implement shouldIndentWhileEditing on; edit on; show; \
      plus 0 1; rows 0; edit off; app implement editingStyle delete; \
      app implement titleForDelete Away; swipe 0 0
      """,
      "5 insert controls",
      "⊕  Bob",
      "New row",
      "[Away]"
    ),
    SurfaceRow(
      "willBeginEditingRowAt, didEndEditingRowAt",
      """
      app implement willBeginEditing on; app implement didEndEditing on; trace on; swipe 0 1; cancel
      """,
      "willBeginEditingRowAt:) 0 1",
      "closed 0 1",
      "didEndEditingRowAt:) 0 1"
    ),
    SurfaceRow(
      "swipe actions",
      """
      app implement leadingSwipeActions on; swipe 0 1 leading; action 1; \
      app implement trailingSwipeActions on; swipe 0 1; action 2; swipe 0 1 trailing full; rows 0
      """,
      "[Read]",
      "\"Read\" of 0 1",
      "[Delete] [More]",
      "\"More\" of 0 1",
      "0 1  Cy"
    ),
    SurfaceRow(
      "targetIndexPathForMove",
      """
      app implement targetIndexPath on; trace on; drag 0 0 to 0 3
      """,
      "FromRowAt:toProposedIndexPath:) 0 0 0 1 ×3",
      "moveRowAt:to:) 0 0 0 3"
    ),
    SurfaceRow(
      "indentationLevelForRowAt",
      "app implement indentationLevel 2; reload; show",
      "0 1 │   Bob"
    ),
    SurfaceRow(
      "shouldShowMenu, canPerformAction, performAction",
      """
      menu 0 1; app implement shouldShowMenu on; app implement canPerformAction on; \
      app implement performAction on; menu 0 1; menu 0 1 copy; menu 0 1 paste
      """,
      "no menu: ",
      "cut, copy, paste",
      "chose copy at 0 1",
      "chose paste at 0 1"
    ),
    SurfaceRow(
      "contextMenuConfiguration",
      "app implement contextMenu on; menu 0 1; menu 0 1 Copy",
      "the menu of 0 1 \"Bob\": Copy",
      "chose Copy at 0 1"
    ),
    SurfaceRow(
      "shouldSpringLoadRowAt",
      "app implement shouldSpringLoad off; capabilities",
      "TableViewSpringLoading      absent: every row opens"
    ),
    SurfaceRow(
      "multiple selection by panning",
      """
      set allowsMultipleSelectionDuringEditing on; app implement shouldBeginMultipleSelection on; \
      pan 0 0 to 0 2; selection
      """,
      "selected 3 rows; edit mode stays on",
      "0 2  Cy"
    ),
    SurfaceRow(
      "focus",
      """
      app implement canFocus on; app implement shouldUpdateFocus on; app implement didUpdateFocus on; \
      app implement selectionFollowsFocus true; set deselectsAfterTap off; focus down; trace on; \
      focus down; trace off; selection; app cell 0 1 state; focus up; focus up; focus leave; focus; \
      app implement canFocus false; focus down
      """,
      "0 0 \"Ada\" has the focus",
      "0 1 \"Bob\" has the focus",
      "tableView(_:canFocusRowAt:) 0 1 = true",
      "tableView(_:shouldUpdateFocusIn:) 0 1 = true",
      "tableView(_:didUpdateFocusIn:with:) 0 1",
      "tableView(_:selectionFollowsFocusForRowAt:) 0 1 = true",
      "0 1  Bob",
      "selected, focused",
      "0 0 \"Ada\" has the focus",
      "0 0 \"Ada\" keeps the focus; no row is beyond it",
      "no row has the focus now",
      "no row has the focus",
      "no row can have the focus"
    ),
    SurfaceRow(
      "scrollViewDidScroll",
      """
      app implement scrollViewDidScroll on; app implement willBeginDragging on; \
      app implement willEndDragging on; app implement didEndDragging on; \
      app implement willBeginDecelerating on; app implement didEndDecelerating on; \
      app implement didEndScrollingAnimation on; app implement didScrollToTop on; \
      app implement didChangeAdjustedContentInset on; \
      viewport 390 88; layout; trace on; scroll by 10; scroll by 20 flick; scroll to 0 3; \
      scroll top; keyboard 40; app implement shouldScrollToTop false; scroll top
      """,
      "scrollViewWillBeginDragging(_:)",
      "scrollViewDidScroll(_:)",
      "cellForRowAt:) 0 1",
      "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)",
      "scrollViewDidEndDragging(_:willDecelerate:) false",
      "scrollViewDidEndDragging(_:willDecelerate:) true",
      "scrollViewWillBeginDecelerating(_:)",
      "scrollViewDidEndDecelerating(_:)",
      "scrollViewDidEndScrollingAnimation(_:)",
      "scrollViewDidScrollToTop(_:)",
      "scrollViewDidChangeAdjustedContentInset(_:)",
      "the delegate does not allow scrolling to the top"
    ),
    SurfaceRow(
      "prefetchRowsAt",
      """
      app implement prefetchRowsAt on; app implement cancelPrefetching on; viewport 390 88; layout; \
      trace on; scroll by 88; scroll by -88
      """,
      "tableView(_:prefetchRowsAt:) [",
      "tableView(_:cancelPrefetchingForRowsAt:) ["
    ),
    SurfaceRow(
      "drag and drop",
      "app implement itemsForBeginning on; app implement performDrop on; drag 0 0 to 0 2; rows 0",
      "0 2  Ada"
    ),
  ]
}
