import TableModel

/// A token of a query.
struct QueryToken: Hashable {
  enum Kind: Hashable {
    /// A word without quotes, or a path with a key in quotes.
    case word(String)

    /// A text in quotes.
    case quoted(String)

    /// An expression between two slashes.
    case pattern(String, ignoresCase: Bool)

    case operation(QueryComparison.Operation)
    case open
    case close
  }

  let kind: Kind

  /// The bytes of the token in the query.
  let range: Range<Int>

  /// The text of a word without quotes; nil for all other tokens.
  var bare: String? { if case .word(let text) = kind { text } else { nil } }
}

/// Splits a query into tokens.
///
/// An operator has blanks around it, or directly follows a word that looks like a path. All words
/// after it, up to `and`, `or` or a bracket, are the value.
struct QueryLexer {
  private let bytes: [UInt8]
  private var at = 0
  private var depth = 0

  /// Whether the next words are a value.
  private var isInValue = false
  private(set) var tokens: [QueryToken] = []

  init(_ text: String) throws(QueryFault.Failure) {
    bytes = Array(text.utf8)
    while let start = startOfNext() { try readToken(at: start) }
  }

  private mutating func startOfNext() -> Int? {
    while at < bytes.count, bytes[at] <= 0x20 { at += 1 }
    return at < bytes.count ? at : nil
  }

  private mutating func readToken(at start: Int) throws(QueryFault.Failure) {
    switch bytes[at] {
    case UInt8(ascii: "(") where !isInValue:
      depth += 1
      append(.open, to: at + 1)
    case UInt8(ascii: ")") where depth > 0:
      depth -= 1
      isInValue = false
      append(.close, to: at + 1)
    case UInt8(ascii: "/"):
      if let (pattern, ignoresCase, end) = pattern(at: at), !isPath(at: at) {
        append(.pattern(pattern, ignoresCase: ignoresCase), to: end)
      } else {
        readWord()
      }
    case UInt8(ascii: "\""), UInt8(ascii: "'"): try readQuoted()
    default:
      if !isInValue, let (operation, end) = operation(at: at) {
        isInValue = true
        append(.operation(operation), to: end)
      } else {
        readWord()
      }
    }
  }

  private mutating func append(_ kind: QueryToken.Kind, to end: Int) {
    tokens.append(QueryToken(kind: kind, range: at..<end))
    at = end
  }

  private mutating func readWord() {
    let end = endOfWord(from: at)
    let text = String(decoding: bytes[at..<end], as: UTF8.self)
    if ["and", "or", "not"].contains(text) { isInValue = false }
    append(.word(text), to: end)
  }

  /// Returns the end of a word: a blank, a closing bracket, or an operator directly after a path.
  private func endOfWord(from start: Int) -> Int {
    var end = start
    var looksLikePath = !isInValue
    while end < bytes.count, bytes[end] > 0x20 {
      let byte = bytes[end]
      if byte == UInt8(ascii: ")"), depth > 0 { break }
      if looksLikePath, isEscape(at: end, of: start) {
        end += 2
        continue
      }
      if looksLikePath, end > start, operation(at: end) != nil, mayEndPath(bytes[end - 1]) { break }
      if byte == UInt8(ascii: "\""), looksLikePath {
        end = endOfQuotes(from: end) ?? bytes.count
        continue
      }
      looksLikePath = looksLikePath && isInPath(byte, isFirst: end == start)
      end += 1
    }
    return max(end, start + 1)
  }

  private func isInPath(_ byte: UInt8, isFirst: Bool) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), 0x80...:
      true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"): !isFirst
    case UInt8(ascii: "/"): bytes[at] == byte
    default: false
    }
  }

  /// Whether `~0` or `~1` is an escape in a JSON Pointer, with an operator later.
  ///
  /// Without a later operator, `/name~1` is a comparison.
  private func isEscape(at place: Int, of start: Int) -> Bool {
    guard bytes[start] == UInt8(ascii: "/"), place > start,
      bytes[place...].starts(with: "~0".utf8) || bytes[place...].starts(with: "~1".utf8)
    else { return false }
    var next = place + 2
    while next < bytes.count, bytes[next] > 0x20, operation(at: next) == nil { next += 1 }
    while next < bytes.count, bytes[next] <= 0x20 { next += 1 }
    return next < bytes.count && operation(at: next) != nil
  }

  private func mayEndPath(_ byte: UInt8) -> Bool {
    byte != UInt8(ascii: "-") && byte != UInt8(ascii: ".")
  }

  /// Whether the next word is a JSON Pointer, with an operator after it.
  private func isPath(at start: Int) -> Bool {
    guard !isInValue else { return false }
    var next = endOfWord(from: start)
    while next < bytes.count, bytes[next] <= 0x20 { next += 1 }
    return next < bytes.count && operation(at: next) != nil
  }
}

// Parts of words.
extension QueryLexer {
  private func operation(at start: Int) -> (QueryComparison.Operation, end: Int)? {
    let rest = bytes[start...].prefix(2)
    if rest.elementsEqual("==".utf8) { return (.equals, start + 2) }
    let two = QueryComparison.Operation(rawValue: String(decoding: rest, as: UTF8.self))
    if let two { return (two, start + rest.count) }
    let one = QueryComparison.Operation(rawValue: String(decoding: rest.prefix(1), as: UTF8.self))
    return one.map { ($0, start + 1) }
  }

  /// Returns the expression between slashes; the closing slash is before a blank or a bracket.
  private func pattern(at start: Int) -> (text: String, ignoresCase: Bool, end: Int)? {
    var end = start + 1
    while end < bytes.count {
      if bytes[end] == UInt8(ascii: "\\") {
        end += 2
        continue
      }
      if bytes[end] == UInt8(ascii: "/"), end > start + 1 {
        let ignoresCase = end + 1 < bytes.count && bytes[end + 1] == UInt8(ascii: "i")
        let behind = end + (ignoresCase ? 2 : 1)
        let isEnd =
          behind == bytes.count || bytes[behind] <= 0x20
          || bytes[behind] == UInt8(ascii: ")") && depth > 0
        if isEnd {
          let text = String(decoding: bytes[start + 1..<end], as: UTF8.self)
          return (text, ignoresCase, behind)
        }
      }
      end += 1
    }
    return nil
  }

  private mutating func readQuoted() throws(QueryFault.Failure) {
    guard let end = endOfQuotes(from: at) else {
      throw QueryFault.Failure(.openQuote(Character(UnicodeScalar(bytes[at]))), at: at)
    }
    // A key in quotes may begin a path: "a.b".c
    if bytes[at] == UInt8(ascii: "\""), end < bytes.count, bytes[end] == UInt8(ascii: ".") {
      return readWord()
    }
    append(.quoted(Self.unquoted(bytes[at..<end])), to: end)
  }

  private func endOfQuotes(from start: Int) -> Int? {
    var end = start + 1
    while end < bytes.count, bytes[end] != bytes[start] {
      end += bytes[end] == UInt8(ascii: "\\") && bytes[start] == UInt8(ascii: "\"") ? 2 : 1
    }
    return end < bytes.count ? end + 1 : nil
  }
}
