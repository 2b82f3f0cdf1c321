import SessionSupport
import TableUI
import Testing

@testable import Workbench
@testable import Workspace

/// Behaviors that lists have had since iOS 13, each with the whole output of its lines.
@MainActor @Suite struct ModernListTests {
  /// A few lines and what they print.
  struct Example: Sendable, CustomTestStringConvertible {
    let name: String
    let document: String
    let lines: [String]
    let output: String

    var testDescription: String { name }
  }

  nonisolated static let letters = """
    ["Ant", "Bee", "Cat", "Dog", "Emu", "Fox", "Gnu", "Hen", "Ibis", "Jay", "Kea", "Lynx"]
    """

  /// Twenty rows of 132 points.
  nonisolated private static let tall =
    "[" + (0..<20).map { #"{"title": "Row \#($0)", "height": 132}"# }.joined(separator: ", ")
    + "]"

  @Test(arguments: examples + kept) func `lines print what a device does`(example: Example) throws {
    let fixture = try SessionFixture(example.document)
    var text: [String] = []
    for line in example.lines {
      let output = fixture.run(line, isPrompt: true)
      if !output.isEmpty { text.append(output) }
    }
    #expect(text.joined(separator: "\n") == example.output)
  }

  nonisolated private static let examples: [Example] = [
    Example(
      name: "a cell that was prefetched is only displayed",
      document: letters,
      lines: [
        "viewport 390 132",
        "app implement willDisplay on",
        "layout",
        "trace on",
        "set isPrefetchingEnabled on",
        "layout",
        "scroll by 22",
      ],
      output: """
        390 x 132 pt
        willDisplay is implemented by the app: listens
        laid out; 3 rows visible
        trace on
        on
        1 ·→V person → TableView  layoutIfNeeded()  [documented]
        2 V→C   TableView → ItemDataSource  tableView(_:cellForRowAt:) 0 3 = ItemCell  [documented]
        3 C→V     ItemDataSource → TableView  dequeueReusableCell(withIdentifier:for:) Ite\
        mCell 0 3  [documented]
        4 V→V       TableView → ItemCell  prepareForReuse()  [documented]
        laid out; 3 rows visible
        offset 22 pt, visible 0 0 to 0 3
        5 ·→V person → TableView  drag by 22  [ours]
        6 V→V   TableView → TableView  layoutIfNeeded()  [documented]
        7 V→C     TableView → ItemsController+app  tableView(_:willDisplay:forRowAt:) 0 3 \
         [documented]
        """
    ),
    Example(
      name: "a prepared cell shows the old text until it is reconfigured",
      document: letters,
      lines: [
        "viewport 390 132",
        "set isPrefetchingEnabled on",
        "layout",
        "model update 0 3 title=Dingo",
        "scroll by 22",
        "cell 0 3",
        "app cell 0 3",
        "scroll by 22",
        "model update 0 4 title=Eel",
        "table reconfigure 0 4",
        "scroll by 22",
        "app cell 0 4",
      ],
      output: """
        390 x 132 pt
        on
        laid out; 3 rows visible
        changed 0 3 "Dingo"
          value: "Dog" → "Dingo"
        model only; table view not updated
        offset 22 pt, visible 0 0 to 0 3
            ┌────────────────────────────────────────────────┐
        0 3 │ Dog                                            │
            │                                                │
            └────────────────────────────────────────────────┘
        ItemCell "Dog", separator from x 8 to 390
        offset 44 pt, visible 0 1 to 0 3
        changed 0 4 "Eel"
          value: "Emu" → "Eel"
        model only; table view not updated
        updated the table view: reconfigure 0·4
        offset 66 pt, visible 0 1 to 0 4
        ItemCell "Eel", separator from x 8 to 390
        """
    ),
    Example(
      name: "without animation, iOS 13 reloads once",
      document: letters,
      lines: [
        "viewport 390 132",
        "app snapshot delete 0.0",
        "app snapshot apply",
        "set messageEra ios13",
        "app snapshot delete 0.1",
        "trace on",
        "app snapshot apply --noanim",
        "trace off",
        "set messageEra current",
        "app snapshot delete 0.2",
        "app snapshot apply --noanim",
      ],
      output: """
        390 x 132 pt
        the snapshot has 11 items in 1 section; `app snapshot apply` shows it
        1 delete, 0 inserts, 0 moves, 0 reloads; the table shows 11 items in 1 section
        ios13
        the snapshot has 10 items in 1 section; `app snapshot apply` shows it
        trace on
        reloaded everything; the table shows 10 items in 1 section
        1 ·→C person → SnapshotDataSource  apply(_:animatingDifferences:completion:)  [documented]
        2 C→V   SnapshotDataSource → TableView  reloadData()  [documented]
        3 V→C     TableView → SnapshotDataSource  numberOfSections(in:) = 1  [observed]
        4 V→C     TableView → SnapshotDataSource  tableView(_:numberOfRowsInSection:) 0 = \
        10  [observed]
        5 V→V     TableView → ItemTableView  tableView(_:heightForHeaderInSection:) 0 = -1\
          [observed]
        6 V→C     TableView → SnapshotDataSource  tableView(_:titleForHeaderInSection:) 0 \
        = ""  [observed]
        7 V→V     TableView → ItemTableView  tableView(_:heightForFooterInSection:) 0 = -1\
          [observed]
        8 V→C     TableView → SnapshotDataSource  tableView(_:titleForFooterInSection:) 0 \
        = nil  [observed]
        9 V→V     TableView → ItemTableView  tableView(_:heightForRowAt:) 0 0 ×10 = 44  [observed]
        19 V→C     TableView → SnapshotDataSource  sectionIndexTitles(for:) = nil  [observed]
        20 ·→V person → TableView  layoutIfNeeded()  [documented]
        21 V→C   TableView → SnapshotDataSource  tableView(_:cellForRowAt:) 0 0 ×3 = ItemC\
        ell  [documented]
        22 C→V     SnapshotDataSource → TableView  dequeueReusableCell(withIdentifier:for:\
        ) ItemCell 0 0 ×3  [documented]
        23 V→V       TableView → ItemCell  prepareForReuse() ×3  [documented]
        24 V→C   TableView → SnapshotDataSource  tableView(_:canEditRowAt:) 0 0 ×3 = false\
          [observed]
        trace off
        current
        the snapshot has 9 items in 1 section; `app snapshot apply` shows it
        1 delete, 0 inserts, 0 moves, 0 reloads; the table shows 9 items in 1 section
        """
    ),
    Example(
      name: "an array that is read by index path answers for a neighbor",
      document: letters,
      lines: [
        "viewport 390 132",
        "app cellForRow byIndex",
        "app snapshot delete 0.0",
        "app snapshot apply",
        "app cellForRow right",
        "app snapshot delete 0.1",
        "app snapshot apply",
      ],
      output: """
        390 x 132 pt
        cellForRow reads the array by index path, not the snapshot by identifier
        the snapshot has 11 items in 1 section; `app snapshot apply` shows it
        1 delete, 0 inserts, 0 moves, 0 reloads; the table shows 11 items in 1 section
        note: cellForRow 0 2 shows "Cat", the array's row 0 2; the snapshot's row there is "Dog"
        cellForRow is the wiring's own
        the snapshot has 10 items in 1 section; `app snapshot apply` shows it
        1 delete, 0 inserts, 0 moves, 0 reloads; the table shows 10 items in 1 section
        """
    ),
    Example(
      name: "rows inserted above move the offset",
      document: letters,
      lines: [
        "viewport 390 132",
        "scroll by 220",
        "insert before 0 0 x",
        "offset",
        "visible",
        "app keepsReader on",
        "insert before 0 0 y",
        "offset",
        "visible",
        "delete 0 0",
        "offset",
        "app keepsReader off",
        "delete 0 0",
        "offset",
      ],
      output: """
        390 x 132 pt
        offset 220 pt, visible 0 5 to 0 7
        inserted 1 row "x" at 0 0; section 0: 12 → 13 rows
        220 pt
        3 rows: 0 5 to 0 7
        rows inserted above the visible ones move the offset; the rows stay
        inserted 1 row "y" at 0 0; section 0: 13 → 14 rows
        264 pt
        3 rows: 0 6 to 0 8
        deleted 1 row "y" at 0 0; section 0: 14 → 13 rows; `undo` restores it
        220 pt
        rows inserted above the visible ones push them down
        deleted 1 row "x" at 0 0; section 0: 13 → 12 rows; `undo` restores it
        220 pt
        """
    ),
    Example(
      name: "back in the window the offset moves, unless heights are cached",
      document: tall,
      lines: [
        "viewport 390 264",
        "app estimate 44",
        "scroll end",
        "offset",
        "app window off",
        "app window on",
        "layout",
        "offset",
      ],
      output: """
        390 x 264 pt
        estimatedRowHeight 44: only visible heights are computed
        offset 968 pt, visible 0 18 to 0 19
        968 pt
        the table view has no window; layout warns once
        the table view is in a window
        laid out; 3 rows visible
        792 pt
        """
    ),
    Example(
      name: "cached heights keep the offset",
      document: tall,
      lines: [
        "viewport 390 264",
        "app estimate 44",
        "app estimate cached",
        "scroll by 264",
        "scroll by 264",
        "scroll by 264",
        "scroll by 264",
        "scroll by 264",
        "scroll by 264",
        "scroll by 264",
        "scroll by 264",
        "scroll by 264",
        "scroll by 264",
        "scroll by 264",
        "scroll by 264",
        "scroll end",
        "offset",
        "app window off",
        "app window on",
        "layout",
        "offset",
      ],
      output: """
        390 x 264 pt
        estimatedRowHeight 44: only visible heights are computed
        estimatedHeightForRow returns the last height of each row; 2 heights so far
        offset 264 pt, visible 0 2 to 0 3
        offset 528 pt, visible 0 4 to 0 5
        offset 792 pt, visible 0 6 to 0 7
        offset 1056 pt, visible 0 8 to 0 9
        offset 1320 pt, visible 0 10 to 0 11
        offset 1584 pt, visible 0 12 to 0 13
        offset 2024 pt, visible 0 18 to 0 19
        offset 2024 pt, visible 0 18 to 0 19
        offset 2024 pt, visible 0 18 to 0 19
        offset 2024 pt, visible 0 18 to 0 19
        offset 2024 pt, visible 0 18 to 0 19
        offset 2024 pt, visible 0 18 to 0 19
        offset 2024 pt, visible 0 18 to 0 19
        2024 pt
        the table view has no window; layout warns once
        the table view is in a window
        laid out; 2 rows visible
        2024 pt
        """
    ),
    Example(
      name: "a changed text grows its row, as selfSizingInvalidation permits",
      document: letters,
      lines: [
        "viewport 320 220",
        "app heightFrom content",
        "app estimate 44",
        "app cell 0 0 text \"a long title that does not fit on one lin"
          + "e of this screen, so that its cell needs three lines of text\"",
        "layout",
        "rect 0 0",
        "set selfSizingInvalidation disabled",
        "app cell 0 1 text \"a long title that does not fit on one lin"
          + "e of this screen, so that its cell needs three lines of text\"",
        "layout",
        "rect 0 1",
        "set selfSizingInvalidation enabled",
        "app cell 0 2 label \"a long title that does not fit on one li"
          + "ne of this screen, so that its cell needs three lines of text\"",
        "layout",
        "rect 0 2",
        "set selfSizingInvalidation enabledIncludingConstraints",
        "app cell 0 2 label \"a long title that does not fit on one li"
          + "ne of this screen, so that its cell needs three lines of text.\"",
        "layout",
        "rect 0 2",
      ],
      output: """
        320 x 220 pt
        heightForRow returns automaticDimension; each cell measures its content
        estimatedRowHeight 44: only visible heights are computed
        set the contentConfiguration to "a long title that does not fit on one l…"; the ne\
        xt layout measures the row
        laid out; 5 rows visible
        x 0, y 0, 320 x 66 pt
        disabled
        set the contentConfiguration to "a long title that does not fit on one l…"; selfSi\
        zingInvalidation disabled keeps the height
        laid out; 5 rows visible
        x 0, y 66, 320 x 44 pt
        enabled
        set the label to "a long title that does not fit on one l…"; selfSizingInvalidatio\
        n enabled keeps the height
        laid out; 5 rows visible
        x 0, y 110, 320 x 44 pt
        enabledIncludingConstraints
        set the label to "a long title that does not fit on one l…"; the next layout measu\
        res the row
        laid out; 4 rows visible
        x 0, y 110, 320 x 66 pt
        """
    ),
    Example(
      name: "a reload ends the editing of a field, and reconfigure does not",
      document: letters,
      lines: [
        "viewport 390 132",
        "layout",
        "app edit 0 0 Antelope",
        "table reconfigure 0 0",
        "app edit",
        "trace on",
        "reload",
        "layout",
        "trace off",
        "app edit",
        "app edit 0 1",
        "app edit end",
      ],
      output: """
        390 x 132 pt
        laid out; 3 rows visible
        the field of 0 0 is the first responder: "Antelope"
        updated the table view: reconfigure 0·0
        the field of 0 0 is the first responder: "Ant"
        trace on
        reloaded; cells load at the next layout
        1 ·→V person → TableView  reloadData()  [documented]
        2 V→C   TableView → ItemDataSource  numberOfSections(in:) = 1  [observed]
        3 V→C   TableView → ItemDataSource  tableView(_:numberOfRowsInSection:) 0 = 12  [observed]
        4 V→V   TableView → ItemTableView  tableView(_:heightForHeaderInSection:) 0 = -1  [observed]
        5 V→C   TableView → ItemDataSource  tableView(_:titleForHeaderInSection:) 0 = ""  [observed]
        6 V→V   TableView → ItemTableView  tableView(_:heightForFooterInSection:) 0 = -1  [observed]
        7 V→C   TableView → ItemDataSource  tableView(_:titleForFooterInSection:) 0 = nil \
         [observed]
        8 V→V   TableView → ItemTableView  tableView(_:heightForRowAt:) 0 0 ×12 = 44  [observed]
        20 V→V   TableView → ItemCell  resignFirstResponder()  [observed]
        21 V→V     ItemCell → ItemTableView  textFieldDidEndEditing(_:)  [observed]
        note: the reload ended the editing of a field with the text "Ant": textFieldDidEnd\
        Editing was called inside the reload
        laid out; 3 rows visible
        22 ·→V person → TableView  layoutIfNeeded()  [documented]
        23 V→C   TableView → ItemDataSource  tableView(_:cellForRowAt:) 0 0 ×3 = ItemCell \
         [documented]
        24 C→V     ItemDataSource → TableView  dequeueReusableCell(withIdentifier:for:) It\
        emCell 0 0 ×3  [documented]
        25 V→V       TableView → ItemCell  prepareForReuse() ×3  [documented]
        trace off
        no first responder
        the field of 0 1 is the first responder: "Bee"
        no first responder
        """
    ),
    Example(
      name: "a swiped row that moved keeps its old path in the handler",
      document: letters,
      lines: [
        "viewport 390 132",
        "swipe 0 1",
        "insert before 0 0 x",
        "confirm",
        "app implement trailingSwipeActions on",
        "swipe 0 1",
        "insert before 0 0 y",
        "action 1",
        "swipe 0 1",
        "reload",
        "layout",
      ],
      output: """
        390 x 132 pt
        0 1 "Bee" shows [Delete]; `confirm` or `cancel`
        inserted 1 row "x" at 0 0; section 0: 12 → 13 rows
        confirmed delete of 0 2 "Bee" (ItemDataSource.commit)
        deleted 1 row "Bee" at 0 2; section 0: 13 → 12 rows
        the row is 0 2 now; a handler made at the swipe still has 0 1
        trailingSwipeActions is implemented by the app: Delete, which does the same as com\
        mit, and More
        0 1 "Ant" shows [Delete] [More]; `action 1` to `action 2` or `cancel`
        inserted 1 row "y" at 0 0; section 0: 12 → 13 rows
        tapped "Delete" of 0 2 "Ant"
        deleted 1 row "x" at 0 1; section 0: 13 → 12 rows
        the row is 0 2 now; a handler made at the swipe still has 0 1
        0 1 "Ant" shows [Delete] [More]; `action 1` to `action 2` or `cancel`
        reloaded; cells load at the next layout
        laid out; 3 rows visible
        """
    ),
    Example(
      name: "list content has the metrics of UIKit",
      document: letters,
      lines: [
        "app cell 0 0 configuration"
      ],
      output: """
        margins top 11, leading 16, bottom 11, trailing 8 pt; image to text 16, text to se\
        cond line 3 pt
        grouped headers: margins top 17, leading 8, bottom 6, trailing 8 pt
        """
    ),
    Example(
      name: "bars inset the content",
      document: letters,
      lines: [
        "device iPhone 15 --bars",
        "content",
        "visible",
        "device iPhone SE --bars",
        "device iPhone 16 Pro --bars",
        "device iPhone X --bars",
        "device iPad --bars",
        "device iPhone 14 --bars",
        "set contentInsetAdjustmentBehavior never",
        "visible",
        "offset",
        "device iPhone 14",
        "content",
      ],
      output: """
        iPhone 15: 393 x 852 pt; adjusted top 103, bottom 34, offset -103 pt
        393 x 528 pt
        adjustedContentInset top 103, left 0, bottom 34, right 0 pt
        12 rows: 0 0 to 0 11
        iPhone SE: 375 x 667 pt; adjusted top 64, bottom 0, offset -64 pt
        iPhone 16 Pro: 402 x 874 pt; adjusted top 106, bottom 34, offset -106 pt
        iPhone X: 375 x 812 pt; adjusted top 88, bottom 34, offset -88 pt
        iPad: 820 x 1180 pt; adjusted top 68, bottom 20, offset -68 pt
        iPhone 12: 390 x 844 pt; adjusted top 91, bottom 34, offset -91 pt
        never
        12 rows: 0 0 to 0 11
        under the bars: 0 0, 0 1
        0 pt
        iPhone 12: 390 x 844 pt
        390 x 528 pt
        """
    ),
    Example(
      name: "a header view keeps its height until it is assigned again",
      document: letters,
      lines: [
        "viewport 390 132",
        "set tableHeaderView Hello",
        "rect 0 0",
        "app tableHeader 120",
        "reload",
        "layout",
        "rect 0 0",
        "app tableHeader assign",
        "rect 0 0",
        "set tableHeaderView nil",
        "rect 0 0",
      ],
      output: """
        390 x 132 pt
        Hello
        x 0, y 44, 390 x 44 pt
        tableHeaderView is 120 pt high, and the table view reserves 44 pt; `app tableHeade\
        r assign` assigns it again
        reloaded; cells load at the next layout
        laid out; 2 rows visible
        x 0, y 44, 390 x 44 pt
        tableHeaderView is 120 pt high, and the table view reserves 120 pt
        x 0, y 120, 390 x 44 pt
        nil
        x 0, y 0, 390 x 44 pt
        """
    ),
  ]
}
