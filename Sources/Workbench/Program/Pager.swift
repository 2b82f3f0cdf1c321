import Platform
import TextLayout

/// The program that pages output longer than the screen.
struct Pager {
  private let line: String?

  /// Tells `less` that the text is UTF-8, whatever the locale is; the user's own choice stays.
  private static let charset = "export LESSCHARSET=\"${LESSCHARSET-utf-8}\"; "

  /// Creates a pager from `TABLETOP_PAGER`, else `PAGER`, else `less`.
  ///
  /// An empty value or `cat` turns paging off.
  ///
  /// - Parameter value: Returns the value of an environment variable, or nil.
  init(_ value: (String) -> String?) {
    let chosen = value("TABLETOP_PAGER") ?? value("PAGER")
    let words = chosen?.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    line = words == "" || words == "cat" ? nil : words ?? "less -FIRX"
  }

  /// Returns whether a text has more lines than the space above the prompt.
  static func isNeeded(for text: String, columns: Int, rows: Int) -> Bool {
    var count = 0
    // Lines beyond the height of the screen cannot change the result.
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).prefix(rows + 1) {
      count += line.utf8.count > columns ? max(1, (line.displayWidth + columns - 1) / columns) : 1
    }
    return count > rows
  }

  /// Shows a text until the user quits the pager.
  ///
  /// - Parameter next: Returns the text in UTF-8, piece by piece; nil at the end.
  /// - Returns: False if the pager could not start and showed no text.
  func show(_ next: () -> [UInt8]?) -> Bool {
    guard let line else { return false }
    let result = withoutActuallyEscaping(next) { next in
      try? Process.runShell(
        Self.charset + line + " 2> /dev/null",
        input: next,
        capturesOutput: false
      )
    }
    return result.map { $0.exitStatus != 127 && $0.exitStatus != 126 } ?? false
  }
}
