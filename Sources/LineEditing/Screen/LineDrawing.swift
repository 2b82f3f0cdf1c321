/// How a kind of terminal is made to show the line.
///
/// A drawing knows what it has put on the screen. Each function tells what is to be written now.
protocol LineDrawing {
  /// The size that the terminal has, as far as we know.
  var size: (columns: Int, rows: Int) { get }

  /// Whether only the terminal can tell where the line is, now that it has another size.
  func isLost(in size: (columns: Int, rows: Int)) -> Bool

  /// Shows prompt and line where they are already, or from the cursor on where nothing is yet.
  mutating func show(_ content: LineCells) -> String

  /// Shows all of the line and goes to the beginning of the row below it.
  mutating func finish(_ content: LineCells) -> String

  /// Gets ready to show the line on a terminal that has another size now.
  ///
  /// - Parameters:
  ///   - size: The size.
  ///   - cursor: Where the terminal says that its cursor is; nil where it was not asked, or did not
  ///     answer.
  /// - Returns: What is to be written.
  mutating func resize(to size: (columns: Int, rows: Int), cursor: ScreenPlace?) -> String

  /// Takes the line off the screen; the cursor stands where the prompt began.
  mutating func erase() -> String

  /// Takes off all that may be left of the line from the cursor's row on.
  mutating func eraseRow() -> String

  /// Takes everything off the screen.
  mutating func eraseScreen() -> String

  /// Forgets what is on the screen: the cursor stands at the beginning of an empty row.
  ///
  /// - Parameter size: The size of the terminal, where it may be another one.
  mutating func forget(size: (columns: Int, rows: Int)?)
}
