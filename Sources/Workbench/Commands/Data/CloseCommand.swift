/// `close`: lets a source go.
struct CloseCommand: Command {
  static let description = CommandDescription(
    heading: .init("close", short: "clo", in: .data),
    words: .of(
      .optional(.placed(.text("the name of a source", "NAME"))),
      .flag("--force"),
      make: Self.init
    )
    .completed(by: .closeWords),
    summary: "closes a source; at the prompt it asks about unsaved changes, unless --force",
    pattern: "C, its table view and M go together; the source opened before comes to the prompt.",
    setup: ["delete 0 3"],
    example: "close --force",
    effects: .changes,
    needs: .source
  )

  private let name: Placed<String>?
  private let isForced: Bool

  var needs: CommandNeeds { name == nil ? .source : [] }

  func run(in session: Session) throws(CommandError) -> Answer {
    let source = try session.source(name)
    if source.isModified, !isForced {
      let words = session.unsavedWords([source])
      guard let person = session.askedPerson else {
        throw CommandError("refused", words, hint: "save, or close --force to drop them")
      }
      guard person.agrees(to: "\(words), drop them and close it") else {
        return Answer(session.sourcesValue, "nothing is dropped; save keeps the changes")
      }
    }
    session.remove(source)
    let next = session.current.map { "; \(session.shown($0.name)) is current" } ?? ""
    return Answer(session.sourcesValue, "closed \(session.shown(source.name))" + next)
  }
}

extension Grammar {
  /// A source that loses nothing, or any with `--force`.
  fileprivate static let closeWords = Grammar.choice([
    .inScope { scope in
      let isSafe = scope.source?.isModified == false
      return isSafe ? .optional(.closableSource) : .closableSource
    },
    .sequence([.word("--force", help: "drops unsaved changes"), .optional(.sourceName)]),
  ])
}
