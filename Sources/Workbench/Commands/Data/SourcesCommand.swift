import TableStore

/// `sources`: the open data sources.
struct SourcesCommand: Command {
  static let description = CommandDescription(
    heading: .init("sources", short: "sou", in: .data),
    words: .of(make: Self.init),
    summary: "the open data sources",
    pattern: "Each has a model, a controller and a table view of its own.",
    setup: ["new 2"],
    example: "sources",
    effects: .reads
  )

  func run(in session: Session) -> Answer {
    let isEmpty = session.sources.isEmpty
    return Answer(session.sourcesValue, isEmpty ? ["no data source is open"] : session.sourceLines)
  }
}

extension Session {
  /// The open sources as data.
  var sourcesValue: AnswerValue {
    .list(
      sources.map { source in
        [
          "name": .text(source.name), "path": .optional(source.document.path),
          "current": .bool(source === current), "modified": .bool(source.isModified),
        ]
      }
    )
  }

  /// The open sources, a line each, the current one marked.
  var sourceLines: [String] {
    var lines = table([.left, .left, .left])
    for source in sources {
      let mark = source === current ? "*" : " "
      let state = source.isModified ? "unsaved changes" : ""
      lines.append([mark + " " + shown(source.name), Words.count(source.rowCount, "row"), state])
    }
    return lines.lines
  }
}
