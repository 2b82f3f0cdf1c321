import CommandLanguage
import TableModel
import Workspace

/// The `rows` command: lists rows with their addresses, one page at a time.
struct RowsCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("rows", short: "rows", in: .looking),
    words: .of(
      .optional(.placed(.section())).skipping("*"),
      .option("--from", "R", from: 0, help: "the first row to list"),
      .option("--limit", "N", from: 0, help: "how many rows"),
      .rowKeys
    ) { Self(place: $0, from: $1 ?? 0, wanted: $2, keys: $3) },
    summary: "list rows with their addresses; --keys A,B chooses columns, * all of them",
    pattern:
      "Reads the objects from the model; creates no cells. A terminal shows 100 rows at a time. "
      + "A file, a pipe, and every format except text get all rows, or as many as --limit says.",
    example: "rows 0 --limit 3",
    effects: .reads,
    value: .count("the number of rows")
  )

  /// The number of rows per page; `--limit` overrides it.
  static let page = AnswerForm.page

  private let place: Placed<Int>?
  private let from: Int

  /// The requested number of rows, or nil for one page.
  private let wanted: Int?

  /// The columns that are wanted, or nil for those of the format.
  private let keys: RowKeyList?

  private var section: Int? { place?.value }

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    let sections = source.shown
    if let place, !sections.indices.contains(place.value) {
      _ = try RowResolver(source).section(place)
    }
    let numbers = section.map { $0..<min($0 + 1, sections.count) } ?? 0..<sections.count
    let form = session.answerForm
    let rows = RowListing(sections[numbers], from: from, limit: wanted ?? form.limit)
    let finder = RowColumnsFinder(rows, all: sections, form, session)
    let columns = try finder.columns(keys)
    let isPage = form.isText && !form.isWhole
    let listing = rows.listing(
      columns,
      closing: isPage ? closing(rows) : [],
      changed: session.stylesOutput ? source.changedItems : []
    )
    var answer = Answer(listing, session.outputStyle)
    answer.total = rows.total
    answer.notes = finder.notes(columns)
    if isPage { return answer }
    if form.isText {
      answer.notes += rows.count == 0 ? closing(rows) : [omission(rows)].compactMap(\.self)
    } else {
      answer.omission = omission(rows)
    }
    return answer
  }

  /// The hint that a limit leaves rows out, or nil.
  private func omission(_ listing: RowListing) -> String? {
    let next = from + listing.count
    guard listing.count > 0, next < listing.total else { return nil }
    return QueryText.listedRows(listing.count, of: listing.total, next: line(from: next)).words
  }

  /// The command that lists more rows.
  private func line(from next: Int) -> String {
    var line = "rows" + (section.map { " \($0)" } ?? "") + " --from \(next)"
    if let wanted, wanted != Self.page { line += " --limit \(wanted)" }
    return line + (keys.map { " --keys \($0.typed)" } ?? "")
  }

  /// Returns lines about omitted rows, or about an empty list.
  private func closing(_ listing: RowListing) -> [String] {
    let (next, total) = (from + listing.count, listing.total)
    if listing.count == 0 {
      // A limit of 0 asks for none, and leaves out those from there on.
      if wanted != 0 || next >= total {
        let text: QueryText = total == 0 ? .noRows : .noRowsFrom(from, total: total)
        return [text.words]
      }
    }
    guard next < total else { return [] }
    let which = section.map { " \($0)" } ?? ""
    return [QueryText.moreRows(total - next, command: "rows\(which) --from \(next)").words]
  }
}

extension RowsCommand {
  /// Returns a step to the next page; nil after the last one.
  func step(behind answer: Answer, in session: Session) -> LookingStep? {
    guard let count = answer.listing?.count, count > 0 else { return nil }
    return LookingStep(line: line(from: from + count))
  }
}
