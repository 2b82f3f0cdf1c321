import CommandLanguage

/// A command in a transcript: on its own, under its full name, with its error location adjusted.
@MainActor struct TypedCommand {
  /// The command.
  let text: String

  /// Whether transcripts omit it.
  let isSilent: Bool

  /// Whether it begins, ends or describes a recording.
  let isRecording: Bool

  /// Whether it, or a script that it runs, can print a time.
  let isTimed: Bool

  /// Whether it reads a table from a file.
  let opensFile: Bool

  /// Whether it writes a table into a file.
  let savesFile: Bool

  private let result: CommandResult

  /// The offset of the error in ``text``, in bytes, or nil.
  private let offset: Int?

  init(_ command: LexedCommand, in typed: String, session: Session, _ outcome: CommandResult) {
    result = outcome
    let isPrompt = outcome.place.isPrompt
    let expanded = (try? session.expandingAliases(in: command)) ?? command
    let type = CommandCall.type(
      of: expanded,
      from: session.commands,
      in: typed,
      allowsShort: isPrompt
    )
    isRecording = type == RecordCommand.self
    isSilent =
      isRecording || type == QuitCommand.self || type == HistoryCommand.self
      || type == WatchCommand.self || type == BrowseCommand.self
    isTimed = type?.description.isTimed == true
    opensFile = type == OpenCommand.self
    savesFile = type == SaveCommand.self

    // A command with a syntax error has no words; it starts after the previous command.
    let whole = typed.slice(of: command.range)
    let blanks = whole.utf8.prefix { $0.isBlank || $0 == UInt8(ascii: ";") }.count
    let start = command.range.lowerBound + blanks
    var text = String(decoding: whole.utf8.dropFirst(blanks), as: UTF8.self)
    var offset = Self.offset(of: outcome).map { max(0, $0 - start) }
    if isPrompt, let type, let first = command.tokens.first, let short = first.bare,
      session.names.aliases[short] == nil, session.commands.named(short) == nil
    {
      let end = first.range.upperBound - start
      let full = type.description.name
      text = full + String(decoding: text.utf8.dropFirst(end), as: UTF8.self)
      if let place = offset, place >= end { offset = place - end + full.utf8.count }
    }
    self.text = text
    self.offset = offset
  }

  /// Returns the command's result, as if the text had no other command.
  func outcome(number: Int) -> CommandResult {
    CommandResult(
      number: number,
      place: CommandPlace(),
      command: text,
      result: result.result,
      blame: offset.map { CommandResult.ErrorLocation(offset: $0, in: text, firstLine: 1) },
      trace: result.trace,
      format: result.format
    )
  }

  private static func offset(of outcome: CommandResult) -> Int? {
    if case .failure(let error) = outcome.result { error.offset } else { nil }
  }
}
