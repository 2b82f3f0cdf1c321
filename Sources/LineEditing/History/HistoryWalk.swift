/// A walk through the history with the arrow keys.
///
/// With text before the cursor, only commands with that prefix are visited. The original line
/// returns after the newest of them.
struct HistoryWalk {
  /// The line before the walk.
  let draft: String

  /// The required prefix of the commands.
  let prefix: String

  /// The line that the walk shows; a different line was edited and ends the walk.
  private(set) var shown: String

  private let entries: [String]
  private var index: Int

  /// Creates a walk after the newest command.
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

  /// Returns the next older command, or nil at the oldest one.
  mutating func goBack() -> String? {
    guard let found = entries[..<index].lastIndex(where: fits) else { return nil }
    index = found
    shown = entries[found]
    return shown
  }

  /// Returns the next newer command, or the original line after the newest; nil if that is on
  /// screen.
  mutating func goForward() -> String? {
    guard index < entries.count else { return nil }
    index = entries[(index + 1)...].firstIndex(where: fits) ?? entries.count
    shown = index < entries.count ? entries[index] : draft
    return shown
  }

  /// Returns whether a command matches, byte for byte; the command on screen does not.
  private func fits(_ entry: String) -> Bool {
    entry != shown && entry.utf8.starts(with: prefix.utf8)
  }
}

/// The rest of an earlier command that begins with the typed text.
struct HistoryHint {
  /// The last lookup and its result.
  private var line = ""
  private var match: String?

  /// Creates an empty hint.
  init() {}

  /// Returns the rest of the newest command that begins with a line and is longer.
  ///
  /// Typing another character is free if the last lookup found no command or its result still
  /// matches.
  ///
  /// - Parameters:
  ///   - line: The line, compared byte for byte.
  ///   - entries: The commands, least relevant first.
  /// - Returns: The rest; empty if no command matches.
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

  /// Forgets the last result, because the commands changed.
  mutating func forget() { self = HistoryHint() }
}

extension String {
  /// Returns the text after a prefix.
  fileprivate func dropPrefix(_ prefix: String) -> String {
    String(decoding: utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
  }
}

/// A line that refers to a command in the history: `!!` for the last one, `!12`, or `!-2` for the
/// one before the last.
enum HistoryReference {
  /// Returns the command that a line refers to.
  ///
  /// - Parameters:
  ///   - line: The typed line.
  ///   - entries: The commands, oldest first; the first is number 1.
  /// - Returns: The command; nil if the line is not a reference.
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
