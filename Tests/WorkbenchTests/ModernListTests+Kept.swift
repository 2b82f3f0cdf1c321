import Testing

// Behaviors of lists that stay the same, with their traces.
extension ModernListTests {
  nonisolated private static let two = """
    {"sections": [
      {"header": "A", "items": ["Ant", "Bee", "Cat"]},
      {"header": "B", "items": ["Dog", "Emu", "Fox"]}
    ]}
    """

  nonisolated static let kept: [Example] = [
    Example(
      name: "a header in plain style has 22 points above it",
      document: two,
      lines: [
        "viewport 240 220",
        "rect header 1",
        "set sectionHeaderTopPadding 0",
        "layout",
        "rect header 1",
      ],
      output: """
        240 x 220 pt
        x 0, y 204, 240 x 28 pt
        0 pt
        laid out; 4 rows visible
        x 0, y 160, 240 x 28 pt
        """
    ),
    Example(
      name: "a row moves to another section",
      document: two,
      lines: [
        "viewport 240 220",
        "edit on",
        "trace on",
        "drag 0 0 to 1 1",
      ],
      output: """
        240 x 220 pt
        edit mode on: 3 delete controls, 3 reorder controls
        trace on
        moved 0 0 "Ant" to 1 1 (ItemDataSource.moveRow)
        moved 0 0 to 1 1
        1 ·→V person → TableView  drag 0 0 to 1 1  [ours]
        2 V→V   TableView → TableView  layoutIfNeeded()  [documented]
        3 V→C     TableView → ItemDataSource  tableView(_:cellForRowAt:) 1 0 ×2 = ItemCell  [docu\
        mented]
        4 C→V       ItemDataSource → TableView  dequeueReusableCell(withIdentifier:for:) ItemCell\
         1 0 ×2  [documented]
        5 V→V         TableView → ItemCell  prepareForReuse() ×2  [documented]
        6 V→V     TableView → ItemCell  willTransition(to:) showingEditControl ×2  [documented]
        7 V→V     TableView → ItemCell  didTransition(to:) showingEditControl ×2  [documented]
        13 V→C   TableView → ItemDataSource  tableView(_:moveRowAt:to:) 0 0 1 1  [documented]
        14 C→M     ItemDataSource → SectionStore  apply(_:) move 0 0 to 1 1  [ours]
        15 V→V   TableView → TableView  layoutIfNeeded()  [documented]
        """
    ),
    Example(
      name: "a scope keeps a row in its section",
      document: two,
      lines: [
        "viewport 240 220",
        "set dropScope current",
        "edit on",
        "trace on",
        "drag 0 0 to 0 2",
        "trace off",
        "drag 0 0 to 1 1",
      ],
      output: """
        240 x 220 pt
        current
        edit mode on: 3 delete controls, 3 reorder controls
        trace on
        moved 0 0 "Ant" to 0 2 (ItemDataSource.moveRow)
        moved 0 0 to 0 2
        1 ·→V person → TableView  drag 0 0 to 0 2  [ours]
        2 V→C   TableView → ItemDataSource  tableView(_:moveRowAt:to:) 0 0 0 2  [documented]
        3 C→M     ItemDataSource → SectionStore  apply(_:) move 0 0 to 0 2  [ours]
        4 V→V   TableView → TableView  layoutIfNeeded()  [documented]
        trace off
        error[refused]: cannot drop: row 0 0 cannot leave its section
          hint: `set dropScope all` lets rows move to other sections
        """
    ),
    Example(
      name: "a pan selects rows and turns edit mode on",
      document: two,
      lines: [
        "viewport 240 220",
        "set allowsMultipleSelectionDuringEditing on",
        "trace on",
        "pan 0 0 to 0 2",
      ],
      output: """
        240 x 220 pt
        on
        trace on
        selected 3 rows; edit mode stays on
        1 ·→V person → TableView  pan 0 0 to 0 2  [ours]
        2 V→C   TableView → ItemsController  tableView(_:shouldBeginMultipleSelectionInteractionA\
        t:) 0 0 = true  [documented]
        3 V→V   TableView → TableView  setEditing(_:animated:) true  [documented]
        4 V→V     TableView → ItemCell  setEditing(_:animated:) true ×3  [documented]
        7 V→V     TableView → ItemCell  willTransition(to:) showingEditControl ×3  [documented]
        8 V→V     TableView → ItemCell  didTransition(to:) showingEditControl ×3  [documented]
        13 V→C   TableView → ItemsController  tableView(_:didBeginMultipleSelectionInteractionAt:\
        ) 0 0  [documented]
        14 V→V   TableView → ItemTableView  tableView(_:willSelectRowAt:) 0 0 ×3 = 0 0 …  [docume\
        nted]
        15 V→V   TableView → ItemCell  setSelected(_:animated:) true ×3  [observed]
        16 V→V   TableView → ItemTableView  tableView(_:didSelectRowAt:) 0 0 ×3  [documented]
        17 V→C     ItemTableView → ItemDataSource  item(at:) 0 0 ×3  [ours]
        18 V→C     ItemTableView → ItemsController  tableView(_:didSelect:at:) 0.0 0 0 ×3  [ours]
        19 V→V   TableView → TableView  selectionDidChangeNotification ×3  [ours]
        32 V→C   TableView → ItemsController  tableViewDidEndMultipleSelectionInteraction(_:)  [d\
        ocumented]
        """
    ),
    Example(
      name: "the selection follows the focus",
      document: letters,
      lines: [
        "viewport 240 132",
        "set deselectsAfterTap off",
        "set selectionFollowsFocus on",
        "trace on",
        "focus 0 1",
        "focus down",
      ],
      output: """
        240 x 132 pt
        off
        on
        trace on
        0 1 "Bee" has the focus
        1 ·→V person → TableView  focus 0 1  [ours]
        2 V→V   TableView → ItemTableView  tableView(_:willSelectRowAt:) 0 1 = 0 1  [documented]
        3 V→V   TableView → ItemCell  setSelected(_:animated:) true  [observed]
        4 V→V   TableView → ItemTableView  tableView(_:didSelectRowAt:) 0 1  [documented]
        5 V→C     ItemTableView → ItemDataSource  item(at:) 0 1  [ours]
        6 V→C     ItemTableView → ItemsController  tableView(_:didSelect:at:) 0.1 0 1  [ours]
        7 V→V   TableView → TableView  selectionDidChangeNotification  [ours]
        0 2 "Cat" has the focus
        8 ·→V person → TableView  focus down  [ours]
        9 V→V   TableView → ItemTableView  tableView(_:willSelectRowAt:) 0 2 = 0 2  [documented]
        10 V→V   TableView → ItemTableView  tableView(_:willDeselectRowAt:) 0 1 = 0 1  [observed]
        11 V→V   TableView → ItemCell  setSelected(_:animated:) false  [observed]
        12 V→V   TableView → ItemTableView  tableView(_:didDeselectRowAt:) 0 1  [observed]
        13 V→V   TableView → ItemCell  setSelected(_:animated:) true  [observed]
        14 V→V   TableView → ItemTableView  tableView(_:didSelectRowAt:) 0 2  [documented]
        15 V→C     ItemTableView → ItemDataSource  item(at:) 0 2  [ours]
        16 V→C     ItemTableView → ItemsController  tableView(_:didSelect:at:) 0.2 0 2  [ours]
        17 V→V   TableView → TableView  selectionDidChangeNotification  [ours]
        """
    ),
    Example(
      name: "the focus returns to its row",
      document: letters,
      lines: [
        "viewport 240 132",
        "set remembersLastFocusedIndexPath on",
        "focus 0 2",
        "focus leave",
        "trace on",
        "focus down",
      ],
      output: """
        240 x 132 pt
        on
        0 2 "Cat" has the focus
        no row has the focus now
        trace on
        0 2 "Cat" has the focus
        1 ·→V person → TableView  focus down  [ours]
        """
    ),
    Example(
      name: "lines between rows begin where the inset says",
      document: letters,
      lines: [
        "viewport 240 132",
        "set separatorInset \"0 40 0 8\"",
        "app cell 0 0",
        "set separatorInset auto",
        "app cell 0 0",
      ],
      output: """
        240 x 132 pt
        top 0, left 40, bottom 0, right 8 pt
        ItemCell "Ant", separator from x 40 to 232
        top 0, left auto, bottom 0, right auto
        ItemCell "Ant", separator from x 8 to 240
        """
    ),
    Example(
      name: "the keyboard insets the content and keeps the current row",
      document: letters,
      lines: [
        "viewport 240 264",
        "select 0 5",
        "trace on",
        "keyboard 176",
        "trace off",
        "content",
        "offset",
        "keyboard off",
      ],
      output: """
        240 x 264 pt
        selected 0 5 "Fox" (ItemsController.didSelect), then deselected; `set deselectsAfterTap o\
        ff` keeps it
        trace on
        the keyboard covers 176 pt, offset 176 pt
        1 ·→V person → TableView  scrollToRow(at:at:animated:) 0 5  [documented]
        2 ·→V person → TableView  layoutIfNeeded()  [documented]
        3 V→C   TableView → ItemDataSource  tableView(_:cellForRowAt:) 0 6 ×4 = ItemCell  [documented]
        4 C→V     ItemDataSource → TableView  dequeueReusableCell(withIdentifier:for:) \
        ItemCell 0 6 ×4  [documented]
        5 V→V       TableView → ItemCell  prepareForReuse() ×4  [documented]
        trace off
        240 x 528 pt
        176 pt
        no keyboard, offset 176 pt
        """
    ),
  ]
}
