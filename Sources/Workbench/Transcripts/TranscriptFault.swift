import CommandLanguage

/// The errors of transcripts.
enum TranscriptFault: Fault {
  case notRecording
  case recording(path: String)
  case fileExists(path: String)
  case noProgram
  case noReplay(problem: String)
  case stopped(path: String, message: String)
  case noUpdates
  case noMatch(filter: String)
  case noDifference(path: String, line: Int)
  case empty(path: String, isMarkdown: Bool)
  case noneBelow(path: String, endings: [String])

  var wording: Wording {
    switch self {
    case .notRecording:
      Wording("refused", "not recording", hint: "try `record FILE`")
    case .recording(let path):
      Wording("refused", "already recording to \(path)", hint: "try `record stop`")
    case .fileExists(let path):
      Wording(
        "refused",
        "\(path) already exists",
        hint: "`record FILE --force` overwrites it"
      )
    case .noProgram:
      Wording(
        "refused",
        "this replay cannot start programs",
        hint: "`--allow run` allows programs"
      )
    case .noReplay(let problem): Wording("io", "cannot start a replay: \(problem)")
    case .stopped(let path, let message): Wording("io", "\(path): \(message)")
    case .noUpdates:
      Wording(
        "refused",
        "CI=true, so transcripts are not updated",
        hint: "`--force` updates them"
      )
    case .noMatch(let filter): Wording("not-found", "no command matches --filter \(filter)")
    case .noDifference(let path, let line):
      Wording("not-found", "no difference at \(path):\(line)")
    case .empty(let path, let isMarkdown):
      Wording(
        "not-found",
        isMarkdown
          ? "\(path) has no code block named tabletop with a command in it"
          : "\(path) has no commands: no line starts with \"\(TranscriptPrompt.plain)\""
      )
    case .noneBelow(let path, let endings):
      Wording(
        "not-found",
        "\(path) contains no " + endings.map { "*" + $0 }.joined(separator: " or ") + " file"
      )
    }
  }
}
