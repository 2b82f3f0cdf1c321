// The rows of cells, controllers and diffable data sources.
extension SurfaceRow {
  /// Cells, header views, controllers and diffable data sources.
  static let cells: [SurfaceRow] = [
    SurfaceRow(
      "cell styles, textLabel, detailTextLabel, imageView",
      """
      row 0 0; cell 0 0; update 0 1 image=star; cell 0 1
      """,
      "0 0  Ada · first\n     ItemCell",
      "0 0 │ Ada",
      "first",
      "[s] Bob"
    ),
    SurfaceRow(
      "prepareForReuse, reuseIdentifier",
      """
      viewport 390 88; layout; scroll by 44; scroll by 44; trace on; scroll by 44; trace off; pool
      """,
      "prepareForReuse()",
      "ItemCell"
    ),
    SurfaceRow(
      "accessoryType, accessoryView",
      """
      update 0 1 accessory=checkmark; update 0 2 accessory=disclosureIndicator; \
      update 0 3 accessory=extra; show
      """,
      "Bob                                         ✓",
      "Cy                                          ›",
      "extra"
    ),
    SurfaceRow(
      "isSelected, isHighlighted, isEditing, transitions",
      """
      table select 0 1; app cell 0 1 state; press 0 2; app cell 0 2 state; cancel; trace on; edit on; \
      app cell 0 2 state; minus 0 2
      """,
      "selected",
      "highlighted",
      "setEditing(_:animated:) true",
      "editing\n",
      "willTransition(to:) showingEditControl+showingDeleteConfirmation",
      "didTransition(to:) showingEditControl+showingDeleteConfirmation"
    ),
    SurfaceRow(
      "editingStyle, showsReorderControl, indentation",
      """
      app implement indentationLevel 1; reload; edit on; show; minus 0 1; app cell 0 1 state
      """,
      "⊖   Ada",
      "≡",
      "shows [Delete]",
      "editing, swiped"
    ),
    SurfaceRow(
      "configurationState",
      """
      app cell 0 1 set disabled on; app cell 0 1 set mine on; app cell 0 1 state
      """,
      "disabled",
      "disabled, mine"
    ),
    SurfaceRow(
      "setObject:, rowHeightForObject:, cellClassForObject:",
      """
      trace on; reload; layout; trace off; row 0 2; height 0 2; height 0 1
      """,
      "cellForRowAt:) 0 0 ×5 = ItemCell",
      "0 2  Cy",
      "60 pt, from the row's own key height",
      "44 pt, from the cell class ItemCell"
    ),
    SurfaceRow(
      "UITableViewHeaderFooterView",
      "show; style grouped; show",
      "│ Family",
      "│ the end",
      "│ FAMILY"
    ),
    SurfaceRow(
      "UITableViewController",
      """
      wiring monolith; set deselectsAfterTap off; tap 0 1; disappear; appear; edit on; edit off; info
      """,
      "off screen",
      "cleared the selection of 0 1",
      "edit mode on",
      "edit mode off"
    ),
    SurfaceRow(
      "UIRefreshControl",
      """
      app refresh title "Soon"; app refresh begin; get refreshControl; app refresh end; \
      get refreshControl
      """,
      "Soon",
      "refreshing\n",
      "idle"
    ),
    SurfaceRow(
      "NSDiffableDataSourceSnapshot",
      """
      app snapshot append x y to Work; app snapshot move x before eve; app snapshot delete y; \
      app snapshot section append New; app snapshot insert z after ada; app snapshot show
      """,
      "Family: ada z bob cy dot\nWork: x eve\nNew: "
    ),
    SurfaceRow(
      "UITableViewDiffableDataSource",
      """
      app snapshot append x; trace on; app snapshot apply --noanim; trace off; visible; \
      app snapshot delete x; app snapshot apply; app snapshot reload ada; app snapshot apply --reload
      """,
      "diff: 0 deletes, 1 insert, 0 moves, 0 reloads",
      "6 rows: 0 0 to 1 1",
      "1 delete, 0 inserts",
      "reloaded everything"
    ),
    SurfaceRow(
      "UILocalizedIndexedCollation",
      """
      section header 1 Zed; append 1 "ünder"; prepend 0 "7 up"; append 1 amy; app index build; \
      rows; index; index U; undo; sections
      """,
      "7 sections by first letter; index titles: A B C D E U #",
      "0 0  Ada    first\n0 1  amy\n1 0  Bob",
      "6 0  7 up",
      "A B C D E U #",
      "\"U\" leads to section 5",
      "0  Family  5 rows\n1  Zed     3 rows"
    ),
  ]
}
