import CommandLanguage
import Platform
import TableModel
import Workspace

/// `find`: the rows that hold a text.
struct FindCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("find", short: "fin", in: .looking),
    words: .of(.search()) { text throws(CommandError) in
      Self(text: text, finds: try finder(text))
    }
    .written(["TEXT"], ["/RE/"], ["/RE/i"]),
    summary: "the rows with a text in title, subtitle or id, whatever the case and the accents",
    pattern: "Reads the objects that the data source shows; no cell is made and nothing changes.",
    example: "find ada",
    effects: .reads
  )

  private let text: String
  private let finds: (Item) -> Bool

  /// What says of a row whether it holds the text.
  private static func finder(
    _ text: String
  ) throws(CommandError) -> (Item) -> Bool {
    guard let expression = try expression(text) else { return SearchText(text).matches }
    return { item in
      [item.title, item.subtitle, item.boundID].contains { text in
        text.map(expression.isFound) ?? false
      }
    }
  }

  /// The expression between slashes, or nil where the text is none.
  private static func expression(
    _ text: String
  ) throws(CommandError) -> RegularExpression? {
    let ignoresCase = text.hasSuffix("/i")
    guard text.hasPrefix("/"), text.hasSuffix("/") || ignoresCase, text.utf8.count > 2 else {
      return nil
    }
    let pattern = String(text.dropFirst().dropLast(ignoresCase ? 2 : 1))
    guard !pattern.isEmpty else { return nil }
    do { return try RegularExpression(pattern, ignoresCase: ignoresCase) } catch {
      throw CommandError(ViewFault.badExpression(problem: error.message))
    }
  }

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    var paths: [IndexPath] = []
    var lines = session.table([.left, .left, .left, .left])
    try session.working("looking for \(quoted(session.shown(text)))") { work throws in
      var count = 0
      let total = source.shownCount
      for (number, section) in source.shown.enumerated() {
        for (row, item) in section.items.enumerated() {
          count += 1
          if count & 0x3FF == 0 { try work.check(count, of: total) }
          guard finds(item) else { continue }
          let path = IndexPath(row: row, section: number)
          paths.append(path)
          guard paths.count <= session.answerForm.limit else { continue }
          lines.append([
            "\(path)", session.shown(item.title ?? ""), session.shown(item.subtitle ?? ""),
            "#" + session.shown(item.id.text),
          ])
        }
      }
    }
    return answer(paths, lines.lines, source, session)
  }

  private func answer(
    _ paths: [IndexPath],
    _ lines: [String],
    _ source: OpenTable,
    _ session: Session
  ) -> Answer {
    var answer = Answer(AnswerValue(paths), lines)
    guard let filter = source.arrangement.filter else {
      if paths.isEmpty { answer.lines = ["nothing holds \(quoted(session.shown(text)))"] }
      if paths.isEmpty {
        answer.notes = ["find looks at titles, subtitles and ids: rows shows them"]
      }
      return paged(answer, paths.count, session.answerForm.limit)
    }
    if paths.isEmpty {
      answer.lines = ["nothing that shows holds \(quoted(session.shown(text)))"]
      answer.notes = [
        "filter \(quoted(session.shown(filter.text))) is on; filter off shows all rows"
      ]
    }
    return paged(answer, paths.count, session.answerForm.limit)
  }

  private func paged(_ answer: Answer, _ count: Int, _ limit: Int) -> Answer {
    guard count > limit else { return answer }
    var answer = answer
    answer.lines.append("… \(TextFormatting.grouped(count - limit)) more: filter shows them all")
    return answer
  }
}

extension FindCommand: SteppingCommand {
  /// The rows found, one after the other, as `row` shows them.
  func step(behind answer: Answer, in session: Session) -> LookingStep? {
    guard case .list(let found) = answer.value else { return nil }
    let addresses = found.compactMap { value -> String? in
      guard case .list(let numbers) = value, case .int(let section)? = numbers.first,
        case .int(let row)? = numbers.last
      else { return nil }
      return "\(section) \(row)"
    }
    return Self.step(addresses[...])
  }

  private static func step(_ addresses: ArraySlice<String>) -> LookingStep? {
    guard let first = addresses.first else { return nil }
    return LookingStep(line: "row \(first)") { step(addresses.dropFirst()) }
  }
}
