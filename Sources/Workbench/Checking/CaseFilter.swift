/// A choice of the commands that `--check` compares.
enum CaseFilter: Hashable, Sendable {
  /// Commands that contain a text.
  case name(String)

  /// Commands with one of these lines, from 1, including their output.
  case lines(ClosedRange<Int>)

  /// Creates a filter from the value of the option; nil if it is empty or a range without lines.
  ///
  /// - Parameter text: `N..M`, a line number, or a text.
  init?(_ text: String) {
    guard !text.isEmpty else { return nil }
    if let line = Int(text) {
      guard line > 0 else { return nil }
      self = .lines(line...line)
      return
    }
    let ends = text.split(separator: "..", omittingEmptySubsequences: false).map { Int($0) }
    guard ends.count == 2, let first = ends[0], let last = ends[1] else {
      self = .name(text)
      return
    }
    guard first > 0, first <= last else { return nil }
    self = .lines(first...last)
  }

  /// The value of the option.
  var text: String {
    switch self {
    case .name(let name): name
    case .lines(let lines): "\(lines.lowerBound)..\(lines.upperBound)"
    }
  }

  /// Returns whether the filter includes a command.
  func includes(_ entry: Transcript.Entry) -> Bool {
    switch self {
    case .name(let name): return entry.command.contains(name)
    case .lines(let lines):
      let last = max(entry.commandLines.upperBound, entry.answerLines.upperBound)
      return entry.commandLines.lowerBound + 1 <= lines.upperBound && last >= lines.lowerBound
    }
  }
}

extension Transcript {
  /// Returns the indices of the commands to compare; empty prompts and comments have none.
  func cases(_ filter: CaseFilter?) -> [Int] {
    entries.indices.filter { index in
      entries[index].holdsCommand && filter?.includes(entries[index]) != false
    }
  }
}
