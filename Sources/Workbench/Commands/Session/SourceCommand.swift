/// `source`: runs a script in this session.
struct SourceCommand: Command {
  static let description = CommandDescription(
    name: "source",
    spellings: ["@", ".read", "\\i", "\\ir"],
    shortest: "source",
    group: .session,
    syntax: ["source [--dry-run|--step] FILE [ARG …]", "@FILE [ARG …]"],
    summary: "runs a script here; $1 to $9 are its arguments",
    example: "source first-session.tabletop",
    effects: [.changes, .readsFiles],
    completion: .flags(
      ["--dry-run": "takes everything back", "--step": "shows each line first"],
      .sequence([.script, .texts])
    ),
    forms: [
      HelpTopic.Term("source FILE [ARG …]", "runs it; $1 to $9 are its arguments"),
      HelpTopic.Term("@FILE [ARG …]", "the same"),
      HelpTopic.Term("source --dry-run FILE", "tells what it would change, and takes it back"),
      HelpTopic.Term("source --step FILE", "shows each line; Return runs it, Ctrl-C stops"),
    ]
  )

  private enum Mode {
    case plain
    case dryRun
    case step
  }

  private let mode: Mode
  private let path: String
  private let arguments: [String]

  init(_ arguments: inout Arguments, in session: Session) throws(CommandError) {
    // Behind the file they are the script's own.
    if arguments.take("--dry-run") {
      mode = .dryRun
    } else if arguments.take("--step") {
      guard session.askedPerson != nil else {
        throw CommandError(
          "refused",
          "a script goes step by step at the prompt only",
          hint: "source FILE, or source --dry-run FILE"
        )
      }
      mode = .step
    } else {
      mode = .plain
    }
    path = try arguments.takeText("a script")
    var rest: [String] = []
    while let token = arguments.take() { rest.append(token.text) }
    self.arguments = rest
  }

  /// What is taken back changes nothing.
  static func effects(of words: ArraySlice<Token>) -> Effects {
    words.first?.bare == "--dry-run" ? [.reads, .readsFiles] : description.effects
  }

  func run(in session: Session) throws(CommandError) -> Answer {
    switch mode {
    case .plain:
      return Answer(["commands": .int(try session.source(path, arguments: arguments))], [])
    case .dryRun: return try Rehearsal(of: session).run(path, arguments: arguments)
    case .step: return try step(session)
    }
  }

  private func step(_ session: Session) throws(CommandError) -> Answer {
    let stepper = session.askedPerson.map { ScriptStepper($0, shown: session.shown) }
    let count = try session.source(path, arguments: arguments, stepper: stepper)
    guard let stop = stepper?.stop else { return Answer(["commands": .int(count)], []) }
    let edits = session.current?.history.done.last?.group == session.commandCount - count + 1
    return Answer(
      ["commands": .int(count), "stopped": .int(stop)],
      "stopped before line \(stop), after \(Words.count(count, "command"))"
        + (edits ? "; undo takes their edits back" : "")
    )
  }
}
