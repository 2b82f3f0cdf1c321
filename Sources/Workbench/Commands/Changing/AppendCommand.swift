import TableModel
import TableStore

/// `append`: adds rows at the end of a section.
struct AppendCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("append", short: "app", in: .changing),
    words: .of(.either(.rowsOfFile, .typed), make: Self.init)
      .written([["S"], .many("ITEM…"), ["--raw"]], [["S"], "--from", "FILE"])
      .completed(by: .append),
    summary: "adds rows at the end of a section, typed or from a file: JSON, JSON Lines, CSV",
    pattern: "C changes M, then tells V in one batch; V asks C for the rows that are new to it.",
    example: "append 0 \"New\"",
    effects: [.changes, .readsFiles]
  )

  fileprivate enum Content {
    case typed(EditRequest)
    case file(String, section: Placed<Int?>)
  }

  private let content: Content

  func run(on source: OpenSource, in session: Session) throws(CommandError) -> Answer {
    let changes = try request(session).changes
    return try EditRunner(session, source, command: Self.description.name).run(changes)
  }

  private func request(_ session: Session) throws(CommandError) -> EditRequest {
    switch content {
    case .typed(let request): return request
    case .file(let path, let section):
      let document = try session.document(
        at: session.resolved(path),
        options: session.settings.open
      )
      return .add(try Self.items(of: document, in: session), section, atEnd: true, isRaw: true)
    }
  }

  /// The rows of a file, as if somebody had typed them.
  private static func items(
    of document: TableDocument,
    in session: Session
  ) throws(CommandError) -> [TypedItem] {
    try session.working("reading the rows of \(session.shown(document.name))") {
      work throws(CommandError) in
      var items: [TypedItem] = []
      for item in document.sections.lazy.flatMap(\.items) {
        items.append(TypedItem(value: item.value))
        if items.count & 0xFFF == 0 { try work.check(items.count) }
      }
      return items
    }
  }
}

extension Syntax where Value == AppendCommand.Content {
  /// Rows that are typed.
  @MainActor fileprivate static let typed = Syntax<EditRequest>.append.map {
    AppendCommand.Content.typed($0)
  }
  .beginning { _ in true }

  /// `--from FILE`.
  fileprivate static let rowsOfFile = Syntax<(Placed<Int?>, Token?)>.sequence(
    .sectionOfRows,
    .option("--from", "FILE")
  )
  .beginning { arguments in arguments.tokens.contains { $0.bare == "--from" } }
  .map { section, file in AppendCommand.Content.file(file?.text ?? "", section: section) }
}

extension Grammar {
  /// A section and the rows, typed or of a file.
  fileprivate static let append = Grammar.options(
    [
      WordOption(name: "--raw", help: "keys and values as they stand"),
      WordOption(name: "--from", help: "the rows of a file", value: .dataFile),
    ],
    .sequence([.optionalSection, .items])
  )
}
