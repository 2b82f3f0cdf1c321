import CommandLanguage

/// Reads the messages of an assertion, separated by commas.
@MainActor struct MessageReader {
  /// A word, or a comma.
  private struct Word {
    let text: String
    let offset: Int

    /// Whether it can be a keyword.
    let isBare: Bool
    var isComma = false
  }

  private var words: ArraySlice<Word>
  private let end: Int
  private let trace: Trace?
  private let syntax: Arguments

  /// Takes all remaining words.
  ///
  /// - Parameters:
  ///   - arguments: The words.
  ///   - trace: The trace whose messages are known too, or nil.
  init(_ arguments: inout Arguments, trace: Trace?) {
    var words: [Word] = []
    let text = arguments.text
    while let token = arguments.take() { words += Self.words(of: token, in: text) }
    (self.words, end, self.trace) = (words[...], arguments.end, trace)
    syntax = arguments
  }

  /// Returns the parts of a word between commas.
  private static func words(of token: Token, in text: String) -> [Word] {
    let start = token.range.lowerBound
    guard let bare = token.bare, !token.isFromAlias else {
      let isFollowed =
        token.isQuoted && token.text.hasSuffix(",")
        && !["\"", "'"].contains(text.slice(of: token.range).last)
      let word = Word(
        text: isFollowed ? String(token.text.dropLast()) : token.text,
        offset: start,
        isBare: false
      )
      let comma = Word(text: ",", offset: start, isBare: true, isComma: true)
      return isFollowed ? [word, comma] : [word]
    }
    var words: [Word] = []
    var offset = start
    for (number, part) in bare.split(separator: ",", omittingEmptySubsequences: false).enumerated()
    {
      if number > 0 {
        words.append(Word(text: ",", offset: offset - 1, isBare: true, isComma: true))
      }
      if !part.isEmpty { words.append(Word(text: String(part), offset: offset, isBare: true)) }
      offset += part.utf8.count + 1
    }
    return words
  }

  /// Returns the messages.
  ///
  /// - Throws: An error at a word that is unexpected or not a known message.
  mutating func read() throws(CommandError) -> [ExpectedMessage] {
    var messages = [try readMessage()]
    while let word = words.first {
      guard word.isComma else { throw unexpected("a comma or the end", word) }
      words.removeFirst()
      messages.append(try readMessage())
    }
    return messages
  }

  private mutating func readMessage() throws(CommandError) -> ExpectedMessage {
    guard let word = words.first, !word.isComma else {
      throw unexpected("a selector", words.first)
    }
    words.removeFirst()
    guard KnownMessages.hasSelector(word.text, in: trace), !word.text.isEmpty else {
      throw CommandError(
        ExpectationFault.unknown(
          .message,
          word.text,
          near: KnownMessages.suggestion(forSelector: word.text)
        ),
        at: word.offset
      )
    }
    var message = ExpectedMessage(selector: word.text)
    while let next = words.first, !next.isComma { try readDetail(of: &message) }
    return message
  }

  private mutating func readDetail(of message: inout ExpectedMessage) throws(CommandError) {
    guard let word = words.popFirst() else { return }
    switch word.isBare ? word.text : "" {
    case "once": message.count = 1
    case "twice": message.count = 2
    case "to": message.receiver = try readClass()
    case "by": message.sender = try readClass()
    case "with": message.arguments = try readText("the arguments") { Self.ends.contains($0) }
    case "=": message.result = try readText("a value") { _ in false }
    case let text where Int(text) != nil && Self.isTimes(words.first?.text):
      words.removeFirst()
      guard let count = Int(text), count >= 0 else { throw unexpected("a number from 0", word) }
      message.count = count
    default: throw unexpected("to, by, with, =, N times or a comma", word)
    }
  }

  private static func isTimes(_ word: String?) -> Bool { word == "times" || word == "time" }

  /// The words that end the arguments.
  private static let ends = ["=", "to", "by", "once", "twice"]

  private mutating func readClass() throws(CommandError) -> String {
    guard let word = words.first, !word.isComma else {
      throw unexpected("a class", words.first)
    }
    words.removeFirst()
    guard !KnownMessages.hasClass(word.text, in: trace) else { return word.text }
    throw CommandError(
      ExpectationFault.unknown(
        .receiver,
        word.text,
        near: KnownMessages.suggestion(forClass: word.text)
      ),
      at: word.offset
    )
  }

  /// Reads words up to a comma or a keyword.
  private mutating func readText(
    _ wanted: String,
    _ isEnd: (String) -> Bool
  ) throws(CommandError) -> String {
    var parts: [String] = []
    while let word = words.first, !word.isComma {
      if word.isBare, isEnd(word.text) { break }
      if word.isBare, Int(word.text) != nil, Self.isTimes(words.dropFirst().first?.text) { break }
      parts.append(word.text)
      words.removeFirst()
    }
    guard !parts.isEmpty else { throw unexpected(wanted, words.first) }
    return parts.joined(separator: " ")
  }

  private func unexpected(_ wanted: String, _ word: Word?) -> CommandError {
    let fault: ArgumentFault =
      if let word {
        .found(word: word.text, wanted: wanted, syntax: syntax.syntaxHint)
      } else {
        .missing(wanted: wanted, syntax: syntax.syntaxHint)
      }
    return CommandError(fault, at: word?.offset ?? end)
  }
}
