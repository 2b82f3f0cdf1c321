import CommandLanguage

extension Expectation {
  /// Why words behind `expect` ask nothing: they are a command that changes something; nil where they are none.
  ///
  /// - Parameters:
  ///   - arguments: The words.
  ///   - commands: The commands that count.
  ///   - session: The session whose aliases count, or nil.
  /// - Returns: The error that says so, with the way to write it.
  static func refusal(
    of arguments: Arguments,
    _ commands: CommandList,
    _ session: Session?
  ) -> CommandError? {
    var tokens = Array(arguments.tokens)
    let found = Comparison.find(in: tokens)
    if let found { tokens.removeSubrange(found.index...) }
    // One word behind `no` is a selector, and a text behind one word belongs to a code.
    if tokens.first?.bare == "no", tokens.count > 2 || found != nil { tokens.removeFirst() }
    guard let first = tokens.first, let last = tokens.last,
      found != nil || tokens.count != 2 || !last.isQuoted,
      let call = try? question(tokens, arguments.text, commands, session).parsed(in: session),
      !call.effects.isReadOnly
    else { return nil }
    let command = arguments.text.slice(of: first.range.lowerBound..<last.range.upperBound)
    let end = arguments.tokens.last?.range.upperBound ?? last.range.upperBound
    let comparison = arguments.text.slice(of: last.range.upperBound..<end)
    let question = found == nil ? "ok" : "answer" + comparison
    return CommandError(
      ExpectationFault.changing(
        name: call.name,
        reason: call.effects.beyondTheSession ?? "changes something",
        command: command,
        question: question
      ),
      at: first.range.lowerBound
    )
  }
}
