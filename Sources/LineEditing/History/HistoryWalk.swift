/// Going back through the commands with the arrow keys, and forward again.
///
/// With text before the cursor only the commands that begin with it count. The line as it was
/// before comes back after the newest of them.
struct HistoryWalk {
  /// The line before the walk.
  let draft: String

  /// What the commands must begin with.
  let prefix: String

  /// The line that the walk has put there; a line that differs was edited, and ends the walk.
  private(set) var shown: String

  private let entries: [String]
  private var index: Int

  /// Starts behind the newest command.
  ///
  /// - Parameters:
  ///   - entries: The commands, oldest first.
  ///   - before: The text before the cursor.
  ///   - after: The text after the cursor.
  init(_ entries: [String], before: String, after: String) {
    self.entries = entries
    draft = before + after
    prefix = before
    shown = draft
    index = entries.count
  }

  /// The next older command, or nil where there is none.
  mutating func goBack() -> String? {
    guard let found = entries[..<index].lastIndex(where: fits) else { return nil }
    index = found
    shown = entries[found]
    return shown
  }

  /// The next newer command, behind the newest the line as it was; nil where that is shown.
  mutating func goForward() -> String? {
    guard index < entries.count else { return nil }
    index = entries[(index + 1)...].firstIndex(where: fits) ?? entries.count
    shown = index < entries.count ? entries[index] : draft
    return shown
  }

  /// Byte by byte, as it was typed; a command that is shown already is no step.
  private func fits(_ entry: String) -> Bool {
    entry != shown && entry.utf8.starts(with: prefix.utf8)
  }
}
