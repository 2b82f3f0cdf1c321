import TableModel
import TableUI
import TextLayout

/// `sections`: every section with its titles and row count.
struct SectionsCommand: Command {
  static let description = CommandDescription(
    name: "sections",
    shortest: "sec",
    group: .looking,
    syntax: ["sections", "sections --cached"],
    summary: "every section: number, header, rows (--cached: as the table last asked)",
    pattern:
      "Asks the model; with --cached the table view's own counts, which a batch starts from.",
    example: "sections",
    effects: .reads,
    completion: .flags(["--cached": "as the table last asked"], .nothing),
    needs: .source
  )

  private let isCached: Bool

  init(_ arguments: inout Arguments, in session: Session) {
    isCached = arguments.takeFlag("--cached")
  }

  func run(in session: Session) throws(CommandError) -> Answer {
    let source = try session.requireSource()
    let sections = source.shown
    let table = source.tableView
    let count = isCached ? table.numberOfSections : sections.count
    var values: [AnswerValue] = []
    var lines = session.table([.right, .left, .right, .left])
    for number in 0..<count {
      let section = number < sections.count ? sections[number] : Section()
      let rows = isCached ? table.numberOfRows(inSection: number) : section.items.count
      values.append([
        "section": .int(number), "header": .title(section.header),
        "footer": .title(section.footer), "rows": .int(rows),
      ])
      let header = section.header.isEmpty ? "(no header)" : session.shown(section.header)
      let footer = section.footer.isEmpty ? "" : "footer: " + session.shown(section.footer)
      lines.append(["\(number)", header, Words.count(rows, "row"), footer])
    }
    return Answer(.list(values), count == 0 ? ["no sections"] : lines.lines)
  }
}

extension AnswerValue {
  /// A header or footer; an empty one is none.
  static func title(_ text: String) -> AnswerValue { text.isEmpty ? .null : .text(text) }
}
