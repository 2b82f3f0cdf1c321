// What goes wrong with updates: lessons 1 to 13.
extension LessonSketch {
  static let updates: [LessonSketch] = firstUpdates + batches + moves

  private static let firstUpdates: [LessonSketch] = [
    LessonSketch(
      name: "1",
      belief: "deleting the row is enough",
      table: numbered(6),
      script: "table delete 0 3; expect E1 \"after the update (6)\""
    ),
    LessonSketch(
      name: "2",
      belief: "changing the array is enough",
      table: numbered(6),
      height: 200,
      script: "model delete 0 3; layout; cell 0 3; scroll to 0 5; expect range",
      shows: ["laid out", "0 3 │ Row 3", "error[range]", "its model has 5 rows"]
    ),
    LessonSketch(
      name: "3",
      belief: "the model changed twice, the table told once",
      script: "model delete 0 0; model delete 0 0; table delete 0 0; expect E1"
    ),
    LessonSketch(
      name: "4",
      belief: "reloadData after deleteRows, to be safe",
      script: "stats reset; delete 0 3; reload; layout; stats",
      shows: ["reloads           1\n", "layouts           2\n", "batches           1"]
    ),
    LessonSketch(
      name: "5",
      belief: "deleting in a loop, ascending",
      table: numbered(5),
      script: "model delete 0 1; model delete 0 2; rows",
      shows: ["0 0  Row 0\n0 1  Row 2\n0 2  Row 4\n"]
    ),
    LessonSketch(
      name: "5, descending",
      belief: "deleting in a loop, ascending",
      table: numbered(5),
      script: "model delete 0 2; model delete 0 1; rows",
      shows: ["0 0  Row 0\n0 1  Row 3\n0 2  Row 4\n"]
    ),
    LessonSketch(
      name: "6",
      belief: "batch calls run in the order I wrote them",
      table: titled("Arizona", "California", "Delaware", "New Jersey", "Washington"),
      script: """
        begin; table insert at 0 0; table insert at 0 3; table insert at 0 5; table delete 0 2; \
        table delete 0 4; model delete 0 4; model delete 0 2; model insert at 0 0 Alaska; \
        model insert at 0 3 Georgia; model insert at 0 5 Virginia; end; rows 0
        """,
      shows: [
        """
        0 0  Alaska
        0 1  Arizona
        0 2  California
        0 3  Georgia
        0 4  New Jersey
        0 5  Virginia

        """
      ]
    ),
    LessonSketch(
      name: "7",
      belief: "an insert path counts in old places",
      table: numbered(8),
      script: """
        begin; model delete 0 7; model append 0 "x"; table delete 0 7; table insert at 0 8; end; \
        expect E6 "there are only 8 rows in section 0 after the update"
        """
    ),
    LessonSketch(
      name: "8",
      belief: "a loop of deleteRows without a batch after one change of the model",
      script: "model section clear 0; table delete 0 2; expect E1"
    ),
  ]

  private static let batches: [LessonSketch] = [
    LessonSketch(
      name: "9",
      belief: "the last row of a section: the row only",
      table: twoSections,
      script: "model section delete 1; table delete 1 0; expect E2"
    ),
    LessonSketch(
      name: "9, right",
      belief: "the last row of a section: the row only",
      table: twoSections,
      script: "begin; delete 1 0; section delete 1; end; expect ok; expect sections = 1"
    ),
    LessonSketch(
      name: "10",
      belief: "move and update of the same row",
      script: "begin; table move 0 1 to 0 0; table reload 0 1; end; expect E13"
    ),
    LessonSketch(
      name: "11",
      belief: "insert and move to the same place",
      script: """
        begin; model insert at 0 0 "x"; table insert at 0 0; table move 0 1 to 0 0; end; expect E12
        """
    ),
  ]

  private static let moves: [LessonSketch] = [
    LessonSketch(
      name: "12",
      belief: "reordering by swapping",
      table: numbered(6),
      script: "app onMove swap; drag 0 5 to 0 0; rows 0",
      shows: ["0 0  Row 5\n0 1  Row 1\n", "0 5  Row 0\n"]
    ),
    LessonSketch(
      name: "12, right",
      belief: "reordering by swapping",
      table: numbered(6),
      script: "app onMove move; drag 0 5 to 0 0; rows 0",
      shows: ["0 0  Row 5\n0 1  Row 0\n", "0 5  Row 4\n"]
    ),
    LessonSketch(
      name: "13",
      belief: "reorder without an update of the model looks fine",
      table: numbered(20),
      script: """
        app onMove nothing; drag 0 5 to 0 0; show; repeat 12 scroll by 44; repeat 12 scroll by -44; show
        """,
      shows: ["0 0 │ Row 5", "0 0 │ Row 0"]
    ),
  ]
}
