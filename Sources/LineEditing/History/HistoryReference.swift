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
