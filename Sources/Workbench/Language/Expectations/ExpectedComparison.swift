import CommandLanguage
import TableModel

/// A comparison between a query and a value, with its words.
struct ExpectedComparison: Hashable, Sendable {
  /// The ways to compare.
  enum Test: Hashable, Sendable {
    /// An operator of queries, applied to the value.
    case value(QueryComparison.Operation)

    /// The printed output contains a text.
    case has

    /// The printed output does not contain a text.
    case lacks
  }

  /// The words between the query and the value.
  let words: [String]

  /// The way to compare.
  let test: Test

  /// The words as one text.
  var sign: String { words.joined(separator: " ") }

  /// Whether only a number can follow, as after `at most`.
  var needsNumber: Bool { words.first == "at" }

  private static let all: [ExpectedComparison] = {
    var all = QueryComparison.Operation.allCases.map {
      ExpectedComparison(words: [$0.rawValue], test: .value($0))
    }
    all.append(ExpectedComparison(words: ["=="], test: .value(.equals)))
    all.append(ExpectedComparison(words: ["at", "most"], test: .value(.atMost)))
    all.append(ExpectedComparison(words: ["at", "least"], test: .value(.atLeast)))
    all.append(ExpectedComparison(words: ["has"], test: .has))
    all.append(ExpectedComparison(words: ["lacks"], test: .lacks))
    return all
  }()

  private static func comparison(in tokens: [Token], at index: Int) -> ExpectedComparison? {
    guard tokens[index].bare != nil else { return nil }
    return all.first { comparison in
      tokens[index...].prefix(comparison.words.count).map(\.bare) == comparison.words
    }
  }

  /// Returns the first comparison, with its index.
  ///
  /// - Parameters:
  ///   - tokens: The words.
  ///   - start: The first index; by default, a word of the query comes first.
  /// - Returns: The comparison, or nil if there is none.
  static func find(
    in tokens: [Token],
    from start: Int = 1
  ) -> (comparison: ExpectedComparison, index: Int)? {
    for index in tokens.indices.dropFirst(start) {
      if let found = comparison(in: tokens, at: index) { return (found, index) }
    }
    return nil
  }

  /// Returns the last comparison between at least one word and a value, with its index.
  static func findLast(
    in tokens: [Token]
  ) -> (comparison: ExpectedComparison, index: Int)? {
    for index in tokens.indices.dropFirst().reversed() {
      if let found = comparison(in: tokens, at: index), index + found.words.count < tokens.count {
        return (found, index)
      }
    }
    return nil
  }
}
