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
      .option("--limit", "N", from: 0, help: "how many rows")
    ) { Self(place: $0, from: $1 ?? 0, wanted: $2) },
    summary: "rows with their addresses, a page at a time",
    pattern: "Reads the objects from the model; no cell is made.",
    example: "rows 0 --limit 3",
    effects: .reads
  )

  /// The number of rows per page; `--limit` overrides it.
  static let page = 100

  private let place: Placed<Int>?
  private let from: Int

  /// The requested number of rows, or nil for one page.
  private let wanted: Int?

  private var section: Int? { place?.value }
  private var limit: Int { wanted ?? Self.page }

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    let sections = source.shown
    if let place, !sections.indices.contains(place.value) {
      _ = try RowResolver(source).section(place)
    }
    let numbers = section.map { $0..<min($0 + 1, sections.count) } ?? 0..<sections.count
    let rows = RowListing(sections[numbers], from: from, limit: limit)
    var answer = Answer(rows.listing(closing: closing(rows)), session.outputStyle)
    answer.total = rows.total
    if wanted == nil { answer.omission = omission(rows) }
    return answer
  }

  /// Returns a note about omitted rows, for output without the closing line; nil if the list is
  /// complete.
  private func omission(_ listing: RowListing) -> String? {
    guard listing.count > 0, from + listing.count < listing.total else { return nil }
    let words =
      "\(TextFormatting.grouped(listing.count)) of \(TextFormatting.count(listing.total, "row")) are listed"
    let which = section.map { " \($0)" } ?? ""
    return "\(words); rows\(which) --limit \(listing.total) lists all"
  }

  /// Returns lines about omitted rows, or about an empty list.
  private func closing(_ listing: RowListing) -> [String] {
    let (next, total) = (from + listing.count, listing.total)
    if listing.count == 0 {
      return [total == 0 ? "no rows" : "no rows from \(from) on: \(total) in all"]
    }
    guard next < total else { return [] }
    let which = section.map { " \($0)" } ?? ""
    return ["… \(TextFormatting.grouped(total - next)) more: rows\(which) --from \(next)"]
  }
}

extension RowsCommand: SteppingCommand {
  /// Returns a step to the next page; nil after the last one.
  func step(behind answer: Answer, in session: Session) -> LookingStep? {
    guard let count = answer.listing?.count, count > 0 else { return nil }
    let which = section.map { " \($0)" } ?? ""
    let size = limit == Self.page ? "" : " --limit \(limit)"
    return LookingStep(line: "rows\(which) --from \(from + count)\(size)")
  }
}
