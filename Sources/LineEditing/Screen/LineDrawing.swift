/// How a kind of terminal is made to show the line.
///
/// A drawing knows what it has put on the screen. Each function tells what is to be written now.
protocol LineDrawing {
  /// The size of the terminal; whoever changes it has erased or forgotten before.
  var size: (columns: Int, rows: Int) { get set }

  /// Shows prompt and line where they are already, or from the cursor on where nothing is yet.
  mutating func show(_ content: LineCells) -> String

  /// Shows all of the line and goes to the beginning of the row below it.
  mutating func finish(_ content: LineCells) -> String

  /// Takes the line off the screen; the cursor stands where the prompt began.
  mutating func erase() -> String

  /// Takes off all that may be left of the line from the cursor's row on.
  mutating func eraseRow() -> String

  /// Takes everything off the screen.
  mutating func eraseScreen() -> String

  /// Forgets what is on the screen: the cursor stands at the beginning of an empty row.
  mutating func forget()
}
