// The rows of the table view.
extension SurfaceRow {
  /// What a table view can be asked and told.
  static let tableView: [SurfaceRow] = [
    SurfaceRow(
      "init(frame:style:), style",
      """
      style; style grouped; show; style insetGrouped; style plain; show
      """,
      "plain",
      "FAMILY",
      "insetGrouped",
      "Family"
    ),
    SurfaceRow(
      "dataSource, delegate, prefetchDataSource",
      """
      app connect; capabilities; app connect local; layout; visible
      """,
      "yes  dataSource          TableViewTitling",
      "absent: no prefetch",
      "yes  delegate            TableViewSizing",
      "weak reference is nil"
    ),
    SurfaceRow(
      "register(_:forCellReuseIdentifier:)",
      """
      app register Cell Basic; app dequeue Cell 0 1; app register Cell none; app dequeue Cell 0 1
      """,
      "registered TableViewCell for Cell",
      "TableViewCell, new",
      "unregistered ",
      "error[E18]"
    ),
    SurfaceRow(
      "dequeueReusableCell",
      """
      viewport 390 88; layout; scroll end; pool; app dequeue ItemCell; app dequeue none
      """,
      "ItemCell",
      "ItemCell, from the pool",
      "nil: none is not registered"
    ),
    SurfaceRow(
      "header and footer registration",
      """
      app register header Head Plain; app implement viewForHeader on; show; app register header Head none
      """,
      "registered TableViewHeaderFooterView for Head",
      "Family (view)",
      "unregistered "
    ),
    SurfaceRow(
      "numberOfSections, numberOfRows(inSection:)",
      """
      model append 0 x; sections; sections --cached; reload; layout
      """,
      "0  Family  5 rows",
      "0  Family  4 rows"
    ),
    SurfaceRow(
      "rect(forSection:), rectForRow(at:), rectForHeader, rectForFooter",
      """
      rect 0; rect 0 1; rect header 0; rect footer 1
      """,
      "x 0, y 22, 390 x 220 pt",
      "x 0, y 94, 390 x 44 pt",
      "x 0, y 22, 390 x 28 pt",
      "x 0, y 336, 390 x 28 pt"
    ),
    SurfaceRow(
      "indexPathForRow(at:)",
      "hit 60; hit 30; hit 9999",
      "0 0  Ada",
      "no row at y 30",
      "no row at y 9999"
    ),
    SurfaceRow(
      "cellForRow(at:), visibleCells, indexPathsForVisibleRows, headerView",
      """
      viewport 390 88; layout; visible; app cell 0 0; app cell 0 3; app cell 0 0 indexPath; show
      """,
      "1 row: 0 0",
      "ItemCell \"Ada\"",
      "nil: 0 3 is off screen",
      "0 0\n",
      "Family"
    ),
    SurfaceRow(
      "scrollToRow(at:at:animated:)",
      """
      viewport 390 88; scroll to 0 3 top; scroll to 0 1 bottom; scroll to 0 2 middle; \
      scroll to 0 2 none; scroll to 0 0 none
      """,
      "offset 198 pt",
      "offset 50 pt",
      "offset 124 pt",
      "offset 124 pt",
      "offset 50 pt"
    ),
    SurfaceRow(
      "selectRow, deselectRow, indexPathForSelectedRow",
      """
      table select 0 1; table select 0 3 top; selection; table deselect 0 3; selection
      """,
      "selected: 0 1; set by code",
      "0 3  Dot",
      "no selected rows"
    ),
    SurfaceRow(
      "allowsSelection and its like",
      """
      set allowsSelection off; tap 0 1; set allowsSelection on; set allowsMultipleSelection on; \
      set deselectsAfterTap off; tap 0 1; tap 0 2; selection; deselect 0 1; selection; \
      set allowsSelectionDuringEditing on; edit on; tap 0 0; \
      set allowsMultipleSelectionDuringEditing on; tap 0 1; selection
      """,
      "allowsSelection is off",
      "0 1  Bob\n0 2  Cy",
      "deselected 0 1",
      "0 2  Cy",
      "selected 0 0",
      "0 0  Ada\n0 1  Bob"
    ),
    SurfaceRow(
      "selectionDidChangeNotification",
      "trace on; tap 0 1; table select 0 2",
      "didSelectRowAt:) 0 1",
      "selectionDidChangeNotification",
      "the delegate is not notified"
    ),
    SurfaceRow(
      "reloadData, layoutIfNeeded",
      "reload; visible; layout",
      "reloaded; cells load at the next layout",
      "laid out; 5 rows visible"
    ),
    SurfaceRow(
      "beginUpdates, endUpdates, performBatchUpdates",
      """
      begin; begin; delete 0 0; end; append 0 x; end; rows 0; \
      batch {"old": [2], "new": [1], "deleteRows": [[0,0]]}
      """,
      "batch done: delete 0·0, insert 0·3",
      "0 3  x",
      "legal: 1 row in 1 section afterwards"
    ),
    SurfaceRow(
      "insert, delete, reload, move, reconfigure",
      """
      model insert at 0 0 x; table insert at 0 0; model delete 0 0; table delete 0 0; \
      model move 0 0 to 0 1; table move 0 0 to 0 1; table reload 0 0; \
      model section insert at 2 New; table section insert at 2; model section move 2 to 0; \
      table section move 2 to 0; table reload section 0; model section delete 0; \
      table section delete 0; model update 0 0 title=Neu; trace on; table reconfigure 0 0; \
      trace off; cell 0 0; insert after 0 3 {"title": "Z"}; invariants
      """,
      "updated the table view: insert 0·0",
      "updated the table view: delete 0·0",
      "updated the table view: move 0·0 → 0·1",
      "updated the table view: reload 0·0",
      "updated the table view: insert section 2",
      "updated the table view: move section 2 → 0",
      "updated the table view: reload section 0",
      "updated the table view: delete section 0",
      "updated the table view: reconfigure 0·0",
      "cellForRowAt:) 0 0",
      "0 0 │ Neu",
      "inserted 1 row \"Z\"",
      "all invariants hold"
    ),
    SurfaceRow(
      "batchPolicy, messageEra, onMismatch",
      """
      set onMismatch reload; table insert at 0 0; set onMismatch throw; set batchPolicy uikit; \
      set messageEra current; table delete 0 0
      """,
      "the batch did not match the model; reloaded the table",
      "uikit",
      "current",
      "section 0. The number"
    ),
    SurfaceRow(
      "hasUncommittedUpdates",
      """
      get hasUncommittedUpdates; begin; get hasUncommittedUpdates; end; get hasUncommittedUpdates
      """,
      "off\n",
      "on\n",
      "off"
    ),
    SurfaceRow(
      "reloadSectionIndexTitles",
      """
      app index reload; app implement sectionIndexTitles A B; app index reload
      """,
      "no index",
      "A B"
    ),
    SurfaceRow(
      "setEditing(_:animated:), isEditing",
      "edit on; get isEditing; edit off; get isEditing",
      "edit mode on",
      "on\n",
      "edit mode off",
      "off"
    ),
    SurfaceRow(
      "rowHeight and its like",
      """
      app implement heightForRow off; set rowHeight 60; height 0 0; set estimatedRowHeight 50; \
      set sectionHeaderHeight 40; rect header 0; set sectionFooterHeight 20; rect footer 1; \
      set sectionHeaderTopPadding 5; rect header 0; set estimatedSectionHeaderHeight 10; \
      set estimatedSectionFooterHeight 10; set fillerRowHeight 30; set rowHeight auto; get rowHeight
      """,
      "0 0  60 pt, from the table's rowHeight",
      "y 22, 390 x 40 pt",
      "390 x 20 pt",
      "y 5, 390 x 40 pt",
      "30 pt",
      "auto"
    ),
    SurfaceRow(
      "contentSize, contentOffset, contentInset, adjustedContentInset",
      """
      content; offset; app inset top 20; get contentInset; get adjustedContentInset; offset
      """,
      "390 x 364 pt",
      "0 pt",
      "offset -20 pt",
      "top 20, left 0",
      "top 20, left 0",
      "-20 pt"
    ),
    SurfaceRow(
      "tableHeaderView, tableFooterView, backgroundView",
      """
      set tableHeaderView "Top of it"; set tableFooterView "End of it"; \
      set backgroundView "Behind it"; get backgroundView; show; set tableHeaderView none; show
      """,
      "Behind it",
      "Top of it",
      "Family",
      "End of it",
      "Family"
    ),
    SurfaceRow(
      "separatorStyle and its like",
      """
      set separatorStyle none; set separatorColor red; set separatorInset 16; \
      set separatorInsetReference fromAutomaticInsets; get separatorStyle; get separatorInset
      """,
      "none",
      "red",
      "fromAutomaticInsets",
      "none",
      "left 16"
    ),
    SurfaceRow(
      "section index colours and its least number of rows",
      """
      set sectionIndexColor blue; get sectionIndexColor; set sectionIndexBackgroundColor white; \
      set sectionIndexTrackingBackgroundColor grey; get sectionIndexTrackingBackgroundColor; \
      app implement sectionIndexTitles A B; app index reload; \
      set sectionIndexMinimumDisplayRowCount 9; index
      """,
      "blue",
      "white",
      "grey",
      "the index shows at 9 rows or more"
    ),
    SurfaceRow(
      "properties of the focus",
      """
      set selectionFollowsFocus on; set allowsFocus off; set allowsFocusDuringEditing off; \
      set remembersLastFocusedIndexPath on; get selectionFollowsFocus; get allowsFocus; \
      get allowsFocusDuringEditing; get remembersLastFocusedIndexPath
      """,
      "on\noff\noff\non"
    ),
    SurfaceRow(
      "what is recorded only",
      """
      set selfSizingInvalidation disabled; get selfSizingInvalidation; \
      set cellLayoutMarginsFollowReadableWidth on; get cellLayoutMarginsFollowReadableWidth; \
      set insetsContentViewsToSafeArea off; get insetsContentViewsToSafeArea; \
      set contentHuggingElements sectionHeaders; get contentHuggingElements
      """,
      "disabled\nnote: selfSizingInvalidation has no effect while all heights are computed at load",
      "\ndisabled",
      "on\nnote: cellLayoutMarginsFollowReadableWidth is recorded only",
      "\non",
      "off\nnote: insetsContentViewsToSafeArea is recorded only",
      "\noff",
      "sectionHeaders\nnote: contentHuggingElements is recorded only",
      "\nsectionHeaders"
    ),
    SurfaceRow(
      "refreshControl",
      """
      app refresh handler on; trace on; pull; trace off; app refresh begin; get refreshControl; \
      app refresh end; get refreshControl; set refreshControl off; refresh
      """,
      "valueChanged",
      "refreshing",
      "idle",
      "has no refreshControl"
    ),
  ]
}
