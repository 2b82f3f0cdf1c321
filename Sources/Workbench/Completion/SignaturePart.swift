/// A piece of a command's syntax, as `help` writes it.
indirect enum SignaturePart: Hashable {
  /// One word: a keyword, something in capitals that stands for a word, or a choice of these.
  case word(String)

  /// A row, of one word or two.
  case address(String)

  /// What may be left out.
  case optional([SignaturePart])

  /// What may come as often as one likes.
  case many(String)

  /// As it is written.
  var text: String {
    switch self {
    case .word(let text), .address(let text), .many(let text): text
    case .optional(let parts): "[" + parts.map(\.text).joined(separator: " ") + "]"
    }
  }

  /// The keywords that may stand here.
  var keywords: [String] {
    switch self {
    case .word(let text), .many(let text): Self.choices(text).filter(Self.isKeyword)
    case .address: []
    case .optional(let parts): parts.first?.keywords ?? []
    }
  }

  /// The words of a choice.
  static func choices(_ text: String) -> [String] {
    text.prefix { $0 != " " }.split(separator: "|").map(String.init)
  }

  /// Whether a word of a syntax is typed as it stands there.
  static func isKeyword(_ word: String) -> Bool {
    guard let first = word.first else { return false }
    return first.isLowercase || word.hasPrefix("--") || word == "=" || word == "."
  }
}

extension SignaturePart {
  /// Reads a syntax without the command's name: `before|after|at [S R] [ITEM…]`.
  static func parts(of syntax: String) -> [SignaturePart] {
    var words = pieces(of: syntax)[...]
    return parts(&words)
  }

  /// Brackets, and what stands between them and blanks; what is quoted is one piece.
  private static func pieces(of syntax: String) -> [String] {
    var pieces: [String] = []
    var piece = ""
    var isQuoted = false
    func end() {
      if !piece.isEmpty { pieces.append(piece) }
      piece = ""
    }
    for character in syntax {
      if character == "'" { isQuoted.toggle() }
      switch character {
      case "[", "]":
        end()
        pieces.append(String(character))
      case " " where !isQuoted: end()
      default: piece.append(character)
      }
    }
    end()
    return pieces
  }

  private static func parts(_ words: inout ArraySlice<String>) -> [SignaturePart] {
    var parts: [SignaturePart] = []
    while let word = words.popFirst() {
      switch word {
      case "]": return parts
      case "[": parts.append(.optional(Self.parts(&words)))
      case "S" where words.first == "R" || words.first == "R..R":
        parts.append(.address("S \(words.removeFirst())"))
      case "…":
        // It belongs to the word before it; alone it is all that the command may be told.
        if case .word(let text)? = parts.last {
          parts[parts.count - 1] = .many(text + " …")
        } else {
          parts.append(.many("…"))
        }
      default: parts.append(word.hasSuffix("…") ? .many(word) : .word(word))
      }
    }
    return parts
  }
}
