import JSON

/// The words after a command's name, taken one after the other.
package struct Arguments {
  /// The words.
  package private(set) var tokens: ArraySlice<Token>

  /// The text of the whole command.
  package let text: String

  /// The end of the last word, for errors about missing words.
  package let end: Int

  /// The syntax of the command, for hints.
  package var syntax: [String] = []

  /// The name or alternative spelling used to call the command.
  package var verb = ""

  /// The number of commands that enclose this one.
  package var depth = 0

  /// The context that the meaning of words depends on, or nil.
  package var context: (any WordContext)?

  package init(_ tokens: ArraySlice<Token>, text: String, end: Int) {
    self.tokens = tokens
    self.text = text
    self.end = end
  }

  package var isEmpty: Bool { tokens.isEmpty }
  package var next: Token? { tokens.first }
  package var count: Int { tokens.count }

  /// The offset of the next word, or the end of the command.
  package var offset: Int { next?.range.lowerBound ?? end }

  /// Returns the bare text of the word at a distance, or nil.
  package func bare(_ distance: Int = 0) -> String? {
    let index = tokens.startIndex + distance
    return index < tokens.endIndex ? tokens[index].bare : nil
  }

  @discardableResult
  package mutating func take() -> Token? { tokens.popFirst() }

  /// Takes the next word if it is a keyword.
  package mutating func take(_ keyword: String) -> Bool {
    guard bare() == keyword else { return false }
    tokens.removeFirst()
    return true
  }

  /// Removes and returns the last word if it is bare.
  package mutating func takeLast() -> String? { tokens.popLast()?.bare }

  /// Takes an option such as `--all`, wherever it is.
  package mutating func takeFlag(_ name: String) -> Bool {
    guard let index = tokens.firstIndex(where: { $0.bare == name }) else { return false }
    tokens.remove(at: index)
    return true
  }

  /// Takes an option and the word after it.
  package mutating func takeOption(_ name: String) throws(CommandError) -> Token? {
    guard let index = tokens.firstIndex(where: { $0.bare == name }) else { return nil }
    let offset = tokens[index].range.lowerBound
    guard index + 1 < tokens.endIndex else {
      throw CommandError(ArgumentFault.valueMissing(name: name, syntax: syntaxHint), at: offset)
    }
    let value = tokens[index + 1]
    tokens.removeSubrange(index...index + 1)
    return value
  }

  /// The syntax of the command, as a hint.
  package var syntaxHint: String? {
    syntax.isEmpty ? nil : syntax.map { "`\($0)`" }.joined(separator: " or ")
  }

  /// The hint for an index path in brackets, such as `[0,3]`, in place of a row; nil for others.
  private var addressHint: String? {
    guard let next, syntax.contains(where: { $0.contains("S R") }) else { return nil }
    let typed = text.slice(of: next.range.lowerBound..<end)
    guard let open = typed.first, open == "[" || open == "(",
      let close = typed.firstIndex(of: open == "[" ? "]" : ")")
    else { return nil }
    let numbers = typed[..<close].dropFirst().split(separator: ",").map { part in
      Int(part.filter { $0 != " " })
    }
    guard numbers.count == 2, let section = numbers[0], let row = numbers[1] else { return nil }
    return "a row is two words: `\(verb) \(section) \(row)`"
  }

  /// Returns an error about the next word, or about its absence.
  package func unexpected(_ wanted: String) -> CommandError {
    guard let next else {
      return CommandError(ArgumentFault.missing(wanted: wanted, syntax: syntaxHint), at: end)
    }
    return CommandError(
      ArgumentFault.found(word: next.text, wanted: wanted, syntax: addressHint ?? syntaxHint),
      at: next.range.lowerBound
    )
  }

  /// Throws an error if words remain.
  package func expectEnd() throws(CommandError) {
    guard let next else { return }
    let isOption = next.bare?.hasPrefix("--") == true
    throw CommandError(
      ArgumentFault.excess(word: next.text, isOption: isOption, syntax: addressHint ?? syntaxHint),
      at: next.range.lowerBound
    )
  }

  /// Takes the next word as text.
  package mutating func takeText(_ wanted: String) throws(CommandError) -> String {
    guard let token = take() else { throw unexpected(wanted) }
    return token.text
  }

  /// Takes the next word as one of several keywords.
  package mutating func takeChoice(_ choices: [String]) throws(CommandError) -> String {
    guard let bare = bare(), choices.contains(bare) else {
      throw unexpected(choices.joined(separator: " or "))
    }
    take()
    return bare
  }

  /// Takes the next word as an integer.
  package mutating func takeInteger(_ wanted: String) throws(CommandError) -> Int {
    guard let bare = bare(), let number = Int(bare) else { throw unexpected(wanted) }
    take()
    return number
  }

  /// Takes the next word as an integer from 1; without a word, returns 1.
  package mutating func takeCount(_ wanted: String) throws(CommandError) -> Int {
    guard !isEmpty else { return 1 }
    let start = self
    let count = try takeInteger(wanted)
    guard count > 0 else { throw start.unexpected("a number from 1") }
    return count
  }

  /// Takes the next word as a finite number.
  package mutating func takeNumber(_ wanted: String) throws(CommandError) -> Double {
    guard let bare = bare(), let number = Double(bare), number.isFinite else {
      throw unexpected(wanted)
    }
    take()
    return number
  }

  /// Takes the remaining words as one text: a single quoted word unchanged, or bare words with the
  /// blanks between them.
  package mutating func takeRest() -> String? {
    guard let first = tokens.first else { return nil }
    defer { tokens = [] }
    if tokens.contains(where: { $0.isQuoted || $0.isFromAlias }) {
      return tokens.map(\.text).joined(separator: " ")
    }
    var rest = first.text
    var end = first.range.upperBound
    for token in tokens.dropFirst() {
      // A backslash continues the line and is not part of the text.
      let gap = text.slice(of: end..<token.range.lowerBound)
      rest += gap == " " ? gap : gap.filter { $0 != "\\" && $0 != "\n" }
      rest += token.text
      end = token.range.upperBound
    }
    return rest
  }
}

/// The data that the meaning of words depends on, such as the open tables.
///
/// The grammar passes it on without reading it. A piece that depends on it knows its type.
@MainActor package protocol WordContext: AnyObject {}

/// Returns a word of the user in quotes, cut to a limited length.
package func quoted(_ text: String) -> String {
  text.count > 40 ? "\"\(text.prefix(39))…\"" : "\"\(text)\""
}
