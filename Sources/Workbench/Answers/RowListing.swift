import Rendering
import TableModel
import TextLayout

/// Rows of some sections with their addresses, as lines, as values, or as comma-separated values.
struct RowListing: Sendable {
  private let sections: ArraySlice<Section>
  private let from: Int

  /// How many rows there are in all.
  let total: Int

  /// How many of them are listed.
  let count: Int

  /// The lines behind the rows.
  var closing: [String] = []

  private static let columns = ["section", "row", "id", "title", "subtitle"]

  /// Chooses rows.
  ///
  /// - Parameters:
  ///   - sections: The sections, under their numbers.
  ///   - from: How many rows come before the first that is listed.
  ///   - limit: How many are listed at the most.
  init(_ sections: ArraySlice<Section>, from: Int, limit: Int) {
    self.sections = sections
    self.from = from
    total = sections.reduce(0) { $0 + $1.items.count }
    count = min(limit, max(0, total - from))
  }

  /// The rows in the form in which the session wants them; the other forms are made if somebody asks.
  ///
  /// - Throws: `interrupted`.
  /// - Complexity: O(n) in the rows listed.
  @MainActor func answer(_ session: Session, _ work: LongWork) throws(CommandError) -> Answer {
    let style = session.settings.escapeStyle
    let table = session.table([.left, .left, .left, .left])
    let lines = Deferred.pending { () -> [String] in self.lines(table, style) { _ in } }
    var answer: Answer
    switch session.answerFormat {
    case .text:
      let lines = try self.lines(table, style) { row throws(CommandError) in try work.check(row) }
      answer = Answer(.pending { values { _ in } }, .made(lines))
    case .csv:
      answer = Answer(.pending { values { _ in } }, lines)
      answer.commaSeparated = try commaSeparated(style) { row throws(CommandError) in
        try work.check(row)
      }
    case .jsonl, .markdown:
      let values = try values { row throws(CommandError) in try work.check(row) }
      answer = Answer(.made(values), lines)
    }
    answer.total = total
    return answer
  }

  private func values<Failure: Error>(
    _ check: (Int) throws(Failure) -> Void
  ) throws(Failure) -> AnswerValue {
    var values: [AnswerValue] = []
    try forEach(check) { path, fields in
      values.append([
        "section": .int(path.section), "row": .int(path.row), "id": .text(fields.id.text),
        "title": .optional(fields.title), "subtitle": .optional(fields.secondText),
      ])
    }
    return .list(values)
  }

  private func lines<Failure: Error>(
    _ table: TextTable,
    _ style: EscapeStyle,
    _ check: (Int) throws(Failure) -> Void
  ) throws(Failure) -> [String] {
    var table = table
    try forEach(check) { path, fields in
      table.append([
        "\(path.section) \(path.row)", (fields.title ?? "").escapedForDisplay(style),
        (fields.secondText ?? "").escapedForDisplay(style),
      ])
    }
    return table.lines + closing
  }

  /// The rows as ``AnswerTable`` would write their values; none have no line for the columns either.
  private func commaSeparated<Failure: Error>(
    _ style: EscapeStyle,
    _ check: (Int) throws(Failure) -> Void
  ) throws(Failure) -> String {
    guard count > 0 else { return "" }
    var text = Array((Self.columns.joined(separator: ",") + "\n").utf8)
    text.reserveCapacity(64 * count)
    try forEach(check) { path, fields in
      text.append(contentsOf: String(path.section).utf8)
      text.append(UInt8(ascii: ","))
      text.append(contentsOf: String(path.row).utf8)
      Self.append(fields.idText, style, to: &text)
      Self.append(fields.titleText, style, to: &text)
      Self.append(fields.second, style, to: &text)
      text.append(UInt8(ascii: "\n"))
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static func append(
    _ field: FieldText,
    _ style: EscapeStyle,
    to text: inout [UInt8]
  ) {
    text.append(UInt8(ascii: ","))
    let start = text.count
    if field.append(to: &text) { DataTable.finishField(from: start, style, of: &text) }
  }

  /// Goes over the rows, asking now and then whether to go on.
  private func forEach<Failure: Error>(
    _ check: (Int) throws(Failure) -> Void,
    _ body: (IndexPath, ItemFields) -> Void
  ) throws(Failure) {
    var skip = from
    var rest = count
    for (section, items) in zip(sections.indices, sections.lazy.map(\.items)) {
      guard rest > 0 else { return }
      let start = min(skip, items.count)
      skip -= start
      let rows = start..<start + min(items.count - start, rest)
      for (row, item) in zip(rows, items.slice(rows)) {
        body(IndexPath(row: row, section: section), ItemFields(item))
        rest -= 1
        if rest & 0xFFF == 0 { try check(count - rest) }
      }
    }
  }
}

extension ItemFields {
  /// What is read beside the title: the subtitle, or what stands in a field.
  fileprivate var second: FieldText {
    let subtitle = subtitleText
    if case .none = subtitle, let field = FormField(of: item) {
      return .text(field.value(in: item))
    }
    return subtitle
  }

  fileprivate var secondText: String? { second.string }
}
