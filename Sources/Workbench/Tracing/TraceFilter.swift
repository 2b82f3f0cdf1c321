import CommandLanguage
import TableModel

/// A filter for trace lines; by default it includes all of them.
struct TraceFilter: Hashable, Sendable {
  /// The wanted boundaries, such as `V→C`; empty for all.
  private var boundaries: [String] = []

  /// Texts that must all occur in the selector or in the name of an object.
  private var texts: [String] = []

  /// Texts that must all occur in the sender's name.
  private var senders: [String] = []

  /// Texts that must all occur in the receiver's name.
  private var receivers: [String] = []

  /// The number of the first line, or nil.
  private var first: Int?

  /// Whether only the messages of the pattern are wanted.
  private var isOfPattern = false

  /// The wanted lines at the end, or nil for all.
  private var end: End?

  private enum End: Hashable, Sendable {
    /// The lines of the last command that made any calls.
    case command

    /// A number of lines.
    case count(Int)
  }

  /// The same filter for the messages of the pattern.
  var ofPattern: TraceFilter {
    var filter = self
    filter.isOfPattern = true
    return filter
  }

  /// Whether the filter includes everything.
  var isEmpty: Bool { self == TraceFilter() }

  /// Returns the lines that match.
  ///
  /// - Parameters:
  ///   - lines: The lines to filter, in order.
  ///   - lastNumbers: The numbers of the calls of the last command.
  /// - Returns: The matching lines, in order.
  func lines(of lines: [TraceLine], lastNumbers: Range<Int>) -> [TraceLine] {
    guard !isEmpty else { return lines }
    let wanted = lines.filter { wants($0, lastNumbers) }
    guard case .count(let count) = end else { return wanted }
    return Array(wanted.suffix(count))
  }

  private func wants(_ line: TraceLine, _ lastNumbers: Range<Int>) -> Bool {
    if let first, line.number < first { return false }
    if isOfPattern, !line.isPattern { return false }
    if end == .command, !lastNumbers.contains(line.number) { return false }
    if !boundaries.isEmpty, !boundaries.contains(line.layers) { return false }
    let (from, to) = (line.senderName, line.message.receiver.name)
    return senders.allSatisfy(from.holds) && receivers.allSatisfy(to.holds)
      && texts.allSatisfy { line.message.selector.holds($0) || from.holds($0) || to.holds($0) }
  }
}

extension TraceFilter {
  /// Parses all words, or only those that must belong to the filter.
  ///
  /// - Parameters:
  ///   - arguments: The words.
  ///   - takesText: Whether other words are texts to search for.
  /// - Throws: An error if an unexpected word follows a word of the filter.
  mutating func take(
    _ arguments: inout Arguments,
    takesText: Bool
  ) throws(CommandError) {
    while let token = arguments.next {
      let bare = token.bare
      if let boundary = bare.flatMap(Self.boundary) {
        arguments.take()
        boundaries.append(boundary)
      } else if bare == "last" {
        arguments.take()
        end =
          arguments.bare().flatMap({ Int($0) }) == nil
          ? .command : .count(try arguments.takeCount("a number from 1"))
      } else if bare == "from" {
        arguments.take()
        first = try arguments.takeInteger("the number of a message")
      } else if bare == "by" || bare == "to" {
        arguments.take()
        let text = try arguments.takeText("the name of an object")
        if bare == "by" { senders.append(text) } else { receivers.append(text) }
      } else if takesText {
        arguments.take()
        texts.append(token.text)
      } else {
        return
      }
    }
  }

  /// Returns the boundary that a word names, or nil.
  ///
  /// A boundary is two of the letters `M`, `V`, `C` and `P` for the person. An arrow between them
  /// is optional.
  static func boundary(_ word: String) -> String? {
    let bare = word.replacing("->", with: "").filter { $0 != "→" && $0 != "-" }.uppercased()
    guard bare.count == 2, bare.allSatisfy({ "MVCP·".contains($0) }), !bare.hasSuffix("P") else {
      return nil
    }
    return bare.map { $0 == "P" ? "·" : String($0) }.joined(separator: "→")
  }

  /// The filter as text, or nil if it includes everything or the whole pattern.
  var words: String? {
    var whole = TraceFilter()
    whole.isOfPattern = isOfPattern
    guard self != whole else { return nil }
    var words = boundaries + texts.map { quoted($0) }
    words += senders.map { TraceText.sender($0).words }
    words += receivers.map { TraceText.receiver($0).words }
    if let first { words.append(TraceText.firstNumber(first).words) }
    switch end {
    case .command: words.append(TraceText.lastCommand.words)
    case .count(let count): words.append(TraceText.lastMessages(count).words)
    case nil: break
    }
    return words.joined(separator: " ")
  }
}

extension Syntax where Value == TraceFilter {
  /// The syntax of all remaining words as a filter.
  static let filter = Syntax(
    forms: [[["V→C"], ["TEXT"]]],
    grammar: .many(
      .choice([
        .anyWord(of: ["vc", "cv", "cm", "mc", "vv", "cc"]),
        .word("last", help: "the messages of the last command"),
        .sequence([
          .word("from", help: "messages from this number"),
          .slot(.free("a number", samples: ["1"])),
        ]),
      ])
    )
  ) { arguments throws(CommandError) in
    var filter = TraceFilter()
    try filter.take(&arguments, takesText: true)
    return filter
  }
}

extension TraceLine {
  /// The name of the sender.
  var senderName: String { sender?.name ?? "person" }
}

extension String {
  /// Returns whether the text contains a part, ignoring case.
  fileprivate func holds(_ part: String) -> Bool { lowercased().containsText(part.lowercased()) }
}
