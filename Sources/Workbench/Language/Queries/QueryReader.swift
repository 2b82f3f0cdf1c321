import CommandLanguage
import JSON
import Platform
import TableModel

/// Reads a query: text, `/RE/`, or `PATH OP VALUE`, with `and`, `or`, `not` and brackets.
///
/// A query without an operator, an expression or a text in quotes is a single text.
struct QueryReader {
  /// The maximum nesting depth of brackets and `not`.
  static let deepest = 100

  private let text: String
  private let tokens: [QueryToken]
  private var next = 0

  /// The places of the keys in the query, in bytes.
  private(set) var places: [RowKey: Int] = [:]

  /// Reads a query.
  ///
  /// - Parameter text: The query.
  /// - Returns: The query, and the places of its keys in the text, in bytes.
  /// - Throws: The mistake and its place.
  static func read(
    _ text: String
  ) throws(QueryFault.Failure) -> (query: Query, places: [RowKey: Int]) {
    let tokens = try QueryLexer(text).tokens
    guard
      tokens.contains(where: \.isStructure)
        || tokens.count > 1 && tokens.contains(where: \.isQuoted)
    else {
      let only = tokens.count == 1 ? tokens.first?.content : nil
      return (Query(text, .text(SearchText(only ?? text.trimmed))), [:])
    }
    var reader = QueryReader(text: text, tokens: tokens)
    let condition = try reader.readAlternatives(0)
    if let token = reader.token { throw reader.unexpected(token) }
    return (Query(text, condition), reader.places)
  }

  private init(text: String, tokens: [QueryToken]) { (self.text, self.tokens) = (text, tokens) }

  private var token: QueryToken? { next < tokens.count ? tokens[next] : nil }

  private mutating func take(_ keyword: String) -> Bool {
    guard token?.bare == keyword else { return false }
    next += 1
    return true
  }

  private mutating func readAlternatives(_ depth: Int) throws(QueryFault.Failure) -> QueryCondition
  {
    var conditions = [try readConjunction(depth)]
    while take("or") { conditions.append(try readConjunction(depth)) }
    return conditions.count == 1 ? conditions[0] : .any(conditions)
  }

  private mutating func readConjunction(_ depth: Int) throws(QueryFault.Failure) -> QueryCondition {
    var conditions = [try readNegation(depth)]
    while take("and") { conditions.append(try readNegation(depth)) }
    return conditions.count == 1 ? conditions[0] : .all(conditions)
  }

  private mutating func readNegation(_ depth: Int) throws(QueryFault.Failure) -> QueryCondition {
    var isNegated = false
    while take("not") { isNegated.toggle() }
    let condition = try readTerm(depth)
    return isNegated ? .not(condition) : condition
  }

  private mutating func readTerm(_ depth: Int) throws(QueryFault.Failure) -> QueryCondition {
    guard let token else { throw QueryFault.Failure(.termMissing, at: text.utf8.count) }
    switch token.kind {
    case .open:
      guard depth < Self.deepest else {
        throw QueryFault.Failure(.tooDeep, at: token.range.lowerBound)
      }
      next += 1
      let condition = try readAlternatives(depth + 1)
      guard case .close? = self.token?.kind else {
        throw QueryFault.Failure(.openBracket, at: token.range.lowerBound)
      }
      next += 1
      return condition
    case .pattern(let pattern, let ignoresCase):
      next += 1
      return .pattern(try expression(pattern, ignoresCase, token))
    case .operation, .close: throw unexpected(token)
    case .word, .quoted:
      if next + 1 < tokens.count, case .operation(let operation) = tokens[next + 1].kind {
        return try readComparison(token, operation)
      }
      return .text(SearchText(readText()))
    }
  }

  private mutating func readComparison(
    _ path: QueryToken,
    _ operation: QueryComparison.Operation
  ) throws(QueryFault.Failure) -> QueryCondition {
    let key = RowKey(path.content ?? "")
    if places[key] == nil { places[key] = path.range.lowerBound }
    let sign = tokens[next + 1]
    next += 2
    guard let first = token, first.isValue else {
      throw QueryFault.Failure(.valueMissing(operation), at: sign.range.upperBound)
    }
    if case .pattern(let pattern, let ignoresCase) = first.kind {
      guard operation == .contains || operation == .lacks else {
        throw QueryFault.Failure(.patternCompared(operation), at: sign.range.lowerBound)
      }
      next += 1
      return .compares(key, QueryComparison(operation, try expression(pattern, ignoresCase, first)))
    }
    let start = next
    let value = readText()
    guard next == start + 1 else { return .compares(key, QueryComparison(operation, value)) }
    guard value == "null", !first.isQuoted else {
      return .compares(key, QueryComparison(operation, value, isText: first.isQuoted))
    }
    guard operation == .equals || operation == .differs else {
      throw QueryFault.Failure(.nullCompared(operation), at: sign.range.lowerBound)
    }
    return .compares(key, QueryComparison(withNull: operation))
  }

  /// Reads the words up to `and`, `or`, a bracket or an expression, with the blanks between them.
  private mutating func readText() -> String {
    let start = next
    while let token, token.isValue {
      if case .pattern = token.kind { break }
      next += 1
    }
    guard next > start + 1 else {
      next = max(next, start + 1)
      return tokens[start].content ?? ""
    }
    return text.slice(of: tokens[start].range.lowerBound..<tokens[next - 1].range.upperBound)
  }

  private func expression(
    _ pattern: String,
    _ ignoresCase: Bool,
    _ token: QueryToken
  ) throws(QueryFault.Failure) -> ExpressionPattern {
    do throws(RegularExpressionError) {
      return ExpressionPattern(try RegularExpression(pattern, ignoresCase: ignoresCase))
    } catch {
      throw QueryFault.Failure(.badExpression(error.message), at: token.range.lowerBound)
    }
  }

  private func unexpected(_ token: QueryToken) -> QueryFault.Failure {
    let word = text.slice(of: token.range)
    return QueryFault.Failure(.unexpected(word), at: token.range.lowerBound)
  }
}

extension QueryToken {
  /// Whether the token makes the text a structured query.
  fileprivate var isStructure: Bool {
    switch kind {
    case .operation, .pattern: true
    case .word, .quoted, .open, .close: false
    }
  }

  fileprivate var isQuoted: Bool { if case .quoted = kind { true } else { false } }

  /// Whether the token may be a part of a value or a text.
  fileprivate var isValue: Bool {
    switch kind {
    case .word(let word): !["and", "or"].contains(word)
    case .quoted, .pattern: true
    case .operation, .open, .close: false
    }
  }

  /// The content of a word or of a text in quotes.
  fileprivate var content: String? {
    switch kind {
    case .word(let text), .quoted(let text): text
    default: nil
    }
  }
}

extension QueryLexer {
  /// Returns the content of quotes; only double quotes have escapes, as in JSON.
  static func unquoted(_ quoted: ArraySlice<UInt8>) -> String {
    let inner = String(decoding: quoted.dropFirst().dropLast(), as: UTF8.self)
    guard quoted.first == UInt8(ascii: "\"") else { return inner }
    let plain = inner.replacing("\\$", with: "$")
    return (try? JSONValue(parsing: "\"" + plain + "\""))?.string ?? inner
  }
}

/// A regular expression as a pattern of a query.
struct ExpressionPattern: TextPattern {
  private let expression: RegularExpression

  init(_ expression: RegularExpression) { self.expression = expression }

  func isFound(in text: String) -> Bool { expression.isFound(in: text) }
}
