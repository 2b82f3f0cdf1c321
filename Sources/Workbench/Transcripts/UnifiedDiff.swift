/// The lines of a file before and after, in the format of `diff -u`.
struct UnifiedDiff {
  /// A line and its change.
  enum Line: Hashable {
    case same(String)
    case removed(String)
    case added(String)

    fileprivate var isSame: Bool {
      if case .same = self { true } else { false }
    }

    fileprivate var text: String {
      switch self {
      case .same(let text): " " + text
      case .removed(let text): "-" + text
      case .added(let text): "+" + text
      }
    }

    fileprivate var oldCount: Int {
      if case .added = self { 0 } else { 1 }
    }

    fileprivate var newCount: Int {
      if case .removed = self { 0 } else { 1 }
    }
  }

  private static let context = 3

  /// All lines of both files, or of a part of them.
  let lines: [Line]

  /// The number of the first line in both files.
  var first = 1

  /// The differing parts, each with its header and three lines of context.
  var hunks: [String] {
    var result: [String] = []
    var (old, new) = (first, first)
    var counted = 0
    for range in ranges {
      for line in lines[counted..<range.lowerBound] {
        old += line.oldCount
        new += line.newCount
      }
      let part = lines[range]
      let oldCount = part.reduce(0) { $0 + $1.oldCount }
      let newCount = part.reduce(0) { $0 + $1.newCount }
      result.append("@@ -\(Self.span(old, oldCount)) +\(Self.span(new, newCount)) @@")
      result += part.map(\.text)
      (old, new) = (old + oldCount, new + newCount)
      counted = range.upperBound
    }
    return result
  }

  private var ranges: [Range<Int>] {
    var ranges: [Range<Int>] = []
    for (index, line) in lines.enumerated() where !line.isSame {
      let end = min(lines.count, index + 1 + Self.context)
      let start = max(0, index - Self.context)
      if let last = ranges.last, start <= last.upperBound {
        ranges[ranges.count - 1] = last.lowerBound..<end
      } else {
        ranges.append(start..<end)
      }
    }
    return ranges
  }

  /// Returns the range of a part; an empty part is named by the line before it.
  private static func span(_ start: Int, _ count: Int) -> String {
    switch count {
    case 0: "\(start - 1),0"
    case 1: "\(start)"
    default: "\(start),\(count)"
    }
  }
}
