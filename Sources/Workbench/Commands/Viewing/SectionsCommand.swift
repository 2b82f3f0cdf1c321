import CommandLanguage
import TableModel
import TableUI
import TextLayout
import Workspace

/// The `sections` command: lists every section with its titles and row count.
struct SectionsCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("sections", short: "sec", in: .looking),
    words: .of(.flag("--cached", help: "as the table last asked"), make: Self.init)
      .written([], ["--cached"]),
    summary: "list sections: number, header, rows; --cached: as the table view last asked",
    pattern:
      "Reads the model; with --cached, the table view's own counts, which a batch starts from.",
    example: "sections",
    effects: .reads,
    value: .count("the number of sections")
  )

  private let isCached: Bool

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    let sections = source.shown
    let table = source.tableView
    let counts = isCached ? Array(table.rowCounts) : sections.map { $0.items.count }
    var lines = session.table([.right, .left, .right, .left])
    for (number, rows) in counts.enumerated() {
      let section = number < sections.count ? sections[number] : Section()
      let header = section.header.isEmpty ? "(no header)" : session.shown(section.header)
      let footer = section.footer.isEmpty ? "" : "footer: " + session.shown(section.footer)
      lines.append(["\(number)", header, TextFormatting.count(rows, "row"), footer])
    }
    lines.roles = { _ in [.address, .title, nil, .subtitle] }
    var answer = Answer(
      .pending { Self.value(of: sections, counts) },
      .made(counts.isEmpty ? ["no sections"] : lines.lines)
    )
    if !counts.isEmpty { answer.styled = .pending { [lines] in lines.styledLines } }
    return answer
  }

  private nonisolated static func value(of sections: [Section], _ counts: [Int]) -> AnswerValue {
    .list(
      counts.enumerated().map { number, rows in
        let section = number < sections.count ? sections[number] : Section()
        return [
          "section": .int(number), "header": .title(section.header),
          "footer": .title(section.footer), "rows": .int(rows),
        ]
      }
    )
  }
}

extension AnswerValue {
  /// Returns a header or footer as data; null if it is empty.
  static func title(_ text: String) -> AnswerValue { text.isEmpty ? .null : .text(text) }
}
