import CommandLanguage
import TableModel

/// Which lines of a trace somebody wants to see; without anything said, all.
struct TraceFilter: Hashable, Sendable {
  /// The boundaries that count, such as `V→C`; none is all.
  private var boundaries: [String] = []

  /// Texts of which each must stand in the selector or in the name of a party.
  private var texts: [String] = []

  /// Texts of which each must stand in the sender's name.
  private var senders: [String] = []

  /// Texts of which each must stand in the receiver's name.
  private var receivers: [String] = []

  /// The number of the first line, or nil.
  private var first: Int?

  /// Which lines at the end, or nil for all.
  private var end: End?

  private enum End: Hashable, Sendable {
    /// Those of the last command that sent any.
    case command

    /// So many.
    case count(Int)
  }

  /// Whether there is nothing to leave out.
  var isEmpty: Bool { self == TraceFilter() }

  /// The lines that are wanted.
  ///
  /// - Parameters:
  ///   - lines: The lines to choose from, in order.
  ///   - lastNumbers: The numbers of the messages of the last command.
  /// - Returns: Those lines, in order.
  func lines(of lines: [TraceLine], lastNumbers: Range<Int>) -> [TraceLine] {
    guard !isEmpty else { return lines }
    let wanted = lines.filter { wants($0, lastNumbers) }
    guard case .count(let count) = end else { return wanted }
    return Array(wanted.suffix(count))
  }

  private func wants(_ line: TraceLine, _ lastNumbers: Range<Int>) -> Bool {
    if let first, line.number < first { return false }
    if end == .command, !lastNumbers.contains(line.number) { return false }
    if !boundaries.isEmpty, !boundaries.contains(line.layers) { return false }
    let (from, to) = (line.senderName, line.message.receiver.name)
    return senders.allSatisfy(from.holds) && receivers.allSatisfy(to.holds)
      && texts.allSatisfy { line.message.selector.holds($0) || from.holds($0) || to.holds($0) }
  }
}

extension TraceFilter {
  /// Takes all words, or those that can be nothing else than a filter's.
  ///
  /// - Parameters:
  ///   - arguments: The words.
  ///   - takesText: Whether other words are texts to look for.
  /// - Throws: What does not fit behind a word of the filter.
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
        let text = try arguments.takeText("the name of a party")
        if bare == "by" { senders.append(text) } else { receivers.append(text) }
      } else if takesText {
        arguments.take()
        texts.append(token.text)
      } else {
        return
      }
    }
  }

  /// The boundary that a word names: two letters of M, V, C and P for the person, an arrow between them or
  /// none.
  private static func boundary(_ word: String) -> String? {
    let bare = word.replacing("->", with: "").filter { $0 != "→" && $0 != "-" }.uppercased()
    guard bare.count == 2, bare.allSatisfy({ "MVCP·".contains($0) }), !bare.hasSuffix("P") else {
      return nil
    }
    return bare.map { $0 == "P" ? "·" : String($0) }.joined(separator: "→")
  }

  /// The filter in words, or nil where it leaves nothing out.
  var words: String? {
    guard !isEmpty else { return nil }
    var words = boundaries + texts.map { quoted($0) }
    words += senders.map { "by \(quoted($0))" } + receivers.map { "to \(quoted($0))" }
    if let first { words.append("from \(first)") }
    switch end {
    case .command: words.append("last")
    case .count(let count): words.append("last \(count)")
    case nil: break
    }
    return words.joined(separator: " ")
  }
}

extension Syntax where Value == TraceFilter {
  /// All words that are left, as a filter.
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
  /// Who sent it, by name.
  var senderName: String { sender?.name ?? "person" }
}

extension String {
  /// Whether a part stands in the text, capitals or not.
  fileprivate func holds(_ part: String) -> Bool { lowercased().containsText(part.lowercased()) }
}
