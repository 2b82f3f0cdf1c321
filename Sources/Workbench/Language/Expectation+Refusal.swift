import CommandLanguage

extension Expectation {
  /// Returns an error if the words after `expect` are a command that changes something, or nil.
  ///
  /// - Parameters:
  ///   - arguments: The words.
  ///   - commands: The available commands.
  ///   - session: The session with the aliases to use, or nil.
  /// - Returns: The error, with the correct way to write the assertion.
  static func refusal(
    of arguments: Arguments,
    _ commands: CommandList,
    _ session: Session?
  ) -> CommandError? {
    var tokens = Array(arguments.tokens)
    let found = Comparison.find(in: tokens)
    if let found { tokens.removeSubrange(found.index...) }
    // One word after `no` is a selector, and a text after one word belongs to an error code.
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
