/// `echo`: prints each command before its answer, or prints a text.
struct EchoCommand: Command {
  static let description = CommandDescription(
    name: "echo",
    shortest: "ech",
    group: .session,
    syntax: ["echo on|off", "echo TEXT"],
    summary: "prints each command before its answer (on, off), or prints a text",
    example: "echo \"now the second section\"",
    effects: .changes,
    completion: .choice([.optional(.anyWord(of: ["on", "off"])), .texts])
  )

  private let text: String

  init(_ arguments: inout Arguments, in session: Session) {
    text = arguments.takeRest() ?? ""
  }

  func run(in session: Session) -> Answer {
    switch text {
    case "on", "off":
      session.settings.echoes = text == "on"
      return Answer(["echo": .text(text)], "echo \(text)")
    default: return Answer(.text(text), session.shown(text))
    }
  }
}
