/// The beliefs that a code shows to be wrong, by the number of their lesson.
enum Lessons {
  /// What one believes at first.
  static let beliefs: [Int: String] = [
    1: "Deleting the row is enough.",
    2: "Changing the array is enough.",
    3: "The model may change twice and the table be told once.",
    7: "An insert counts in old coordinates.",
    8: "Deleting in a loop without a batch is the same as a batch.",
    9: "With the last row of a section only the row goes.",
    10: "A row may be moved and reloaded in one batch.",
    11: "A row may be inserted where another moves to.",
    22: "visibleCells is right just after reloadData.",
    27: "An identifier is registered under any spelling.",
    28: "The table keeps its data source alive.",
    30: "One can scroll to a row that was just added to the model.",
    35: "heightForRow may dequeue a cell.",
    38: "A snapshot may hold an identifier twice.",
    40: "A table may be laid out before it is in a window.",
  ]
}
