import CommandLanguage

/// The errors of transcripts.
enum TranscriptFault: Fault {
  case notRecording
  case recording(path: String)
  case fileExists(path: String)
  case noProgram
  case empty(path: String, isMarkdown: Bool)
  case noneBelow(path: String, endings: [String])

  var wording: Wording {
    switch self {
    case .notRecording:
      Wording("refused", "nothing is being recorded", hint: "record FILE")
    case .recording(let path):
      Wording("refused", "\(path) is being recorded", hint: "record stop")
    case .fileExists(let path):
      Wording(
        "refused",
        "there is already a file \(path)",
        hint: "record FILE --force writes over it"
      )
    case .noProgram:
      Wording("refused", "a replay starts no program under CI=true")
    case .empty(let path, let isMarkdown):
      Wording(
        "not-found",
        isMarkdown
          ? "\(path) has no code block named tabletop with a command in it"
          : "\(path) has no command: none of its lines begins with \"\(TranscriptPrompt.plain)\""
      )
    case .noneBelow(let path, let endings):
      Wording(
        "not-found",
        "there is no " + endings.map { "*" + $0 }.joined(separator: " and no ") + " below \(path)"
      )
    }
  }
}
