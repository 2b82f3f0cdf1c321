import CommandLanguage
import TableUI
import Workspace

/// The `source` command: runs a script in this session.
struct SourceCommand: Command {
  static let description = CommandDescription(
    heading: .init(
      "source",
      short: "source",
      in: .session,
      spellings: ["@", ".read", "\\i", "\\ir"]
    ),
    words: .of(
      .sourceMode,
      .file("a script", completed: .script),
      .many(.text("an argument"), written: "ARG …"),
      make: Self.init
    )
    .completed(by: .sourceWords),
    otherForms: ["@FILE [ARG …]"],
    summary: "run a script here; $1 to $9 are its arguments",
    example: "source first-session.tabletop",
    effects: [.changes, .readsFiles],
    value: .count("the number of commands"),
    forms: [
      HelpTopic.Term("source FILE [ARG …]", "run a script; $1 to $9 are its arguments"),
      HelpTopic.Term("@FILE [ARG …]", "do the same"),
      HelpTopic.Term("source --dry-run FILE", "report the changes, then undo them"),
      HelpTopic.Term("source --step FILE", "show each line; Return runs it, `all` runs the rest"),
    ],
    isTimed: true
  )

  fileprivate enum Mode {
    case plain
    case dryRun
    case step
  }

  private let mode: Mode
  private let path: String
  private let arguments: [String]

  /// The effects; a dry run changes nothing.
  var effects: Effects { mode == .dryRun ? [.reads, .readsFiles] : Self.description.effects }

  func run(in session: Session) throws -> Answer {
    switch mode {
    case .plain:
      return Answer(["commands": .int(try session.source(path, arguments: arguments))], [])
    case .dryRun: return try DryRun(of: session).run(path, arguments: arguments)
    case .step: return try step(session)
    }
  }

  private func step(_ session: Session) throws -> Answer {
    guard let person = session.askedPerson else {
      throw CommandError(ScriptFault.steppingElsewhere)
    }
    let stepper = ScriptStepper(
      person,
      shown: session.shown,
      willAsk: { [path] text, line in session.willAsk(about: text, line: line, of: path) },
      didAsk: { session.execution.steppedLine?.isWaiting = false }
    )
    defer { session.execution.steppedLine = nil }
    let count = try session.source(path, arguments: arguments, stepper: stepper)
    guard let stop = stepper.stop else { return Answer(["commands": .int(count)], []) }
    let edits = session.current?.history.done.last?.group == session.results.count - count + 1
    return Answer(
      ["commands": .int(count), "stopped": .int(stop)],
      SessionText.stopped(line: stop, commands: count, hasEdits: edits)
    )
  }
}

extension Session {
  /// Notes the line of a script that the user is asked about, and tells the features.
  fileprivate func willAsk(about text: String, line: Int, of path: String) {
    execution.steppedLine = FrontEndScriptLine(file: shown(path), number: line, text: text)
    for feature in moments.scripts { feature.willAskAboutLine(in: self) }
  }
}

extension Syntax where Value == SourceCommand.Mode {
  /// The syntax of the run mode; after the file, such words belong to the script.
  fileprivate static let sourceMode = Syntax(
    forms: [[["--dry-run|--step"]]],
    grammar: .nothing
  ) { arguments in
    arguments.take("--dry-run") ? .dryRun : arguments.take("--step") ? .step : .plain
  }
}

extension Grammar {
  /// The grammar of a run mode, a script and its arguments.
  fileprivate static let sourceWords = Grammar.flags(
    ["--dry-run": "undo all changes at the end", "--step": "show each line before it runs"],
    .sequence([.script, .texts])
  )
}
