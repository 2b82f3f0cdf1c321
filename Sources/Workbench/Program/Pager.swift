import Platform
import TextLayout

/// The program that shows what is longer than the screen.
struct Pager {
  private let line: String?

  /// Finds the program: `TABLETOP_PAGER`, else `PAGER`, else `less`; an empty value or `cat` is none.
  ///
  /// - Parameter value: The value of a variable of the environment, or nil.
  init(_ value: (String) -> String?) {
    let chosen = value("TABLETOP_PAGER") ?? value("PAGER")
    let words = chosen?.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    line = words == "" || words == "cat" ? nil : words ?? "less -FIRX"
  }

  /// Whether a text has more rows than fit above the prompt.
  static func isNeeded(for text: String, columns: Int, rows: Int) -> Bool {
    var count = 0
    // Looking at more lines than the screen has tells nothing new.
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).prefix(rows + 1) {
      count += line.utf8.count > columns ? max(1, (line.displayWidth + columns - 1) / columns) : 1
    }
    return count > rows
  }

  /// Shows a text until the person has seen enough.
  ///
  /// - Parameter next: Gives the text in UTF-8, piece by piece; nil behind the last one.
  /// - Returns: False where there is no such program, and nothing was shown.
  func show(_ next: () -> [UInt8]?) -> Bool {
    guard let line else { return false }
    let result = withoutActuallyEscaping(next) { next in
      try? Process.runShell(line + " 2> /dev/null", input: next, capturesOutput: false)
    }
    return result.map { $0.exitStatus != 127 && $0.exitStatus != 126 } ?? false
  }
}
