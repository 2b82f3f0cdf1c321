import Platform

/// A part of a command's syntax, as `help` writes it.
///
/// In an array of parts, a string literal is a word and an array literal is optional:
/// `["to", .address("S R"), ["top"]]`.
package indirect enum SyntaxPart: Hashable, Sendable {
  /// One word: a keyword, a placeholder in capitals, or a choice of these.
  case word(String)

  /// A row, as one word or two.
  case address(String)

  /// An optional part.
  case optional([SyntaxPart])

  /// A word repeated any number of times.
  case many(String)

  /// The written form of the part.
  package var text: String {
    switch self {
    case .word(let text), .address(let text), .many(let text): text
    case .optional(let parts): "[" + parts.text + "]"
    }
  }

  /// The keywords allowed here.
  package var keywords: [String] {
    switch self {
    case .word(let text), .many(let text): Self.choices(text).filter(Self.isKeyword)
    case .address: []
    case .optional(let parts): parts.first?.keywords ?? []
    }
  }

  /// Returns the words of a choice.
  package static func choices(_ text: String) -> [String] {
    text.prefix { $0 != " " }.split(separator: "|").map(String.init)
  }

  /// Returns whether a word of a syntax is typed exactly as written.
  package static func isKeyword(_ word: String) -> Bool {
    guard let first = word.first else { return false }
    return first.isLowercase || word.hasPrefix("--") || word == "=" || word == "."
  }
}

extension SyntaxPart: ExpressibleByStringLiteral, ExpressibleByArrayLiteral {
  package init(stringLiteral text: String) { self = .word(text) }

  package init(arrayLiteral parts: SyntaxPart...) { self = .optional(parts) }

  /// The address of a row; `rows` is that of several rows in a section.
  package static let row = SyntaxPart.address("S R")
  package static let rows = SyntaxPart.address("S R..R")
}

extension [SyntaxPart] {
  /// The written form of all parts.
  package var text: String { map(\.text).joined(by: " ") }
}
