import JSON
import TableModel

/// The words of a changing command, parsed; its addresses are found when it runs.
@MainActor struct EditRequest {
  /// Finds the rows and says what is to be done.
  let resolve: @MainActor (OpenSource) throws(CommandError) -> Edit

  private init(_ resolve: @escaping @MainActor (OpenSource) throws(CommandError) -> Edit) {
    self.resolve = resolve
  }

  /// Takes the words behind a verb.
  init(verb: String, _ arguments: inout Arguments) throws(CommandError) {
    switch verb {
    case "insert": self = try .insert(&arguments)
    case "append": self = try .add(&arguments, atEnd: true)
    case "prepend": self = try .add(&arguments, atEnd: false)
    case "delete": self = try .delete(&arguments)
    case "replace": self = try .replace(&arguments)
    case "update": self = try .update(&arguments)
    case "move": self = try .move(&arguments)
    case "swap": self = try .swap(&arguments)
    case "section": self = try .section(&arguments)
    case "reconfigure": self = try .reconfigure(&arguments)
    default: self = try .reload(&arguments)
    }
  }

  /// The verbs that can be split into their halves.
  static let verbs = [
    "insert", "append", "prepend", "delete", "replace", "update", "move", "swap", "section",
  ]

  private static func insert(_ arguments: inout Arguments) throws(CommandError) -> EditRequest {
    let isRaw = arguments.takeFlag("--raw")
    guard let side = arguments.bare(), ["before", "after", "at"].contains(side) else {
      throw CommandError(
        "bad-argument",
        arguments.isEmpty
          ? "before, after or at is missing"
          : "found \(quoted(arguments.next?.text ?? "")) where before, after or at fits",
        hint: "insert before, insert after or insert at, as in insert after 0 3 \"New\"",
        offset: arguments.offset
      )
    }
    arguments.take()
    let address = try arguments.takeAddress()
    let items = try arguments.takeItems()
    return EditRequest { source throws(CommandError) in
      let resolver = RowResolver(source)
      var path =
        side == "at" ? try resolver.insertionPoint(address) : try resolver.row(address)
      if side == "after" { path.row += 1 }
      return .insert(
        items.isEmpty ? [TypedItem(value: .string("New row"))] : items,
        at: path,
        side == "after" ? .after : .before,
        isRaw: isRaw
      )
    }
  }

  private static func add(
    _ arguments: inout Arguments,
    atEnd: Bool
  ) throws(CommandError) -> EditRequest {
    let isRaw = arguments.takeFlag("--raw")
    return try add(&arguments, atEnd: atEnd, isRaw: isRaw) { arguments throws(CommandError) in
      let items = try arguments.takeItems()
      guard !items.isEmpty else { throw arguments.unexpected("a title or a JSON value") }
      return items
    }
  }

  /// Adds the rows that come behind the section.
  static func add(
    _ arguments: inout Arguments,
    atEnd: Bool,
    isRaw: Bool,
    takeItems: (inout Arguments) throws(CommandError) -> [TypedItem]
  ) throws(CommandError) -> EditRequest {
    let offset = arguments.offset
    let number = arguments.bare().flatMap { Int($0) }
    if number != nil { arguments.take() }
    let items = try takeItems(&arguments)
    return EditRequest { source throws(CommandError) in
      let resolver = RowResolver(source)
      let section = try resolver.onlySection(number, offset: offset)
      let row = atEnd ? resolver.end(section) : 0
      let path = IndexPath(row: row, section: section)
      return .insert(items, at: path, atEnd ? .end : .start, isRaw: isRaw)
    }
  }

  private static func delete(_ arguments: inout Arguments) throws(CommandError) -> EditRequest {
    let dropsEmpty = arguments.takeFlag("--drop-empty")
    let address = try arguments.takeAddress()
    return EditRequest { source throws(CommandError) in
      .delete(try RowResolver(source).rows(address), dropsEmptySection: dropsEmpty)
    }
  }

  private static func replace(_ arguments: inout Arguments) throws(CommandError) -> EditRequest {
    let isRaw = arguments.takeFlag("--raw")
    let address = try arguments.takeAddress()
    let items = try arguments.takeItems()
    guard let item = items.first, items.count == 1 else {
      throw arguments.unexpected("one title or one JSON value")
    }
    return EditRequest { source throws(CommandError) in
      .replace(try RowResolver(source).row(address), item, isRaw: isRaw)
    }
  }

  private static func update(_ arguments: inout Arguments) throws(CommandError) -> EditRequest {
    let isRaw = arguments.takeFlag("--raw")
    let address = try arguments.takeAddress()
    var values: [Token.Assignment] = []
    while let token = arguments.next {
      guard let assignment = token.assignment else {
        throw arguments.unexpected("KEY=VALUE, such as title=\"New\",")
      }
      arguments.take()
      values.append(assignment)
    }
    guard !values.isEmpty else { throw arguments.unexpected("KEY=VALUE, such as title=\"New\",") }
    return EditRequest { source throws(CommandError) in
      .update(try RowResolver(source).row(address), values, isRaw: isRaw)
    }
  }

  private static func move(_ arguments: inout Arguments) throws(CommandError) -> EditRequest {
    let address = try arguments.takeAddress()
    guard arguments.take("to") else { throw arguments.unexpected("the word to") }
    let target = try arguments.takeExplicitAddress("a place such as 0 0")
    return EditRequest { source throws(CommandError) in
      let resolver = RowResolver(source)
      let range = try resolver.rows(address)
      return .move(range, to: try resolver.insertionPoint(target))
    }
  }

  private static func swap(_ arguments: inout Arguments) throws(CommandError) -> EditRequest {
    let first = try arguments.takeAddress()
    guard arguments.take("with") else { throw arguments.unexpected("the word with") }
    let second = try arguments.takeExplicitAddress("a row such as 0 0")
    return EditRequest { source throws(CommandError) in
      let resolver = RowResolver(source)
      return .swap(try resolver.row(first), try resolver.row(second))
    }
  }

  private static func reconfigure(
    _ arguments: inout Arguments
  ) throws(CommandError) -> EditRequest {
    let address = try arguments.takeAddress()
    return EditRequest { source throws(CommandError) in
      .reconfigureRows(try RowResolver(source).rows(address))
    }
  }

  /// Takes what `reload` and `table reload` name; nothing is everything and handled by the caller.
  private static func reload(_ arguments: inout Arguments) throws(CommandError) -> EditRequest {
    if arguments.take("section") {
      let offset = arguments.offset
      let number = try arguments.takeInteger("a section number")
      return EditRequest { source throws(CommandError) in
        .reloadSection(try RowResolver(source).section(number, offset: offset))
      }
    }
    let address = try arguments.takeExplicitAddress("a row such as 0 3, or section 0,")
    return EditRequest { source throws(CommandError) in
      .reloadRows(try RowResolver(source).rows(address))
    }
  }
}

extension EditRequest {
  private static func section(_ arguments: inout Arguments) throws(CommandError) -> EditRequest {
    let verb = try arguments.takeChoice(["insert", "delete", "clear", "move", "header", "footer"])
    if verb == "insert" { return try insertSection(&arguments) }
    let offset = arguments.offset
    let number = try arguments.takeInteger("a section number")
    if verb == "move" {
      guard arguments.take("to") else { throw arguments.unexpected("the word to") }
      let targetOffset = arguments.offset
      let target = try arguments.takeInteger("a section number")
      return EditRequest { source throws(CommandError) in
        let resolver = RowResolver(source)
        let from = try resolver.section(number, offset: offset)
        return .moveSection(from, to: try resolver.section(target, offset: targetOffset))
      }
    }
    let text = SectionTitle(rawValue: verb) == nil ? nil : arguments.takeRest() ?? ""
    return EditRequest { source throws(CommandError) in
      let section = try RowResolver(source).section(number, offset: offset)
      if let title = SectionTitle(rawValue: verb) { return .title(title, section, text ?? "") }
      return verb == "delete" ? .deleteSection(section) : .clearSection(section)
    }
  }

  private static func insertSection(
    _ arguments: inout Arguments
  ) throws(CommandError) -> EditRequest {
    let side = try arguments.takeChoice(["before", "after", "at"])
    let offset = arguments.offset
    let number = try arguments.takeInteger("a section number")
    let header = arguments.takeRest() ?? ""
    return EditRequest { source throws(CommandError) in
      let resolver = RowResolver(source)
      if side != "at" || !(0...resolver.sectionCount).contains(number) {
        _ = try resolver.section(number, offset: offset)
      }
      return .insertSection(header, at: side == "after" ? number + 1 : number)
    }
  }
}

extension RowResolver {
  /// A place where rows can come in: a row that is there, or the end of its section.
  func insertionPoint(_ located: Arguments.Located) throws(CommandError) -> IndexPath {
    let place: Address.Place
    let section: Int
    switch located.address {
    case .row(let number, let found): (section, place) = (number, found)
    case .loneRow(let found) where sectionCount == 1: (section, place) = (0, found)
    default: return try row(located)
    }
    if case .number(let row) = place, (0..<sectionCount).contains(section), row == end(section) {
      return IndexPath(row: row, section: section)
    }
    return try row(located)
  }

  /// A section that was named, or the only one there is.
  func onlySection(_ number: Int?, offset: Int) throws(CommandError) -> Int {
    if let number { return try section(number, offset: offset) }
    guard sectionCount != 1 else { return 0 }
    throw CommandError(
      "bad-argument",
      "a section is missing: the table has \(Words.count(sectionCount, "section"))",
      hint: "append 0 \"New\"",
      offset: offset
    )
  }
}
