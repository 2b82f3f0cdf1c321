import TableModel
import TableStore

/// `append`: adds rows at the end of a section.
struct AppendCommand: EditingCommand {
  static let description = CommandDescription(
    name: "append",
    shortest: "app",
    group: .changing,
    syntax: ["append [S] ITEM… [--raw]", "append [S] --from FILE"],
    summary: "adds rows at the end of a section, typed or from a file: JSON, JSON Lines, CSV",
    pattern: "C changes M, then tells V in one batch; V asks C for the rows that are new to it.",
    example: "append 0 \"New\"",
    effects: [.changes, .readsFiles],
    completion: .options(
      [
        WordOption(name: "--raw", help: "keys and values as they stand"),
        WordOption(name: "--from", help: "the rows of a file", value: .dataFile),
      ],
      .sequence([.optionalSection, .items])
    ),
    needs: .source
  )

  let request: EditRequest

  init(request: EditRequest) { self.request = request }

  init(_ arguments: inout Arguments, in session: Session) throws(CommandError) {
    guard let token = try arguments.takeOption("--from") else {
      request = try EditRequest(verb: Self.description.name, &arguments)
      return
    }
    let path = session.resolved(token.text)
    let document = try session.document(at: path, options: session.settings.open)
    let items = document.sections.flatMap { $0.items.map { TypedItem(value: $0.value) } }
    request = try .add(&arguments, atEnd: true, isRaw: true) { _ in items }
  }
}
