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

/// The rest of an earlier command that begins with what is typed.
struct HistoryHint {
  /// What was looked for last, and what was found.
  private var line = ""
  private var match: String?

  /// Starts without anything.
  init() {}

  /// The rest of the newest command that begins with a line and goes on.
  ///
  /// A character typed behind the last line costs nothing where that found nothing or still fits.
  ///
  /// - Parameters:
  ///   - line: The line, byte by byte as it was typed.
  ///   - entries: The commands, those that matter least first.
  /// - Returns: The rest, empty where there is none.
  mutating func rest(of line: String, in entries: () -> [String]) -> String {
    guard !line.isEmpty else { return "" }
    if let match, match.utf8.count > line.utf8.count, line.utf8.starts(with: self.line.utf8),
      match.utf8.starts(with: line.utf8)
    {
      self.line = line
    } else if self.line.isEmpty || match != nil || !line.utf8.starts(with: self.line.utf8) {
      match = entries().last {
        $0.utf8.count > line.utf8.count && $0.utf8.starts(with: line.utf8)
      }
      self.line = line
    }
    return match.map { String($0.dropPrefix(line)) } ?? ""
  }

  /// Forgets what was found: there are other commands now.
  mutating func forget() { self = HistoryHint() }
}

extension String {
  /// What stands behind a beginning.
  fileprivate func dropPrefix(_ prefix: String) -> String {
    String(decoding: utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
  }
}

/// A line that stands for another of the history: `!!` for the last, `!12`, or `!-2` for the last
/// but one.
enum HistoryReference {
  /// The command that a line stands for.
  ///
  /// - Parameters:
  ///   - line: What was typed.
  ///   - entries: The commands, oldest first; the first is number 1.
  /// - Returns: The command; nil where the line stands for itself.
  static func command(of line: String, in entries: [String]) -> String? {
    guard line.first == "!", let number = number(line.dropFirst(), count: entries.count),
      (1...max(1, entries.count)).contains(number), !entries.isEmpty
    else { return nil }
    return entries[number - 1]
  }

  private static func number(_ text: Substring, count: Int) -> Int? {
    if text == "!" { return count }
    guard text.first != "+", let number = Int(text) else { return nil }
    return number < 0 ? number + count + 1 : number
  }
}
