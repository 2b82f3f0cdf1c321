import TableModel

/// `rows`: rows with their addresses, a page at a time.
struct RowsCommand: Command {
  static let description = CommandDescription(
    name: "rows",
    shortest: "rows",
    group: .looking,
    syntax: ["rows [S] [--from R] [--limit N]"],
    summary: "rows with their addresses, a page at a time",
    pattern: "Reads the objects from the model; no cell is made.",
    example: "rows 0 --limit 3",
    effects: .reads,
    completion: .rowsWords,
    needs: .source
  )

  /// How many rows a page holds unless `--limit` says otherwise.
  static let page = 100

  private let section: Int?
  private let from: Int
  private let limit: Int
  private let offset: Int

  init(_ arguments: inout Arguments, in session: Session) throws(CommandError) {
    from = try Self.number("--from", in: &arguments) ?? 0
    limit = try Self.number("--limit", in: &arguments) ?? Self.page
    offset = arguments.offset
    if arguments.bare() == "*" { arguments.take() }
    section = arguments.isEmpty ? nil : try arguments.takeInteger("a section number")
  }

  private static func number(
    _ option: String,
    in arguments: inout Arguments
  ) throws(CommandError) -> Int? {
    guard let token = try arguments.takeOption(option) else { return nil }
    guard let number = Int(token.text), number >= 0 else {
      throw CommandError(
        "bad-argument",
        "\(option) cannot be \(quoted(token.text))",
        hint: "a whole number from 0",
        offset: token.range.lowerBound
      )
    }
    return number
  }

  func run(in session: Session) throws(CommandError) -> Answer {
    let source = try session.requireSource()
    let sections = source.shown
    if let section, !sections.indices.contains(section) {
      _ = try RowResolver(source).section(section, offset: offset)
    }
    let numbers = section.map { $0..<min($0 + 1, sections.count) } ?? 0..<sections.count
    var listing = RowListing(sections[numbers], from: from, limit: limit)
    listing.closing = closing(listing)
    return try session.working("reading rows") { [listing] work throws(CommandError) in
      try listing.answer(session, work)
    }
  }

  /// Says how many rows the page leaves out, or that there are none.
  private func closing(_ listing: RowListing) -> [String] {
    let (next, total) = (from + listing.count, listing.total)
    if listing.count == 0 {
      return [total == 0 ? "no rows" : "no rows from \(from) on: \(total) in all"]
    }
    guard next < total else { return [] }
    let which = section.map { " \($0)" } ?? ""
    return ["… \(Words.grouped(total - next)) more: rows\(which) --from \(next)"]
  }
}

extension RowsCommand: SteppingCommand {
  /// The next page; behind the last one there is nothing.
  func step(behind answer: Answer, in session: Session) -> LookingStep? {
    guard case .list(let values) = answer.value, !values.isEmpty else { return nil }
    let which = section.map { " \($0)" } ?? ""
    let size = limit == Self.page ? "" : " --limit \(limit)"
    return LookingStep(line: "rows\(which) --from \(from + values.count)\(size)")
  }
}

extension Grammar {
  /// A section, and which page of it.
  fileprivate static let rowsWords = Grammar.options(
    [
      WordOption(name: "--from", help: "the first row to list", value: .number),
      WordOption(name: "--limit", help: "how many rows", value: .number),
    ],
    .optional(.section)
  )
}
