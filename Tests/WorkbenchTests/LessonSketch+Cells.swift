// Cells, taps and the selection: lessons 14 to 22.
extension LessonSketch {
  static let cells: [LessonSketch] = [
    LessonSketch(
      name: "14",
      belief: "a reused cell comes back clean",
      table: numbered(50),
      height: 200,
      script: "app checkmark cell; tap 0 2; repeat 14 scroll by 44; show; pool",
      shows: [".didSelect)", "Row 14                                      ✓"]
    ),
    LessonSketch(
      name: "14, right",
      belief: "a reused cell comes back clean",
      table: numbered(50),
      height: 200,
      script: "app checkmark model; tap 0 2; show; repeat 14 scroll by 44; show; pool",
      shows: ["Row 2                                       ✓", "offset 616 pt", "Row 14  "],
      hides: ["Row 14                                      ✓"]
    ),
    LessonSketch(
      name: "14, named",
      belief: "a reused cell comes back clean",
      table: numbered(50),
      height: 200,
      script:
        "set detectsStaleCells on; app checkmark cell; tap 0 2; repeat 14 scroll by 44; show",
      shows: ["still has accessoryType = checkmark from row 0 2; reset it in prepareForReuse"]
    ),
    LessonSketch(
      name: "15",
      belief: "an image that comes later lands in the right row",
      table: numbered(50),
      height: 200,
      script: "app async image 0 3 after 2000; repeat 14 scroll by 44; tick 2000; show",
      shows: ["the image of \"Row 3\" arrived in the cell that now shows 0 ", ": the wrong row"]
    ),
    LessonSketch(
      name: "16",
      belief: "cellForRow(at:) always gives the cell",
      table: numbered(50),
      script: "app cell 0 40; expect nil"
    ),
    LessonSketch(
      name: "17",
      belief: "didDeselect picked by autocompletion",
      script: "app implement didSelect off; app implement didDeselect on; tap 0 0; tap 0 1",
      shows: [
        "selected 0 0 \"Row 0\"; didSelect is not implemented\n",
        "selected 0 1 \"Row 1\"; didSelect is not implemented; ", "didDeselect for 0 0\n",
      ]
    ),
    LessonSketch(
      name: "18",
      belief: "the row stays grey after coming back",
      wirings: ["monolith"],
      script: "tap 0 2; disappear; appear; selection",
      shows: ["cleared the selection of 0 2", "no selected rows"]
    ),
    LessonSketch(
      name: "19",
      belief: "cell.setSelected(false) deselects",
      table: numbered(50),
      wirings: ["monolith"],
      script: """
        tap 0 2; app cell 0 2 setSelected off; expect "in the table view 0 2 is selected"; \
        app cell 0 2 state; expect "normal"; scroll by 600; scroll by -600; selection; \
        expect "0 2"; app cell 0 2 state; expect "selected"
        """
    ),
    LessonSketch(
      name: "20",
      belief: "selectRow in code calls didSelect",
      script: "trace on; table select 0 2; expect no didSelect"
    ),
    LessonSketch(
      name: "21",
      belief: "a reload keeps the selection",
      wirings: ["monolith"],
      script: "tap 0 2; table reload 0 2; selection; expect empty"
    ),
    LessonSketch(
      name: "22",
      belief: "visibleCells are new right after reloadData",
      script:
        "model section clear 0; reload; visible; expect \"3 rows\"; layout; visible; expect empty"
    ),
  ]

  /// The data source and the delegate: lessons 27 to 31 and 40.
  static let objects: [LessonSketch] = [
    LessonSketch(
      name: "27",
      belief: "an identifier in other letters is the same",
      script: "app register Cell Basic; app dequeue cell 0 0; expect E18"
    ),
    LessonSketch(
      name: "27, the old way",
      belief: "an identifier in other letters is the same",
      script: "app register Cell Basic; app dequeue cell; expect nil; app dequeue Cell; expect ok"
    ),
    LessonSketch(
      name: "28",
      belief: "the table view keeps its data source",
      script: "app connect local; layout; visible; expect empty"
    ),
    LessonSketch(
      name: "29",
      belief: "every row can be swiped",
      script: """
        app implement commit off; capabilities; expect "no swipe"; swipe 0 1; expect refused; \
        app implement commit on; swipe 0 1; confirm; expect rows 0 = 9
        """
    ),
    LessonSketch(
      name: "30",
      belief: "scrolling to a row that is not there yet",
      script: """
        model append 0 "x"; scroll to 0 10; expect E21; reload; scroll to 0 10; expect ok
        """
    ),
    LessonSketch(
      name: "31",
      belief: "load-more is asked for once",
      script: "app paging on; stats reset; scroll end; scroll by -200; scroll end; stats",
      shows: ["pagesRequested    2\n"]
    ),
    LessonSketch(
      name: "31, guarded",
      belief: "load-more is asked for once",
      script: "app paging guarded; stats reset; scroll end; scroll by -200; scroll end; stats",
      shows: ["pagesRequested    1\nrequestsHeldBack  1\n"]
    ),
    LessonSketch(
      name: "37",
      belief: "a cell finds its index path by its superviews",
      script: "app cell 0 2 superviews; hit 100; app cell 0 2 indexPath; expect \"0 2\"",
      shows: ["ItemCell in ", "0 2  Row 2\n", "0 2\n"]
    ),
    LessonSketch(
      name: "40",
      belief: "a table can be laid out before it is in a window",
      script: "app window off; layout; expect W1; layout; expect no W1"
    ),
  ]
}
