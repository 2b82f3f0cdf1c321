/// Puts lines together until a command is complete.
struct LogicalLines {
  /// How many lines were read.
  private(set) var number = 0

  private var text = ""
  private var start = 1
  private var input: OpenInput?

  /// What is open, as the prompt for the next line names it, or nil between commands.
  var opening: String? { input?.opening }

  /// The lines of the command that is still open, or empty.
  var pending: String { input == nil ? "" : text }

  /// Takes a line.
  ///
  /// - Returns: The text of a complete command and the number of its first line; nil while it goes on.
  mutating func append(_ line: String) -> (text: String, number: Int)? {
    number += 1
    if input == nil {
      // Most lines hold nothing that could stay open.
      guard OpenInput.mayStayOpen(line) else { return (line, number) }
      text = line
      start = number
    } else {
      text += "\n" + line
    }
    var input = input ?? OpenInput()
    input.append(line)
    guard input.opening == nil else {
      self.input = input
      return nil
    }
    self.input = nil
    return (text, start)
  }

  /// What was left open at the end of the input, or nil.
  mutating func finish() -> (text: String, number: Int)? {
    guard input != nil else { return nil }
    input = nil
    return (text, start)
  }

  /// Drops what is open.
  mutating func drop() { input = nil }
}
