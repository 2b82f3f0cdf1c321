import TableAdapters
import TableUI
import Wirings
import Workspace

extension TableProperty {
  /// The effect of the property, as a short text.
  var effect: String { Self.effects[name] ?? "" }

  /// Returns why the value has no effect in a table, or nil if it has one.
  func reasonWithoutEffect(in source: OpenTable) -> PropertyText? {
    if Self.recorded.contains(name) { return .recordedOnly(name: name) }
    let table = source.tableView
    switch name {
    case "rowHeight" where table.rowHeight > 0 && table.implements(.heightForRow):
      return .delegateDecides(name: name, method: "heightForRowAt")
    case "selfSizingInvalidation" where !table.estimatesRows: return .exactHeights(name: name)
    case "frcEra" where !(source.door.controller is any FetchedScreen):
      return .noFetchedResults(wiring: source.wiring.name)
    default: return nil
    }
  }

  /// The properties that the table view keeps and does not use.
  private static let recorded: Set<String> = [
    "allowsFocus", "allowsFocusDuringEditing", "cellLayoutMarginsFollowReadableWidth",
    "contentHuggingElements", "fillerRowHeight", "insetsContentViewsToSafeArea",
    "sectionIndexBackgroundColor", "sectionIndexColor", "sectionIndexTrackingBackgroundColor",
    "separatorColor",
  ]

  private static let effects: [String: String] = [
    "adjustedContentInset": "the content's insets with those of keyboard and index",
    "allowsFocus": "rows can have the focus",
    "allowsFocusDuringEditing": "rows can have the focus in edit mode",
    "allowsMultipleSelection": "a tap adds to the selection",
    "allowsMultipleSelectionDuringEditing": "a tap adds to the selection in edit mode",
    "allowsSelection": "a tap selects a row",
    "allowsSelectionDuringEditing": "a tap selects a row in edit mode",
    "autoRegister": "a cell class is registered on first use (not in UIKit)",
    "backgroundView": "a view below the rows that does not scroll",
    "batchPolicy": "how to handle batches that UIKit rejects (not in UIKit)",
    "cellLayoutMarginsFollowReadableWidth": "cells keep to a readable width",
    "cellPrefetching": "the cell of the next row is requested before it appears (not in UIKit)",
    "changeReporting": "an edit asks only about what changed; off: everything (not in UIKit)",
    "contentHuggingElements": "which parts are only as wide as their content",
    "contentInset": "space around the content",
    "contentInsetAdjustmentBehavior": "whether content avoids the bars of a device",
    "deselectsAfterTap": "the controller deselects a row after a tap (not in UIKit)",
    "detectsStaleCells": "warns about fields a reused cell did not reset (not in UIKit)",
    "dropScope": "where dragged rows may be dropped (not in UIKit)",
    "estimatedRowHeight": "the assumed height of a row that was not on screen yet",
    "estimatedSectionFooterHeight": "the assumed height of a footer before it appears",
    "estimatedSectionHeaderHeight": "the assumed height of a header before it appears",
    "fillerRowHeight": "the height of the empty rows below a plain table",
    "frcEra": "whether a changed row that keeps its place is reported as a move (not in UIKit)",
    "hasUncommittedUpdates": "whether a batch or drop is open",
    "insetsContentViewsToSafeArea": "content avoids the corners of the screen",
    "isEditing": "whether edit mode is on; `edit on` changes it",
    "isPrefetchingEnabled": "rows are prefetched; on also requests the next cell early",
    "layoutDirection": "left to right, or right to left with mirrored rows",
    "loadMoreControl": "the control below the rows that loads the next page (not in UIKit)",
    "loadsAtLastRow": "the last row loads the next page when it appears (not in UIKit)",
    "messageEra": "the iOS version whose wording errors use (not in UIKit)",
    "onMismatch": "what happens when counts do not match a batch (not in UIKit)",
    "preferredContentSizeCategory": "the text size of the user",
    "refreshControl": "the control above the rows that reloads them",
    "remembersLastFocusedIndexPath": "the focus returns to the row that had it",
    "rowHeight": "the height of rows without a height from the delegate",
    "safeAreaInsets": "the areas that the bars of a device cover",
    "sectionFooterHeight": "the height of footers without a height from the delegate",
    "sectionHeaderHeight": "the height of headers without a height from the delegate",
    "sectionHeaderTopPadding": "the space above a header in the plain style",
    "sectionIndexBackgroundColor": "the background color of the section index",
    "sectionIndexColor": "the color of the section index",
    "sectionIndexMinimumDisplayRowCount": "the rows from which the section index shows",
    "sectionIndexTrackingBackgroundColor": "the color of the section index while touched",
    "selectionFollowsFocus": "the row with the focus is selected",
    "selfSizingInvalidation": "when a new preferred height of a cell applies",
    "separatorColor": "the color of the lines between rows",
    "separatorInset": "how far the lines between rows are from the edges",
    "separatorInsetReference": "where the separator insets are measured from",
    "separatorStyle": "whether lines separate the rows",
    "tableFooterView": "a view below all sections",
    "tableHeaderView": "a view above all sections",
  ]
}
