/// `model`: an edit of the model alone.
struct ModelCommand: Command {
  static let description = CommandDescription(
    name: "model",
    shortest: "mod",
    group: .changing,
    syntax: ["model insert|append|prepend|delete|replace|update|move|swap|section …"],
    summary: "the same edit in the model alone; the table is not told",
    pattern: "C changes M and tells no view: what breaks when the second half is forgotten.",
    example: "model delete 0 3",
    effects: .changes,
    completion: .modelWords,
    needs: .source
  )

  private let verb: String
  private let request: EditRequest

  init(_ arguments: inout Arguments, in session: Session) throws(CommandError) {
    verb = try arguments.takeChoice(EditRequest.verbs)
    request = try EditRequest(verb: verb, &arguments)
  }

  func run(in session: Session) throws(CommandError) -> Answer {
    let source = try session.requireSource()
    let edit = try request.resolve(source)
    let runner = EditRunner(session, source, command: "model \(verb)")
    var answer = try runner.run(edit, half: .model)
    answer.lines.append("the model alone: the table was not told")
    return answer
  }
}

extension Grammar {
  /// A changing command with its own words.
  @MainActor fileprivate static let modelWords = Grammar.changes(EditRequest.verbs)

  /// Changing commands with their own words.
  static func changes(_ verbs: [String]) -> Grammar {
    .choice(verbs.map { .sequence([.word($0), .words(of: $0)]) })
  }
}
