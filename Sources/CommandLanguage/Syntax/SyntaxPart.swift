/// A piece of a command's syntax, as `help` writes it.
///
/// In an array of them a text is a word and an array what may be left out: `["to", .address("S R"), ["top"]]`.
package indirect enum SyntaxPart: Hashable, Sendable {
  /// One word: a keyword, something in capitals that stands for a word, or a choice of these.
  case word(String)

  /// A row, of one word or two.
  case address(String)

  /// What may be left out.
  case optional([SyntaxPart])

  /// What may come as often as one likes.
  case many(String)

  /// As it is written.
  package var text: String {
    switch self {
    case .word(let text), .address(let text), .many(let text): text
    case .optional(let parts): "[" + parts.text + "]"
    }
  }

  /// The keywords that may stand here.
  package var keywords: [String] {
    switch self {
    case .word(let text), .many(let text): Self.choices(text).filter(Self.isKeyword)
    case .address: []
    case .optional(let parts): parts.first?.keywords ?? []
    }
  }

  /// The words of a choice.
  package static func choices(_ text: String) -> [String] {
    text.prefix { $0 != " " }.split(separator: "|").map(String.init)
  }

  /// Whether a word of a syntax is typed as it stands there.
  package static func isKeyword(_ word: String) -> Bool {
    guard let first = word.first else { return false }
    return first.isLowercase || word.hasPrefix("--") || word == "=" || word == "."
  }
}

extension SyntaxPart: ExpressibleByStringLiteral, ExpressibleByArrayLiteral {
  package init(stringLiteral text: String) { self = .word(text) }

  package init(arrayLiteral parts: SyntaxPart...) { self = .optional(parts) }

  /// A row, and several rows of a section.
  package static let row = SyntaxPart.address("S R")
  package static let rows = SyntaxPart.address("S R..R")
}

extension [SyntaxPart] {
  /// The parts as they are written.
  package var text: String { map(\.text).joined(separator: " ") }
}
