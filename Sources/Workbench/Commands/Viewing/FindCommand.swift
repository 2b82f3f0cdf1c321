import CommandLanguage
import TableModel
import Workspace

/// `find`: lists the rows that match a query.
struct FindCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("find", short: "fin", in: .looking),
    words: .of(.query, make: Self.init).written(["TEXT"], ["/RE/"], ["PATH OP VALUE"]),
    summary: "list the rows that match a text or query, with their addresses",
    pattern:
      "Read-only. Reads the objects that the data source shows; creates no cells. "
      + "Searches every text and number of a row, ignoring case and accents. See `help queries`.",
    example: "find ada",
    effects: .reads,
    value: .count("the number of rows found")
  )

  private let argument: QueryArgument

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    try argument.checkKeys(of: source, session)
    let form = session.answerForm
    var found = FoundRows()
    var lines = session.table([.left, .left, .left, .left])
    try QueryRunner(argument.query, session, source).run(keys: nil) { path, item in
      found.append(path)
      guard found.count <= form.limit, !form.isWhole else { return }
      lines.append([
        "\(path)", session.shown(item.title ?? ""), session.shown(item.subtitle ?? ""),
        session.shown(item.id.address),
      ])
    }
    var answer = answer(found, lines.lines, source, session)
    // A record has the addresses only; a file or program receives the rows.
    guard form.isWhole, !form.isRecord, found.count > 0 || !form.isText else { return answer }
    let notes = answer.notes
    answer = try whole(found, form, source, session)
    answer.note(notes)
    return answer
  }

  /// Returns all found rows, as `rows` lists them.
  private func whole(
    _ found: FoundRows,
    _ form: AnswerForm,
    _ source: OpenTable,
    _ session: Session
  ) throws -> Answer {
    let rows = RowListing(found, in: source.shown)
    let finder = RowColumnsFinder(rows, all: source.shown, form, session)
    let columns = form.isText ? .found : try finder.columns(nil)
    var answer = Answer(rows.listing(columns), session.outputStyle)
    answer.total = found.count
    answer.notes = finder.notes(columns)
    return answer
  }

  private func answer(
    _ found: FoundRows,
    _ lines: [String],
    _ source: OpenTable,
    _ session: Session
  ) -> Answer {
    var answer = Answer(.pending { AnswerValue(found.paths) }, .made(lines))
    answer.total = found.count
    guard found.count == 0 else { return paged(answer, found.count, session.answerForm.limit) }
    let text = session.shown(argument.query.text)
    if let filter = source.arrangement.filter {
      answer.lines = [QueryText.noShownRowMatches(text).words]
      answer.notes = [QueryText.filterIsOn(session.shown(filter.text)).words]
    } else {
      answer.lines = [QueryText.noRowMatches(text).words]
      if argument.query.keys.isEmpty { answer.notes = [QueryText.findSearchesAll.words] }
    }
    return answer
  }

  private func paged(_ answer: Answer, _ count: Int, _ limit: Int) -> Answer {
    guard count > limit else { return answer }
    var answer = answer
    answer.lines.append(QueryText.moreMatches(count - limit).words)
    return answer
  }
}

extension FindCommand {
  /// Returns a step that shows each found row in turn, as `row` does.
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

/// `count`: counts the rows that match a query.
struct CountCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("count", short: "cou", in: .looking),
    words: .of(.orNothing(.query), make: Self.init).written([], ["QUERY"]),
    summary: "count the shown rows, or those that match a query",
    pattern: "Read-only. Reads the objects that the data source shows. See `help queries`.",
    example: "count title ~ a",
    effects: .reads,
    value: .whole("the count")
  )

  private let argument: QueryArgument?

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    guard let argument else { return answer(source.shownCount) }
    try argument.checkKeys(of: source, session)
    var count = 0
    try QueryRunner(argument.query, session, source).run(keys: []) { _, _ in count += 1 }
    return answer(count)
  }

  private func answer(_ count: Int) -> Answer { Answer(.int(count), TextFormatting.grouped(count)) }
}

/// Runs a query on the visible rows, with progress and Ctrl-C.
@MainActor private struct QueryRunner {
  private let query: Query
  private let session: Session
  private let source: OpenTable

  init(_ query: Query, _ session: Session, _ source: OpenTable) {
    (self.query, self.session, self.source) = (query, session, source)
  }

  /// Calls a closure with each row that matches the query, in order.
  ///
  /// - Parameters:
  ///   - keys: The keys that the closure needs besides those of the query, or nil for all values.
  ///   - found: Receives the path of a row, and an item with these values.
  /// - Throws: `interrupted` after Ctrl-C.
  func run(keys: [RowKey]?, _ found: (IndexPath, Item) -> Void) throws {
    try session.working(.searching(query: session.shown(query.text))) { work throws in
      var count = 0
      var matcher = QueryMatcher(query)
      let total = source.shownCount
      var scan = SectionScan(source.shown, RowRequest(query, keys: keys))
      while let (path, item) = scan.next() {
        count += 1
        if count & 0x3FF == 0 { try work.check(count, of: total) }
        if matcher.matches(item) { found(path, item) }
      }
      try work.check(total, of: total)
    }
  }
}
