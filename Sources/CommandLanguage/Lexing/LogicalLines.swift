/// A buffer that joins lines until a command is complete.
package struct LogicalLines {
  /// The number of lines read.
  package private(set) var number = 0

  private var text = ""
  private var start = 1
  private var input: WordScanner?

  /// Creates a buffer without lines.
  package init() {}

  /// The open construct, as the continuation prompt names it; nil between commands.
  package var opening: String? { input?.opening }

  /// The lines of the incomplete command; empty if none.
  package var pending: String { input == nil ? "" : text }

  /// Appends a line.
  ///
  /// - Returns: The text of a complete command and the number of its first line; nil if it is
  ///   incomplete.
  package mutating func append(_ line: String) -> (text: String, number: Int)? {
    number += 1
    if input == nil {
      // Most lines have no quote, bracket or backslash, so they cannot stay open.
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

  /// Returns the text that is still open at the end of the input, or nil.
  package mutating func finish() -> (text: String, number: Int)? {
    guard input != nil else { return nil }
    input = nil
    return (text, start)
  }

  /// Discards the incomplete command.
  package mutating func drop() { input = nil }

  /// Returns whether a line contains a quote, bracket or backslash; otherwise it cannot stay open.
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
