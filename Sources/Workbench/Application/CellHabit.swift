/// What the application's `cellForRow` does wrong.
enum CellHabit: String, CaseIterable, Sendable {
  /// It answers no cell.
  case nothing = "nil"

  /// It asks the table view for the cells on the screen.
  case asks

  /// It lets go of the data source on the way.
  case forgets

  /// It dequeues two cells for a row and returns one.
  case twice
}
