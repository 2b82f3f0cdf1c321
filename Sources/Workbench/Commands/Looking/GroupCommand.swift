import TableModel

/// `group`: shows a section for each value of a key.
struct GroupCommand: Command {
  static let description = CommandDescription(
    name: "group",
    shortest: "gro",
    group: .looking,
    syntax: ["group", "group KEY", "group off"],
    summary: "shows a section for each value of a key; the source stays as it is",
    pattern:
      "A data source before C's own shows V one section a value, in the order in which the values first "
      + "appear; the header is the value. Rows without one come under (no KEY).",
    example: "group subtitle",
    effects: .changes,
    completion: .optional(.choice([.word("off", help: "the source's sections"), .rowKey])),
    needs: [.source, .noBatch]
  )

  private let key: RowKey?
  private let isOff: Bool
  private let offset: Int

  init(_ arguments: inout Arguments, in session: Session) throws(CommandError) {
    offset = arguments.offset
    isOff = arguments.count == 1 && arguments.take("off")
    key = arguments.isEmpty ? nil : RowKey(try arguments.takeText("a key"))
  }

  func run(in session: Session) throws(CommandError) -> Answer {
    let runner = try ArrangementRunner(session, try session.requireSource())
    guard key != nil || isOff else { return runner.answer }
    do {
      var answer = try runner.run { $0.grouping = key }
      if key != nil { answer.lines += groupLines(session) }
      return answer
    } catch {
      throw error.code == "not-found" ? error.blaming(offset) : error
    }
  }

  /// The groups with their sizes; a long list is cut.
  private func groupLines(_ session: Session) -> [String] {
    let shown = session.current?.shown ?? []
    var table = session.table([.right, .left, .right])
    for (number, section) in shown.enumerated().prefix(20) {
      table.append([
        "\(number)", session.shown(section.header), Words.count(section.items.count, "row"),
      ])
    }
    return table.lines + (shown.count > 20 ? ["… \(shown.count - 20) more: sections"] : [])
  }
}
