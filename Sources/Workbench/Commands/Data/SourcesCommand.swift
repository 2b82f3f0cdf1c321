import TableStore

/// `sources`: the open data sources.
struct SourcesCommand: Command {
  static let description = CommandDescription(
    name: "sources",
    shortest: "sou",
    group: .data,
    syntax: ["sources"],
    summary: "the open data sources",
    example: "sources",
    effects: .reads
  )

  init(_ arguments: inout Arguments, in session: Session) {}

  func run(in session: Session) -> Answer {
    let values = session.sources.map { source -> AnswerValue in
      [
        "name": .text(source.name), "path": .optional(source.document.path),
        "current": .bool(source === session.current), "modified": .bool(source.isModified),
      ]
    }
    return Answer(.list(values), values.isEmpty ? ["no data source is open"] : session.sourceLines)
  }
}

extension Session {
  /// The open sources, a line each, the current one marked.
  var sourceLines: [String] {
    var table = TextTable([.left, .left, .left])
    for source in sources {
      let mark = source === current ? "*" : " "
      let state = source.isModified ? "unsaved changes" : ""
      table.append([mark + " " + shown(source.name), Words.count(source.rowCount, "row"), state])
    }
    return table.lines
  }
}
