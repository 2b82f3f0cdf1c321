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
