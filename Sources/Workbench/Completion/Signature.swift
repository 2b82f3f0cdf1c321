import CommandLanguage

/// A matcher that follows a command's words through its syntax and finds the remaining parts.
@MainActor struct Signature {
  /// The available commands.
  let commands: CommandList

  /// Whether addresses can omit the section.
  let hasOneSection: Bool

  /// The maximum number of interpretations to follow.
  private static let limit = 40

  /// Returns the remaining parts of each form that matches the words.
  ///
  /// - Parameter words: The command's name, then whole words.
  /// - Returns: A list for each form, empty if the form is complete; no lists if no form matches.
  func rests(behind words: [String]) -> [[SyntaxPart]] {
    guard let name = words.first else { return [] }
    var rests = forms(of: name)
    for word in words.dropFirst() {
      rests = Array(rests.flatMap { taking(word, $0) }.prefix(Self.limit))
    }
    return rests
  }

  /// Returns the keywords that can follow whole words.
  func keywords(behind words: [String]) -> [String] {
    rests(behind: words).flatMap { rest -> [String] in
      var keywords: [String] = []
      for part in rest {
        keywords += part.keywords
        guard case .optional = part else { break }
      }
      return keywords
    }
  }

  /// Returns the remaining parts in one line.
  ///
  /// Bars separate the forms; brackets mean that the command can end here.
  static func note(_ rests: [[SyntaxPart]]) -> String {
    var notes: [String] = []
    for rest in rests where !rest.isEmpty {
      let note = rest.map(\.text).joined(separator: " ")
      if !notes.contains(note) { notes.append(note) }
    }
    let note = notes.joined(separator: " | ")
    guard rests.contains([]), !notes.isEmpty else { return note }
    if notes.count == 1, rests.contains(where: \.isOptional) { return note }
    return "[\(note)]"
  }

  private func forms(of name: String) -> [[SyntaxPart]] {
    guard let type = commands.find(name, allowsShort: true) else { return [] }
    return type.description.words.forms
  }
}

extension Signature {
  /// Returns the possible remaining parts after one more word.
  private func taking(_ word: String, _ parts: [SyntaxPart]) -> [[SyntaxPart]] {
    if word.hasPrefix("--"), let rest = taking(option: word, parts) { return [rest] }
    guard let first = parts.first else { return [] }
    let rest = Array(parts.dropFirst())
    switch first {
    case .optional(let inner):
      let within = taking(word, inner).map { $0 + rest }
      return within.isEmpty ? taking(word, rest) : within
    case .address(let text): return taking(word, address: text, rest)
    case .many:
      let commands = first.keywords
      guard commands.isEmpty else {
        return commands.contains(word) ? forms(of: word).map { $0 + rest } : []
      }
      return [[.optional([first])] + rest]
    case .word(let text):
      let fitting = SyntaxPart.choices(text).filter { fits(word, $0) }
      guard let choice = fitting.first else { return [] }
      guard choice == "COMMAND" || choice == "QUERY" else { return [rest] }
      return forms(of: word).map { $0 + rest }
    }
  }

  /// Consumes an option, which can be at any position; every command accepts `--format`.
  private func taking(option: String, _ parts: [SyntaxPart]) -> [SyntaxPart]? {
    for (index, part) in parts.enumerated() {
      guard case .optional(let inner) = part, inner.first == .word(option) else { continue }
      var rest = parts
      rest.remove(at: index)
      return inner.dropFirst() + rest
    }
    return option == WordOption.format.name ? [.word("NAME")] + parts : nil
  }

  private func taking(
    _ word: String,
    address text: String,
    _ rest: [SyntaxPart]
  ) -> [[SyntaxPart]] {
    guard Self.isAddress(word) else { return [] }
    guard Int(word) != nil || word == "*" else { return [rest] }
    // The number is a section, unless the table has only one and the number is the row.
    let row = SyntaxPart.word(String(text.dropFirst(2)))
    return [(hasOneSection ? [.optional([row])] : [row]) + rest]
  }

  /// Returns whether a word can be an address or the start of one.
  private static func isAddress(_ word: String) -> Bool {
    guard let first = word.first else { return false }
    return first.isNumber || first == "#" || first == "." || first == "*" || word == "last"
      || "+-".contains(first) && word.dropFirst().first?.isNumber == true
  }

  private func fits(_ word: String, _ choice: String) -> Bool {
    if SyntaxPart.isKeyword(choice) { return word == choice }
    switch choice {
    case "S", "R", "R..R": return Self.isAddress(word)
    case "N", "PT", "Y", "W", "H", "MS", "COUNT": return Double(word) != nil
    case "KEY=VALUE": return word.contains("=")
    default: return true
    }
  }
}

extension [SyntaxPart] {
  /// Whether it consists of one optional part.
  fileprivate var isOptional: Bool {
    guard count == 1, case .optional = self[0] else { return false }
    return true
  }
}
