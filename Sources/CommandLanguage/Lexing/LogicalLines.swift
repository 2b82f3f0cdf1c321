/// Puts lines together until a command is complete.
package struct LogicalLines {
  /// How many lines were read.
  package private(set) var number = 0

  private var text = ""
  private var start = 1
  private var input: WordScanner?

  /// Starts before the first line.
  package init() {}

  /// What is open, as the prompt for the next line names it, or nil between commands.
  package var opening: String? { input?.opening }

  /// The lines of the command that is still open, or empty.
  package var pending: String { input == nil ? "" : text }

  /// Takes a line.
  ///
  /// - Returns: The text of a complete command and the number of its first line; nil while it goes on.
  package mutating func append(_ line: String) -> (text: String, number: Int)? {
    number += 1
    if input == nil {
      // Most lines hold nothing that could stay open.
      guard Self.mayStayOpen(line) else { return (line, number) }
      text = line
      start = number
    } else {
      text += "\n" + line
    }
    var input = input ?? WordScanner()
    input.append(line)
    guard input.opening == nil else {
      self.input = input
      return nil
    }
    self.input = nil
    return (text, start)
  }

  /// What was left open at the end of the input, or nil.
  package mutating func finish() -> (text: String, number: Int)? {
    guard input != nil else { return nil }
    input = nil
    return (text, start)
  }

  /// Drops what is open.
  package mutating func drop() { input = nil }

  /// Whether a line holds a quote, a bracket or a backslash, without which nothing stays open behind it.
  private static func mayStayOpen(_ line: String) -> Bool {
    let bytes = line.utf8Span.span
    for index in bytes.indices {
      switch bytes[index] {
      case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"), UInt8(ascii: "{"),
        UInt8(ascii: "["):
        return true
      default: break
      }
    }
    return false
  }
}
