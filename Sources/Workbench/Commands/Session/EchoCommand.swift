import CommandLanguage

/// The `echo` command: turns command echo on or off, or prints a text.
struct EchoCommand: Command {
  static let description = CommandDescription(
    heading: .init("echo", short: "ech", in: .session),
    words: .of(.optional(.rest("a text"))) { Self(text: $0 ?? "") }
      .written(["on|off"], ["TEXT"])
      .completed(by: .choice([.optional(.anyWord(of: ["on", "off"])), .texts])),
    summary: "print a text; on or off: print commands before their output",
    example: "echo \"now the second section\"",
    effects: .changes,
    value: .whole("the text"),
    needsAllRows: .never
  )

  private let text: String

  /// The effects; only `on` and `off` change something.
  var effects: Effects { ["on", "off"].contains(text) ? .changes : .reads }

  func run(in session: Session) -> Answer {
    switch text {
    case "on", "off":
      session.settings.echoes = text == "on"
      return Answer(["echo": .text(text)], SessionText.echo(isOn: text))
    default:
      let text = session.secrets.concealing(text)
      return Answer(.text(text), session.shown(text))
    }
  }
}

/// The `format` command: sets the output format.
struct FormatCommand: Command {
  static let description = CommandDescription(
    heading: .init("format", short: "for", in: .session),
    words: .of(.orNothing(.choice), make: Self.init)
      .written([], [.word(AnswerFormat.allCases.map(\.rawValue).joined(separator: "|"))]),
    summary: "set the output format; --format after a command sets it once",
    example: "format jsonl",
    effects: .changes,
    value: .member("format", "the name of the format")
  )

  private let format: AnswerFormat?

  var effects: Effects { format == nil ? .reads : .changes }

  func run(in session: Session) -> Answer {
    if let format { session.settings.format = format }
    let name = session.settings.format.rawValue
    return Answer(["format": .text(name)], SessionText.format(name))
  }
}
