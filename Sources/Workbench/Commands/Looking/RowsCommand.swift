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
    var skip = from
    var values: [AnswerValue] = []
    var lines = session.table([.left, .left, .left, .left])
    try session.working("reading rows") { work throws(CommandError) in
      for number in numbers where values.count < limit {
        let items = sections[number].items
        let start = min(skip, items.count)
        skip -= start
        for row in start..<start + min(items.count - start, limit - values.count) {
          let item = items[row]
          values.append(value(item, IndexPath(row: row, section: number)))
          lines.append([
            "\(number) \(row)", session.shown(item.title ?? ""),
            session.shown(item.secondText ?? ""),
          ])
          if values.count & 0xFFF == 0 { try work.check(values.count) }
        }
      }
    }
    return page(values, lines.lines, total: numbers.reduce(0) { $0 + sections[$1].items.count })
  }

  private func value(_ item: Item, _ path: IndexPath) -> AnswerValue {
    [
      "section": .int(path.section), "row": .int(path.row), "id": .text(item.id.text),
      "title": .optional(item.title), "subtitle": .optional(item.secondText),
    ]
  }

  private func page(_ values: [AnswerValue], _ lines: [String], total: Int) -> Answer {
    var lines = lines
    let next = from + values.count
    if values.isEmpty {
      lines = [total == 0 ? "no rows" : "no rows from \(from) on: \(total) in all"]
    }
    if next < total, !values.isEmpty {
      let which = section.map { " \($0)" } ?? ""
      lines.append("… \(Words.grouped(total - next)) more: rows\(which) --from \(next)")
    }
    var answer = Answer(.list(values), lines)
    answer.total = total
    return answer
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

extension Item {
  /// What is read beside the title: the subtitle, or what stands in a field.
  fileprivate var secondText: String? {
    subtitle ?? FormField(of: self).map { $0.value(in: self) }
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
