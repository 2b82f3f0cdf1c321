/// `model`: an edit of the model alone.
struct ModelCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("model", short: "mod", in: .changing),
    words: .of(.verbAndEdit) { Self(verb: $0.0, request: $0.1) },
    summary: "the same edit in the model alone; the table is not told",
    pattern: "C changes M and tells no view: what breaks when the second half is forgotten.",
    example: "model delete 0 3",
    effects: .changes
  )

  private let verb: String
  private let request: EditRequest

  func run(on source: OpenSource, in session: Session) throws(CommandError) -> Answer {
    let runner = EditRunner(session, source, command: "model \(verb)")
    var answer = try runner.run(isModelOnly: true, request.changes)
    answer.lines.append("the model alone: the table was not told")
    return answer
  }
}

extension Syntax where Value == (String, EditRequest) {
  /// A changing command with its own words.
  @MainActor fileprivate static let verbAndEdit =
    Syntax
    .either(
      EditRequest.verbs.map { verb in
        .mark(verb, then: Syntax<EditRequest>.edit(verb).map { (verb, $0) })
      }
    )
    .written([.many(EditRequest.verbs.joined(separator: "|") + " …")])
}
