import TableModel

/// `group`: shows a section for each value of a key.
struct GroupCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("group", short: "gro", in: .looking),
    words: .of(.view(.placed(.key), off: "the source's sections"), make: Self.init)
      .written([], ["KEY"], ["off"]),
    summary: "shows a section for each value of a key; the source stays as it is",
    pattern:
      "A data source before C's own shows V one section a value, in the order in which the values first "
      + "appear; the header is the value. Rows without one come under (no KEY).",
    example: "group subtitle",
    effects: .changes,
    needs: [.source, .noBatch]
  )

  private let wish: ViewWish<Placed<RowKey>>

  var effects: Effects { wish.effects }

  func run(on source: OpenSource, in session: Session) throws(CommandError) -> Answer {
    let runner = ArrangementRunner(session, source)
    switch wish {
    case .tell: return runner.answer
    case .off: return try runner.run { $0.grouping = nil }
    case .show(let key):
      do {
        var answer = try runner.run { $0.grouping = key.value }
        answer.lines += groupLines(source, session)
        return answer
      } catch {
        throw error.code == "not-found" ? error.blaming(key.offset) : error
      }
    }
  }

  /// The groups with their sizes; a long list is cut.
  private func groupLines(_ source: OpenSource, _ session: Session) -> [String] {
    let count = source.shownSectionCount
    var table = session.table([.right, .left, .right])
    for number in 0..<min(count, 20) {
      guard let section = source.shownSection(number) else { break }
      table.append([
        "\(number)", session.shown(section.header), Words.count(section.items.count, "row"),
      ])
    }
    return table.lines + (count > 20 ? ["… \(count - 20) more: sections"] : [])
  }
}
