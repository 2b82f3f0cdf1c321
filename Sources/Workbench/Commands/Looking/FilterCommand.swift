import TableModel

/// `filter`: shows only the rows that hold a text.
struct FilterCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("filter", short: "fil", in: .looking),
    words: .of(.view(.searchText, off: "all rows"), make: Self.init)
      .written([], ["TEXT"], ["off"]),
    summary: "shows only the rows with a text in title, subtitle or id; the source stays as it is",
    pattern:
      "A data source before C's own shows V fewer rows and asks C for them by the source's paths. "
      + "As in search screens, a section without a match is not shown. "
      + "Edits reach the source, and save writes all of it.",
    example: "filter ada",
    effects: .changes,
    needs: [.source, .noBatch]
  )

  private let wish: ViewWish<SearchText>

  var effects: Effects { wish.effects }

  func run(on source: OpenSource, in session: Session) throws(CommandError) -> Answer {
    let runner = ArrangementRunner(session, source)
    switch wish {
    case .tell: return runner.answer
    case .off: return try runner.run { $0.filter = nil }
    case .show(let text): return try runner.run { $0.filter = text }
    }
  }
}

extension Grammar {
  /// A text to look for.
  static let searchText = Grammar.slot(.free("a text", samples: ["ada"]))
}

extension Syntax where Value == SearchText {
  /// A text to look for.
  fileprivate static let searchText = Syntax<String>.search().map { SearchText($0) }
}
