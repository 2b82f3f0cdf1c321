import CommandLanguage
import JSON
import Platform
import TableModel
import TextLayout

/// A comparison with a value from the user.
///
/// Numbers compare as numbers, `on` and `off` as Booleans, lists and objects as JSON. Equal texts
/// have the same characters; `~` and the order of texts ignore case and accents.
struct ExpectedValue {
  private let comparison: ExpectedComparison

  /// The value in the user's words.
  private let text: String

  /// The place of the value in the command, in bytes.
  private let offset: Int

  /// The regular expression after `~`, or nil.
  private let pattern: ExpressionPattern?

  /// Reads the value from the remaining words.
  ///
  /// - Throws: An error if it is missing or not a valid expression.
  init(
    _ comparison: ExpectedComparison,
    _ arguments: inout Arguments
  ) throws(CommandError) {
    let start = arguments
    offset = arguments.offset
    guard let text = arguments.takeRest() else { throw arguments.unexpected("a value") }
    (self.comparison, self.text) = (comparison, text)
    guard !comparison.needsNumber || Self.number(in: text) != nil else {
      throw start.unexpected("a number")
    }
    pattern = try Self.pattern(comparison, text, isQuoted: start.next?.isQuoted == true, offset)
  }

  /// Returns the number in a value such as `44` or `44 pt`, or nil.
  private static func number(in text: String) -> String? {
    let number = text.hasSuffix(" pt") ? String(text.dropLast(3)) : text
    guard Double(number)?.isFinite == true, !number.contains(where: { "xX".contains($0) }) else {
      return nil
    }
    return number
  }

  private static func pattern(
    _ comparison: ExpectedComparison,
    _ text: String,
    isQuoted: Bool,
    _ offset: Int
  ) throws(CommandError) -> ExpressionPattern? {
    let ignoresCase = text.hasSuffix("/i")
    let inner = text.dropFirst().dropLast(ignoresCase ? 2 : 1)
    guard [.value(.contains), .value(.lacks)].contains(comparison.test), !isQuoted,
      text.hasPrefix("/"), text.hasSuffix("/") || ignoresCase, !inner.isEmpty
    else { return nil }
    do throws(RegularExpressionError) {
      return ExpressionPattern(try RegularExpression(String(inner), ignoresCase: ignoresCase))
    } catch {
      throw CommandError(QueryFault.badExpression(error.message), at: offset)
    }
  }

  /// Throws an error if the comparison is false.
  ///
  /// - Parameters:
  ///   - answer: The output of the query.
  ///   - found: The value in it.
  ///   - words: The words of the query.
  ///   - meaning: The meaning of the value, or nil for a member.
  /// - Throws: `expect` if it is false, `bad-argument` if no output could ever make it true.
  func check(
    _ answer: Answer,
    _ found: JSONValue,
    of words: String,
    _ meaning: String?
  ) throws(CommandError) {
    let texts = [found.comparedText, answer.lines.joined(separator: "\n")]
    switch comparison.test {
    case .has:
      guard !texts.contains(where: { $0.containsText(text) }) else { return }
      throw Expectation.failed("\(words) does not contain \(quoted(text))")
    case .lacks:
      guard texts.contains(where: { $0.containsText(text) }) else { return }
      throw Expectation.failed("\(words) contains \(quoted(text)), but should not")
    case .value(let operation):
      do throws(Mismatch) {
        guard try !holds(operation, of: found) else { return }
      } catch {
        throw unlike(error.wanted, found, words, meaning)
      }
      throw Expectation.failed("\(words) \(fault(operation, found))")
    }
  }

  /// An error about a value that can never match.
  private func unlike(
    _ wanted: String,
    _ found: JSONValue,
    _ words: String,
    _ meaning: String?
  ) -> CommandError {
    CommandError(
      ExpectationFault.unlike(
        value: text,
        wanted: wanted,
        query: words,
        sign: comparison.sign,
        found: found.comparedText,
        meaning: meaning
      ),
      at: offset
    )
  }

  /// Returns a description of the actual value, for use after the words of the query.
  private func fault(_ operation: QueryComparison.Operation, _ found: JSONValue) -> String {
    let actual = quoted(found.comparedText)
    return switch operation {
    case .equals: "is \(actual), not \(quoted(text))"
    case .differs: "is \(actual); expected another value"
    case .contains: "is \(actual), without \(quoted(text))"
    case .lacks: "is \(actual), with \(quoted(text))"
    case .less, .atMost, .greater, .atLeast: "is \(actual), not \(comparison.sign) \(text)"
    }
  }
}

// The values of each kind.
extension ExpectedValue {
  /// The error of a value that no output of its kind could match.
  private struct Mismatch: Error {
    /// The kind of value that is expected.
    let wanted: String
  }

  private func holds(
    _ operation: QueryComparison.Operation,
    of found: JSONValue
  ) throws(Mismatch) -> Bool {
    if operation == .contains || operation == .lacks {
      if let pattern { return QueryComparison(operation, pattern).holds(for: found) }
      return QueryComparison(operation, text, isText: true).holds(for: found)
    }
    switch found.kind {
    case .string: return try holds(operation, ofText: found)
    case .null: return operation == .equals ? isNil : operation == .differs && !isNil
    case _ where isNil:
      guard operation == .equals || operation == .differs else {
        throw Mismatch(wanted: "a number")
      }
      return operation == .differs
    case .number:
      guard let number = Self.number(in: text) else { throw Mismatch(wanted: "a number") }
      return QueryComparison(operation, number).holds(for: found)
    case .bool:
      guard let flag = ["on": true, "true": true, "off": false, "false": false][text] else {
        throw Mismatch(wanted: "on or off")
      }
      return try same(operation, found.bool == flag, "= or !=")
    case .array:
      guard let list = list(of: found) else {
        throw Mismatch(wanted: "a list such as \(found.text)")
      }
      return try same(operation, found.isSame(as: list), "= or !=")
    case .object:
      guard let value = try? JSONValue(parsing: Array(text.utf8)), value.kind == .object else {
        throw Mismatch(wanted: "the name of a member, or an object")
      }
      return try same(operation, found.isSame(as: value), "= or !=")
    }
  }

  private func holds(
    _ operation: QueryComparison.Operation,
    ofText found: JSONValue
  ) throws(Mismatch) -> Bool {
    if operation == .equals { return found.string == text }
    if operation == .differs { return found.string != text }
    let orders: [QueryComparison.Operation] = [.less, .equals, .greater]
    guard orders.contains(where: { QueryComparison($0, text).holds(for: found) }) else {
      throw Mismatch(wanted: "a text")
    }
    return QueryComparison(operation, text).holds(for: found)
  }

  private func same(
    _ operation: QueryComparison.Operation,
    _ isSame: Bool,
    _ wanted: String
  ) throws(Mismatch) -> Bool {
    switch operation {
    case .equals: return isSame
    case .differs: return !isSame
    default: throw Mismatch(wanted: wanted)
    }
  }

  private var isNil: Bool { text == "nil" || text == "null" }

  /// Returns the value as a list: JSON, or numbers such as `390 x 44 pt` if a list of numbers is
  /// found.
  private func list(of found: JSONValue) -> JSONValue? {
    if let value = try? JSONValue(parsing: Array(text.utf8)), value.kind == .array { return value }
    guard found.elements.allSatisfy({ $0.kind == .number }) else { return nil }
    let words = text.split { $0 == " " || $0 == "," }.map(String.init)
      .filter { !["x", "y", "pt"].contains($0) }
    let numbers = words.compactMap { word in
      Double(word) == nil ? nil : try? JSONValue(parsing: Array(word.utf8))
    }
    return numbers.isEmpty || numbers.count < words.count ? nil : .array(numbers)
  }
}

extension JSONValue {
  /// The value as a text to compare and to show.
  var comparedText: String {
    switch kind {
    case .null: "nil"
    case .string: string ?? text
    default: text
    }
  }

  /// Whether two values are the same; numbers compare as numbers.
  fileprivate func isSame(as other: JSONValue) -> Bool {
    switch (kind, other.kind) {
    case (.number, .number): return QueryComparison(.equals, other.text).holds(for: self)
    case (.string, .string): return string == other.string
    case (.array, .array):
      let (mine, others) = (Array(elements), Array(other.elements))
      return mine.count == others.count && zip(mine, others).allSatisfy { $0.isSame(as: $1) }
    case (.object, .object):
      return members.count == other.members.count
        && members.allSatisfy { member in other[member.key]?.isSame(as: member.value) == true }
    default: return kind == other.kind && text == other.text
    }
  }
}
