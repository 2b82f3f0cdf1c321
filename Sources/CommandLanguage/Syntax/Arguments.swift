import JSON

/// The words behind a command's name, taken one after the other.
package struct Arguments {
  /// The words.
  package private(set) var tokens: ArraySlice<Token>

  /// The text of the whole command, and where in its line the command starts.
  package let text: String

  /// Where the last word ends, for errors about something that is missing.
  package let end: Int

  /// How the command is written, for hints.
  package var syntax: [String] = []

  /// What the command was called: its name, or another spelling of it.
  package var verb = ""

  /// In how many commands the command stands.
  package var depth = 0

  /// What the meaning of the words may depend on, or nil where there is nothing.
  package var context: (any WordContext)?

  package init(_ tokens: ArraySlice<Token>, text: String, end: Int) {
    self.tokens = tokens
    self.text = text
    self.end = end
  }

  package var isEmpty: Bool { tokens.isEmpty }
  package var next: Token? { tokens.first }
  package var count: Int { tokens.count }

  /// Where the next word stands, or the end of the command.
  package var offset: Int { next?.range.lowerBound ?? end }

  /// The bare text of the word at a distance, or nil.
  package func bare(_ distance: Int = 0) -> String? {
    let index = tokens.startIndex + distance
    return index < tokens.endIndex ? tokens[index].bare : nil
  }

  @discardableResult
  package mutating func take() -> Token? { tokens.popFirst() }

  /// Takes the next word if it is this keyword.
  package mutating func take(_ keyword: String) -> Bool {
    guard bare() == keyword else { return false }
    tokens.removeFirst()
    return true
  }

  /// Takes the last word and gives it, if it is bare.
  package mutating func takeLast() -> String? { tokens.popLast()?.bare }

  /// Takes an option such as `--all` from wherever it stands.
  package mutating func takeFlag(_ name: String) -> Bool {
    guard let index = tokens.firstIndex(where: { $0.bare == name }) else { return false }
    tokens.remove(at: index)
    return true
  }

  /// Takes an option and the word behind it.
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

  /// How the command is written, as a hint.
  package var syntaxHint: String? { syntax.isEmpty ? nil : syntax.joined(separator: "   or   ") }

  /// An error about the next word, or about its absence.
  package func unexpected(_ wanted: String) -> CommandError {
    guard let next else {
      return CommandError(ArgumentFault.missing(wanted: wanted, syntax: syntaxHint), at: end)
    }
    return CommandError(
      ArgumentFault.found(word: next.text, wanted: wanted, syntax: syntaxHint),
      at: next.range.lowerBound
    )
  }

  /// Refuses words that nobody took.
  package func expectEnd() throws(CommandError) {
    guard let next else { return }
    let isOption = next.bare?.hasPrefix("--") == true
    throw CommandError(
      ArgumentFault.excess(word: next.text, isOption: isOption, syntax: syntaxHint),
      at: next.range.lowerBound
    )
  }

  /// The next word as text, whatever it is.
  package mutating func takeText(_ wanted: String) throws(CommandError) -> String {
    guard let token = take() else { throw unexpected(wanted) }
    return token.text
  }

  /// The next word as one of a few keywords.
  package mutating func takeChoice(_ choices: [String]) throws(CommandError) -> String {
    guard let bare = bare(), choices.contains(bare) else {
      throw unexpected(choices.joined(separator: " or "))
    }
    take()
    return bare
  }

  /// The next word as a whole number.
  package mutating func takeInteger(_ wanted: String) throws(CommandError) -> Int {
    guard let bare = bare(), let number = Int(bare) else { throw unexpected(wanted) }
    take()
    return number
  }

  /// The next word as a number from 1; without a word it is 1.
  package mutating func takeCount(_ wanted: String) throws(CommandError) -> Int {
    guard !isEmpty else { return 1 }
    let start = self
    let count = try takeInteger(wanted)
    guard count > 0 else { throw start.unexpected("a number from 1") }
    return count
  }

  /// The next word as a finite number.
  package mutating func takeNumber(_ wanted: String) throws(CommandError) -> Double {
    guard let bare = bare(), let number = Double(bare), number.isFinite else {
      throw unexpected(wanted)
    }
    take()
    return number
  }

  /// The rest as one text: a single quoted word as it is, bare words with the blanks between them.
  package mutating func takeRest() -> String? {
    guard let first = tokens.first else { return nil }
    defer { tokens = [] }
    if tokens.contains(where: { $0.isQuoted || $0.isFromAlias }) {
      return tokens.map(\.text).joined(separator: " ")
    }
    var rest = first.text
    var end = first.range.upperBound
    for token in tokens.dropFirst() {
      // The line goes on behind a backslash, which is no part of the text.
      let gap = text.slice(of: end..<token.range.lowerBound)
      rest += gap == " " ? gap : gap.filter { $0 != "\\" && $0 != "\n" }
      rest += token.text
      end = token.range.upperBound
    }
    return rest
  }
}

/// What the meaning of words may depend on beside themselves, such as what is open.
///
/// The grammar hands it on and never looks into it: a piece that depends on it knows its type.
@MainActor package protocol WordContext: AnyObject {}

/// A word of a person in quotes, cut to a bearable length.
package func quoted(_ text: String) -> String {
  text.count > 40 ? "\"\(text.prefix(39))…\"" : "\"\(text)\""
}
