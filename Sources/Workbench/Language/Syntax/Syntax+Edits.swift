import CommandLanguage
import JSON
import TableModel

/// The words of the verbs that change rows.
@MainActor extension Syntax where Value == EditRequest {
  /// The words behind a verb.
  static func edit(_ verb: String) -> Syntax<EditRequest> {
    switch verb {
    case "insert": Syntax<(EditRequest, Bool)>.insertion.map { request, _ in request }
    case "append": append
    case "prepend": prepend
    case "delete": delete
    case "replace": replace
    case "update": update
    case "move": move
    case "swap": swap
    default: sectionEdit
    }
  }

  /// Rows at the end of a section.
  static let append = adding(atEnd: true)

  /// Rows at the beginning of a section.
  static let prepend = adding(atEnd: false)

  private static func adding(atEnd: Bool) -> Syntax<EditRequest> {
    Syntax<(Placed<Int?>, [TypedItem], Bool)>
      .sequence(.sectionOfRows, .items("a title or a JSON value"), .raw)
      .map { section, items, isRaw in .add(items, section, atEnd: atEnd, isRaw: isRaw) }
  }

  /// Rows that go.
  static let delete = Syntax<(Arguments.Located, Bool)>
    .sequence(.rows, .flag("--drop-empty", help: "an emptied section too"))
    .written([[.row], ["--drop-empty"]], [.rows])
    .map { address, dropsEmpty in
      EditRequest { resolver throws(CommandError) in
        try resolver.rows(address)
      } change: { planner, range throws(CommandError) in
        try planner.delete(range, dropsEmptySection: dropsEmpty)
      } tell: {
        $0.deletedRows = Array($1.paths)
        if dropsEmpty { $0.deletedSections = [$1.section] }
      }
    }

  /// A row, and what takes its place.
  static let replace = Syntax<(Arguments.Located, TypedItem, Bool)>.sequence(.row, .item, .raw)
    .map { address, item, isRaw in
      EditRequest { resolver throws(CommandError) in
        try resolver.row(address)
      } change: { planner, path throws(CommandError) in
        try planner.replace(path, with: item, isRaw: isRaw)
      } tell: {
        $0.reloadedRows = [$1]
      }
    }

  /// A row, and its keys with their new values.
  static let update = Syntax<(Arguments.Located, [Token.Assignment], Bool)>
    .sequence(.row, .assignments, .raw)
    .map { address, values, isRaw in
      EditRequest { resolver throws(CommandError) in
        try resolver.row(address)
      } change: { planner, path throws(CommandError) in
        try planner.update(path, values, isRaw: isRaw)
      } tell: {
        $0.reloadedRows = [$1]
      }
    }

  /// Rows, and where they go.
  static let move = Syntax<(Arguments.Located, Arguments.Located)>
    .sequence(
      .explicitRows,
      .mark("to", wanted: "the word to", then: .explicit("a place such as 0 0", .place))
    )
    .map { address, target in
      EditRequest { resolver throws(CommandError) in
        (rows: try resolver.rows(address), target: try resolver.insertionPoint(target))
      } change: { planner, place throws(CommandError) in
        try planner.move(place.rows, to: place.target)
      } tell: { updates, place in
        updates.movedRows = place.rows.paths.enumerated().map { index, path in
          var end = place.target
          end.row += index
          return RowMove(from: path, to: end)
        }
      }
    }

  /// Two rows.
  static let swap = Syntax<(Arguments.Located, Arguments.Located)>
    .sequence(
      .explicitRow,
      .mark("with", wanted: "the word with", then: .explicit("a row such as 0 0"))
    )
    .map { first, second in
      EditRequest { resolver throws(CommandError) in
        (try resolver.row(first), try resolver.row(second))
      } change: { planner, rows throws(CommandError) in
        try planner.swap(rows.0, with: rows.1)
      } tell: {
        $0.movedRows = [RowMove(from: $1.0, to: $1.1), RowMove(from: $1.1, to: $1.0)]
      }
    }

  /// Rows whose cells are filled again.
  static let reconfigure = Syntax<Arguments.Located>.rows.map { address in
    EditRequest { resolver throws(CommandError) in
      try resolver.rows(address)
    } tell: {
      $0.reconfiguredRows = Array($1.paths)
    }
  }

  /// Rows that get fresh cells, or a whole section.
  static let reload = Syntax.either(
    Syntax<Arguments.Located>.explicit("a row such as 0 3, or section 0,", .rows)
      .beginning { $0.bare() != "section" }
      .map { address in
        EditRequest { resolver throws(CommandError) in
          try resolver.rows(address)
        } tell: {
          $0.reloadedRows = Array($1.paths)
        }
      },
    .mark(
      "section",
      help: "a whole section",
      then: Syntax<Int>.section().placed.map { section in
        EditRequest { resolver throws(CommandError) in
          try resolver.section(section.value, offset: section.offset)
        } tell: {
          $0.reloadedSections = [$1]
        }
      }
    )
  )
  .beginning { !$0.isEmpty }
}

/// The words behind `section`.
@MainActor extension Syntax where Value == EditRequest {
  /// What to do with which section.
  static let sectionEdit = Syntax.either(
    .mark("insert", help: "a new section", then: newSection),
    .either(
      .mark("delete", help: "a section and its rows", then: deletedSection),
      .mark("clear", help: "takes its rows away", then: clearedSection)
    )
    .written(["delete|clear", "S"]),
    .mark("move", help: "to another number", then: movedSection),
    .either(
      .mark("header", help: "names it", then: title(.header)),
      .mark("footer", help: "the text below it", then: title(.footer))
    )
    .written(["header|footer", "S", "TEXT"])
  )

  private static let deletedSection = Syntax<Int>.section().placed.map { section in
    EditRequest { resolver throws(CommandError) in
      try resolver.section(section.value, offset: section.offset)
    } change: { planner, number throws(CommandError) in
      try planner.deleteSection(number)
    } tell: {
      $0.deletedSections = [$1]
    }
  }

  private static let clearedSection = Syntax<Int>.section().placed.map { section in
    EditRequest { resolver throws(CommandError) in
      try resolver.section(section.value, offset: section.offset)
    } change: { planner, number throws(CommandError) in
      try planner.clearSection(number)
    } tell: {
      $0.reloadedSections = [$1]
    }
  }

  private static func title(_ title: SectionTitle) -> Syntax<EditRequest> {
    Syntax<(Placed<Int>, String?)>
      .sequence(.placed(.section()), text)
      .map { section, text in
        EditRequest { resolver throws(CommandError) in
          try resolver.section(section.value, offset: section.offset)
        } change: { planner, number throws(CommandError) in
          try planner.retitle(title, of: number, text ?? "")
        } tell: {
          $0.reloadedSections = [$1]
        }
      }
  }

  private static let movedSection = Syntax<(Placed<Int>, Placed<Int>)>
    .sequence(.placed(.section()), .mark("to", wanted: "the word to", then: .placed(.section())))
    .map { from, to in
      EditRequest { resolver throws(CommandError) in
        let number = try resolver.section(from.value, offset: from.offset)
        return SectionMove(from: number, to: try resolver.section(to.value, offset: to.offset))
      } change: { planner, move throws(CommandError) in
        try planner.moveSection(move.from, to: move.to)
      } tell: {
        $0.movedSections = [$1]
      }
    }

  private static let newSection = Syntax<((String, Placed<Int>), String?)>
    .sequence(newPlace, header)
    .map { place, header in
      let (side, section) = place
      return EditRequest { resolver throws(CommandError) in
        if side != "at" || !(0...resolver.sectionCount).contains(section.value) {
          _ = try resolver.section(section.value, offset: section.offset)
        }
        return side == "after" ? section.value + 1 : section.value
      } change: { planner, place throws(CommandError) in
        try planner.insertSection(header ?? "", at: place)
      } tell: {
        $0.insertedSections = [$1]
      }
    }

  private static let newPlace = Syntax<(String, Placed<Int>)>.either(
    ["before", "after", "at"].map { side in
      .mark(side, help: side == "at" ? "a number" : "a section", then: sectionBeside(side))
    }
  )
  .written(["before|after|at", "S"])

  private static let header = Syntax<String?>.optional(.rest("a text", "HEADER"))
    .completed(by: .texts)

  private static let text = Syntax<String?>.optional(.rest("a text"))
    .written(["TEXT"]).completed(by: .texts)

  private static func sectionBeside(_ side: String) -> Syntax<(String, Placed<Int>)> {
    Syntax<Int>.section().completed(by: side == "at" ? .sectionPlace : .section).placed
      .map { (side, $0) }
  }
}

extension Syntax where Value == (EditRequest, Bool) {
  /// A side, a row and what goes in, and whether nothing was said of that.
  @MainActor static let insertion = Syntax<((String, Arguments.Located), [TypedItem], Bool)>
    .sequence(side, .items(nil), .raw)
    .written(["before|after|at", [.row], [.many("ITEM…")], ["--raw"]])
    .map { place, items, isRaw -> (EditRequest, Bool) in
      let (side, address) = place
      let request = EditRequest.insert(
        items.isEmpty ? [TypedItem(value: .string("New row"))] : items,
        side == "after" ? .after : .before,
        isRaw: isRaw
      ) { resolver throws(CommandError) in
        var path =
          side == "at" ? try resolver.insertionPoint(address) : try resolver.row(address)
        if side == "after" { path.row += 1 }
        return path
      }
      return (request, items.isEmpty)
    }

  private static let side: Syntax<(String, Arguments.Located)> = {
    let sides = Syntax<(String, Arguments.Located)>.either(
      .mark("before", help: "a row", then: beside("before")),
      .mark("after", help: "a row", then: beside("after")),
      .mark("at", help: "a place, the end of a section too", then: beside("at"))
    )
    return sides.with { arguments throws(CommandError) in
      if sides.begins(arguments) { return try sides.parse(&arguments) }
      throw CommandError(
        EditFault.insertPlace(isEmpty: arguments.isEmpty, word: arguments.next?.text ?? ""),
        at: arguments.offset
      )
    }
  }()

  private static func beside(_ side: String) -> Syntax<(String, Arguments.Located)> {
    Syntax<Arguments.Located>.address(side == "at" ? .optionalPlace : .optionalRow)
      .map { (side, $0) }
  }
}

extension Syntax where Value == Bool {
  /// Whether keys are those of the rows' objects.
  fileprivate static let raw = flag("--raw", help: "keys and values as they stand")
}

extension Syntax where Value == Placed<Int?> {
  /// The section that rows are added to, which may be the only one.
  static let sectionOfRows = Syntax(forms: [[["S"]]], grammar: .optionalSection) { arguments in
    let offset = arguments.offset
    let number = arguments.bare().flatMap { Int($0) }
    if number != nil { arguments.take() }
    return Placed(value: number, offset: offset)
  }
}

extension Syntax where Value == [TypedItem] {
  /// The rest as rows; none only where no word says what is wanted.
  fileprivate static func items(_ wanted: String?) -> Syntax<[TypedItem]> {
    Syntax(forms: [[.many("ITEM…")]], grammar: wanted == nil ? .many(.item) : .items) {
      arguments throws(CommandError) in
      let items = try arguments.takeItems()
      if items.isEmpty, let wanted { throw arguments.unexpected(wanted) }
      return items
    }
  }
}

extension Syntax where Value == TypedItem {
  /// The rest as one row.
  fileprivate static let item = Syntax(forms: [["ITEM"]], grammar: .item) {
    arguments throws(CommandError) in
    let items = try arguments.takeItems()
    guard let item = items.first, items.count == 1 else {
      throw arguments.unexpected("one title or one JSON value")
    }
    return item
  }
}

extension Syntax where Value == [Token.Assignment] {
  /// Keys with their values, at least one.
  fileprivate static let assignments = Syntax(
    forms: [[.many("KEY=VALUE …")]],
    grammar: .sequence([.assignment, .many(.assignment)])
  ) { arguments throws(CommandError) in
    var values: [Token.Assignment] = []
    repeat {
      guard let assignment = arguments.next?.assignment else {
        throw arguments.unexpected("KEY=VALUE, such as title=\"New\",")
      }
      arguments.take()
      values.append(assignment)
    } while !arguments.isEmpty
    return values
  }
}
