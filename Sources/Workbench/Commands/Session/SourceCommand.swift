/// `source`: runs a script in this session.
struct SourceCommand: Command {
  static let description = CommandDescription(
    name: "source",
    spellings: ["@", ".read", "\\i", "\\ir"],
    shortest: "source",
    group: .session,
    syntax: ["source FILE [ARG …]", "@FILE [ARG …]"],
    summary: "runs a script here; $1 to $9 are its arguments",
    example: "source first-session.tabletop",
    effects: [.changes, .readsFiles],
    completion: .sequence([.script, .texts])
  )

  private let path: String
  private let arguments: [String]

  init(_ arguments: inout Arguments, in session: Session) throws(CommandError) {
    path = try arguments.takeText("a script")
    var rest: [String] = []
    while let token = arguments.take() { rest.append(token.text) }
    self.arguments = rest
  }

  func run(in session: Session) throws(CommandError) -> Answer {
    let count = try session.source(path, arguments: arguments)
    return Answer(["commands": .int(count)], [])
  }
}
