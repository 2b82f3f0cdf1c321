import CommandLanguage
import TableModel
import Workspace

/// The `ls` command: lists tables and sections.
struct ListCommand: Command {
  static let description = CommandDescription(
    heading: .init("ls", short: "ls", in: .session),
    words: .of(make: Self.init),
    summary: "list open tables and the sections of the current one",
    pattern: "Read-only. Reads the models, not the table views.",
    setup: ["new 2"],
    example: "ls",
    effects: .reads,
    value: .count(of: "sections", "the number of sections")
  )

  func run(in session: Session) throws(CommandError) -> Answer {
    guard let source = session.current else {
      return Answer(
        ["sources": [], "sections": []],
        ["no open tables; try `open FILE`, `new 5` or `lesson`"]
      )
    }
    var lines = session.sourceLines
    var table = session.table([.right, .left, .right])
    let sections = source.shown
    let limit = session.answerForm.limit
    for (number, section) in sections.enumerated().prefix(limit) {
      let header = section.header.isEmpty ? "(no header)" : session.shown(section.header)
      table.append(["  \(number)", header, TextFormatting.count(section.items.count, "row")])
    }
    lines += table.lines
    if sections.count > limit {
      lines.append("  " + FileText.moreSections(sections.count - limit).words)
    }
    let value: AnswerValue = [
      "sources": .list(session.sources.map { .text($0.name) }),
      "sections": .list(
        sections.map { ["header": .title($0.header), "rows": .int($0.items.count)] }
      ),
    ]
    return Answer(value, lines)
  }
}
