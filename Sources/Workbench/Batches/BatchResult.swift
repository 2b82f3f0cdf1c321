import CommandLanguage
import TableModel
import TableUI
import Workspace

/// A checked batch and its output.
struct BatchResult: Sendable {
  private let item: BatchCase
  private let verdict: BatchOutcome

  init(_ item: BatchCase, _ verdict: BatchOutcome) {
    self.item = item
    self.verdict = verdict
  }

  /// Whether the result matches the case's expectation, or nil if it has none.
  private var agrees: Bool? { item.expected.map(verdict.agrees) }

  /// The result as data.
  var value: AnswerValue {
    var members: [AnswerValue.Member] = []
    if let name = item.name { members.append(.init("name", .text(name))) }
    members.append(.init("ok", .bool(verdict.error == nil)))
    if let error = verdict.error {
      members.append(.init("code", .text(error.code(era: verdict.era))))
      members.append(.init("reason", .text(error.text(era: verdict.era))))
    } else {
      let final = verdict.final.map { AnswerValue.list($0.map { .list($0.map { .text($0) }) }) }
      members.append(.init("final", final ?? .null))
      members.append(.init("rows", .int(verdict.rowCount ?? 0)))
      members.append(.init("warnings", .list(verdict.warnings.map { .text($0) })))
    }
    if let agrees { members.append(.init("agrees", .bool(agrees))) }
    return .object(members)
  }
}

// MARK: For people

extension BatchResult {
  /// The largest number of sections to show; beyond it, sections are only counted.
  private static var sectionLimit: Int { 40 }

  /// The largest number of rows to show per section; beyond it, rows are only counted.
  private static var rowLimit: Int { 60 }

  /// The text for a legal batch; empty for an illegal one.
  var lines: [String] {
    guard case .success(let map) = verdict.outcome else { return [] }
    let rows = verdict.rowCount ?? 0
    var lines = [BatchText.legalAfterwards(rows: rows, sections: map.after.count).words]
    for section in map.after.indices.prefix(Self.sectionLimit) {
      lines.append("  \(section)  \(Self.rows(of: section, map))")
    }
    let rest = map.after.count - Self.sectionLimit
    if rest > 0 { lines.append(BatchText.moreSections(rest).words) }
    if let agrees { lines.append(agrees ? BatchText.asExpected.words : disagreement.words) }
    return lines
  }

  /// Returns the rows of a section; neighbors that stayed together are joined into one range.
  private static func rows(of section: Int, _ map: TableUpdatesMap) -> String {
    let count = map.after[section]
    guard count > 0 else { return BatchText.noRows.words }
    var words: [String] = []
    var run: (first: IndexPath, last: IndexPath)?
    func close() {
      guard let done = run else { return }
      run = nil
      let first = "\(done.first.section).\(done.first.row)"
      let last = "\(done.last.section).\(done.last.row)"
      switch done.last.row - done.first.row {
      case 0: words.append(first)
      case 1: words += [first, last]
      default: words.append("\(first)…\(last)")
      }
    }
    let shown = min(count, 20_000)
    for row in 0..<shown where words.count < rowLimit {
      let old = map.oldPath(of: IndexPath(row: row, section: section))
      if let old, let open = run, open.last.section == old.section, open.last.row + 1 == old.row {
        run?.last = old
      } else {
        close()
        if let old { run = (old, old) } else { words.append("new") }
      }
    }
    close()
    if words.count >= rowLimit || shown < count {
      words.append("… \(TextFormatting.count(count, "row"))")
    }
    return words.joined(separator: "  ")
  }

  /// The way in which the verdict is not the expected one.
  private var disagreement: BatchText {
    let expectsLegal = item.expected?.isLegal ?? false
    guard let error = verdict.error else {
      return expectsLegal ? .rowsDiffer : .expectedRejection
    }
    let problem = error.text(era: verdict.era)
    return expectsLegal
      ? .expectedLegal(code: error.code(era: verdict.era), problem: problem)
      : .otherReason(problem: problem)
  }

  /// Returns the output for a list of cases.
  static func answer(for results: [BatchResult], _ shown: (String) -> String) -> Answer {
    let said = results.filter { $0.agrees != nil }
    let wrong = said.filter { $0.agrees == false }
    let heading: BatchText =
      said.isEmpty
      ? .counted(cases: results.count, legal: results.count { $0.verdict.error == nil })
      : .compared(cases: results.count, agreeing: said.count - wrong.count, of: said.count)
    var lines = [heading.words]
    for (index, result) in results.enumerated() where said.isEmpty || result.agrees == false {
      guard lines.count <= sectionLimit else {
        lines.append(BatchText.more.words)
        break
      }
      let name = result.item.name ?? BatchText.number(index).words
      let text = said.isEmpty ? result.summary : result.disagreement.words
      lines.append("  " + shown("\(name): \(text)"))
    }
    var answer = Answer(
      [
        "cases": .int(results.count), "agree": .int(said.count - wrong.count),
        "disagree": .list(wrong.map { .optional($0.item.name) }),
        "results": .list(results.map(\.value)),
      ],
      lines
    )
    let strangers = Set(results.flatMap(\.item.strangers)).sorted()
    if !strangers.isEmpty {
      answer.notes = [
        shown(BatchText.unknownMembers(Array(strangers.prefix(8))).words)
      ]
    }
    return answer
  }

  private var summary: String {
    guard let error = verdict.error else {
      return BatchText.legal(rows: verdict.rowCount ?? 0).words
    }
    return "\(error.code(era: verdict.era)) \(error.text(era: verdict.era))"
  }
}
