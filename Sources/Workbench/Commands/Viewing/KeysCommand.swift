import CommandLanguage
import JSON
import TableModel
import Workspace

/// `keys`: lists the keys and paths of the rows, with information about their values.
struct KeysCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("keys", short: "keys", in: .looking),
    words: .of(.optional(.placed(.section())).skipping("*"), make: Self.init)
      .written([], ["S"]),
    summary: "list the keys of the rows: types, coverage, distinct values, range or examples",
    pattern:
      "Reads the objects of all rows, or of a section, once. Keys inside objects are listed as paths; "
      + "`sort`, `filter`, `update` and other commands accept these paths. "
      + "Coverage counts the rows with a value other than null.",
    example: "keys",
    effects: .reads,
    value: .count("the number of keys")
  )

  private let place: Placed<Int>?

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    let sections = source.shown
    if let place, !sections.indices.contains(place.value) {
      _ = try RowResolver(source).section(place)
    }
    let numbers = place.map { $0.value..<$0.value + 1 } ?? 0..<sections.count
    let total = sections[numbers].reduce(0) { $0 + $1.items.count }
    var census = KeyCensus()
    try session.working(.readingKeys) { work throws in
      var scan = SectionScan(Array(sections[numbers]), RowRequest(keys: nil))
      while let (_, item) = scan.next() {
        if census.rowCount & 0x3FF == 0x3FF { try work.check(census.rowCount, of: total) }
        census.add(item)
      }
    }
    return answer(census, session)
  }

  private func answer(_ census: KeyCensus, _ session: Session) -> Answer {
    let keys = census.keys
    var lines = session.table([.left, .left, .right, .right, .left])
    for key in keys {
      lines.append([
        session.shown(key.path), key.types.joined(separator: ", "),
        Self.coverage(key, of: census.rowCount), Self.distinct(key), session.shown(key.words),
      ])
    }
    var answer = Answer(
      .list(keys.map(\.value)),
      keys.isEmpty ? [QueryText.noKeys.words] : lines.lines
    )
    if census.isCut {
      answer.notes = [QueryText.keysCut(limit: KeyCensus.pathLimit).words]
    }
    return answer
  }

  private static func coverage(_ key: KeyFacts, of total: Int) -> String {
    let text: BindingText =
      key.coverage < total ? .coverage(key.coverage, of: total) : .coversAll
    return text.words
  }

  private static func distinct(_ key: KeyFacts) -> String {
    guard let distinct = key.distinct else { return "" }
    return BindingText.distinct(distinct, isCut: key.isDistinctCut).words
  }
}

extension KeyFacts {
  /// The maximum length of an example in characters.
  private static let exampleLength = 24

  /// The range, or examples, on one line.
  fileprivate var words: String {
    if let range {
      let ends = range.map { $0.plainText ?? "" }
      return BindingText.range(ends[0], ends[1]).words
    }
    return examples.map { example in
      let text = example.plainText ?? ""
      return text.count > Self.exampleLength ? text.prefix(Self.exampleLength - 1) + "…" : text
    }
    .joined(separator: ", ")
  }

  /// The information as data.
  fileprivate var value: AnswerValue {
    var members: [AnswerValue.Member] = [
      .init("path", .text(path)), .init("types", .list(types.map { .text($0) })),
      .init("coverage", .int(coverage)), .init("distinct", .optional(distinct)),
    ]
    if isDistinctCut { members.append(.init("more", .bool(true))) }
    if let range {
      members.append(.init("range", .list(range.map { .json($0) })))
    } else {
      members.append(.init("examples", .list(examples.map { .json($0) })))
    }
    return .object(members)
  }
}
