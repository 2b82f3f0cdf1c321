/// The tokens of a Swift file, found in one pass.
struct SourceLexer {
  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  private var isFirstOnLine = true
  private var tokens: [SourceToken] = []

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the tokens of a file.
  ///
  /// - Complexity: O(n).
  static func tokens(of bytes: [UInt8]) -> [SourceToken] {
    var lexer = SourceLexer(bytes)
    lexer.tokens.reserveCapacity(bytes.count / 4)
    while lexer.index < bytes.count { lexer.readToken() }
    return lexer.tokens
  }

  private func byte(at offset: Int = 0) -> UInt8 {
    index + offset < bytes.count ? bytes[index + offset] : 0
  }

  private mutating func readToken() {
    let next = bytes[index]
    switch next {
    case UInt8(ascii: "\n"): newLine()
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): index += 1
    case UInt8(ascii: "/") where byte(at: 1) == UInt8(ascii: "/"): skipLine()
    case UInt8(ascii: "/") where byte(at: 1) == UInt8(ascii: "*"): skipBlockComment()
    case UInt8(ascii: "\""): add(.string) { $0.skipString(hashes: 0) }
    case UInt8(ascii: "#"):
      let hashes = bytes[index...].prefix { $0 == UInt8(ascii: "#") }.count
      if byte(at: hashes) == UInt8(ascii: "\"") {
        add(.string) { $0.skipString(hashes: hashes) }
      } else {
        add(.mark) { $0.index += 1 }
      }
    case UInt8(ascii: "`"):
      add(.quotedWord) {
        $0.index += 1
        while $0.index < $0.bytes.count, $0.byte() != UInt8(ascii: "`") { $0.index += 1 }
        $0.index += 1
      }
    case UInt8(ascii: "-") where byte(at: 1) == UInt8(ascii: ">"): add(.arrow) { $0.index += 2 }
    case _ where next.isOfWord:
      add(.word) { while $0.byte().isOfWord { $0.index += 1 } }
    default: add(.mark) { $0.index += 1 }
    }
  }

  private mutating func newLine() {
    index += 1
    line += 1
    isFirstOnLine = true
  }

  private mutating func add(_ kind: SourceToken.Kind, _ read: (inout SourceLexer) -> Void) {
    let (start, firstLine, isFirst) = (index, line, isFirstOnLine)
    read(&self)
    tokens.append(
      SourceToken(
        kind: kind,
        start: start,
        end: min(index, bytes.count),
        line: firstLine,
        lastLine: line,
        isFirstOnLine: isFirst,
        byte: bytes[start]
      )
    )
    isFirstOnLine = false
  }

  private mutating func skipLine() {
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
  }

  /// Skips a comment that may contain others.
  private mutating func skipBlockComment() {
    var depth = 0
    while index < bytes.count {
      switch (byte(), byte(at: 1)) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        depth += 1
        index += 2
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        depth -= 1
        index += 2
        if depth == 0 { return }
      case (UInt8(ascii: "\n"), _): newLine()
      default: index += 1
      }
    }
  }

  /// Skips a string from its first quote or hash; its interpolations may contain strings.
  private mutating func skipString(hashes: Int) {
    index += hashes
    let isLong = byte(at: 1) == UInt8(ascii: "\"") && byte(at: 2) == UInt8(ascii: "\"")
    let quotes = isLong ? 3 : 1
    index += quotes
    while index < bytes.count {
      let next = bytes[index]
      if next == UInt8(ascii: "\""), has(quotes, UInt8(ascii: "\""), at: 0),
        has(hashes, UInt8(ascii: "#"), at: quotes)
      {
        index += quotes + hashes
        return
      } else if next == UInt8(ascii: "\\"), has(hashes, UInt8(ascii: "#"), at: 1) {
        index += 1 + hashes
        if byte() == UInt8(ascii: "(") { skipInterpolation() } else { index += 1 }
      } else if next == UInt8(ascii: "\n") {
        // Only a long string can have several lines.
        guard isLong else { return }
        newLine()
      } else {
        index += 1
      }
    }
  }

  private func has(_ count: Int, _ byte: UInt8, at offset: Int) -> Bool {
    (0..<count).allSatisfy { self.byte(at: offset + $0) == byte }
  }

  private mutating func skipInterpolation() {
    var depth = 0
    while index < bytes.count {
      switch byte() {
      case UInt8(ascii: "("):
        depth += 1
        index += 1
      case UInt8(ascii: ")"):
        depth -= 1
        index += 1
        if depth == 0 { return }
      case UInt8(ascii: "\""): skipString(hashes: 0)
      case UInt8(ascii: "\n"): newLine()
      default: index += 1
      }
    }
  }
}

extension UInt8 {
  /// Whether the byte can be part of an identifier; all bytes beyond ASCII can.
  var isOfWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
