import CommandLanguage
import JSON
import TableModel
import Workspace

/// The syntax of the commands that change rows.
@MainActor extension Syntax where Value == EditRequest {
  /// Returns the syntax of a command's arguments.
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

  /// The syntax of rows at the end of a section.
  static let append = adding(atEnd: true)

  /// The syntax of rows at the start of a section.
  static let prepend = adding(atEnd: false)

  private static func adding(atEnd: Bool) -> Syntax<EditRequest> {
    Syntax<(Placed<Int?>, [JSONValue], Bool)>
      .sequence(.sectionOfRows, .items("a title or a JSON value"), .raw)
      .map { section, items, isRaw in add(items, to: section, atEnd: atEnd, isRaw: isRaw) }
  }

  /// The syntax of rows to delete.
  static let delete = Syntax<(Arguments.Located, Bool)>
    .sequence(.rows, .flag("--drop-empty", help: "an emptied section too"))
    .written([[.row], ["--drop-empty"]], [.rows])
    .map { address, dropsEmpty in
      EditRequest { resolver throws(CommandError) in
        .delete(try resolver.ranges(address), dropsEmptySection: dropsEmpty)
      }
    }

  /// The syntax of a row and its replacement.
  static let replace = Syntax<(Arguments.Located, JSONValue, Bool)>.sequence(.row, .item, .raw)
    .map { address, item, isRaw in
      EditRequest { resolver throws(CommandError) in
        .replace(try resolver.row(address), with: item, isRaw: isRaw)
      }
    }

  /// The syntax of a row, and its keys with their new values.
  static let update = Syntax<(Arguments.Located, [FieldValue], Bool)>
    .sequence(.row, .assignments, .raw)
    .map { address, values, isRaw in
      EditRequest { resolver throws(CommandError) in
        .update(try resolver.row(address), values, isRaw: isRaw)
      }
    }

  /// The syntax of rows and their destination.
  static let move = Syntax<(Arguments.Located, Arguments.Located, Token?)>
    .sequence(
      .explicitRows,
      .mark("to", wanted: "`to`", then: .explicit("a place such as 0 0", .place)),
      .option("--position", "COLUMN", help: "the column of a database that stores places")
    )
    .map { address, target, position in
      EditRequest { resolver throws(CommandError) in
        .move(
          try resolver.rows(address),
          to: try resolver.insertionPoint(target),
          position: position?.text
        )
      }
    }

  /// The syntax of two rows.
  static let swap = Syntax<(Arguments.Located, Arguments.Located)>
    .sequence(
      .explicitRow,
      .mark("with", wanted: "`with`", then: .explicit("a row such as 0 0"))
    )
    .map { first, second in
      EditRequest { resolver throws(CommandError) in
        .swap(try resolver.row(first), with: try resolver.row(second))
      }
    }

  /// Returns an edit that adds rows to a section.
  static func add(
    _ items: [JSONValue],
    to section: Placed<Int?>,
    atEnd: Bool,
    isRaw: Bool
  ) -> EditRequest {
    EditRequest { resolver throws(CommandError) in
      let path = try resolver.additionPoint(section, atEnd: atEnd)
      return .insert(items, at: path, atEnd ? .end : .start, isRaw: isRaw)
    }
  }
}

/// The syntax of calls that only the table view receives.
@MainActor extension Syntax where Value == TableViewRequest {
  /// The syntax of rows to reconfigure.
  static let reconfigure = Syntax<Arguments.Located>.rows.map { address in
    TableViewRequest { resolver throws(CommandError) in
      var updates = TableUpdates()
      updates.reconfiguredRows = try resolver.ranges(address).flatMap(\.paths)
      return updates
    }
  }

  /// The syntax of rows or a section to reload.
  static let reload = Syntax.either(
    Syntax<Arguments.Located>.explicit("a row such as 0 3 or section 0", .rows)
      .beginning { $0.bare() != "section" }
      .map { address in
        TableViewRequest { resolver throws(CommandError) in
          var updates = TableUpdates()
          updates.reloadedRows = try resolver.ranges(address).flatMap(\.paths)
          return updates
        }
      },
    .mark(
      "section",
      help: "a whole section",
      then: Syntax<Int>.section().placed.map { section in
        TableViewRequest { resolver throws(CommandError) in
          var updates = TableUpdates()
          updates.reloadedSections = [try resolver.section(section)]
          return updates
        }
      }
    )
  )
  .beginning { !$0.isEmpty }
}

/// The syntax of the arguments of `section`.
@MainActor extension Syntax where Value == EditRequest {
  /// The syntax of a section edit.
  static let sectionEdit = Syntax.either(
    .mark("insert", help: "insert a section", then: newSection),
    .either(
      .mark("delete", help: "delete a section and its rows", then: deletedSection),
      .mark("clear", help: "delete its rows", then: .either(clearedTable, clearedSection))
    )
    .written(["delete|clear", "S"], ["clear", "all"]),
    .mark("move", help: "move it to another number", then: movedSection),
    .either(
      .mark("header", help: "set the header text; \"\" removes it", then: title(.header)),
      .mark("footer", help: "set the footer text; \"\" removes it", then: title(.footer))
    )
    .written(["header|footer", "S", "TEXT"])
  )

  private static let deletedSection = Syntax<Int>.section().placed.map { section in
    EditRequest { resolver throws(CommandError) in .deleteSection(try resolver.section(section)) }
  }

  private static let clearedTable = Syntax<Void>.mark("all", help: "delete all rows").map {
    EditRequest { _ throws(CommandError) in .clearAll }
  }

  private static let clearedSection = Syntax<Int>.section().placed.map { section in
    EditRequest { resolver throws(CommandError) in .clearSection(try resolver.section(section)) }
  }

  static func title(_ title: SectionTitle) -> Syntax<EditRequest> {
    Syntax<(Placed<Int>, String)>
      .sequence(.placed(.section()), text)
      .map { section, text in
        EditRequest { resolver throws(CommandError) in
          .setTitle(title, ofSection: try resolver.section(section), text)
        }
      }
  }

  private static let movedSection = Syntax<(Placed<Int>, Placed<Int>)>
    .sequence(.placed(.section()), .mark("to", wanted: "`to`", then: .placed(.section())))
    .map { from, to in
      EditRequest { resolver throws(CommandError) in
        let number = try resolver.section(from)
        return .moveSection(SectionMove(from: number, to: try resolver.section(to)))
      }
    }

  private static let newSection = Syntax<((String, Placed<Int>), String?)>
    .sequence(newPlace, header)
    .map { place, header in
      let (side, section) = place
      return EditRequest { resolver throws(CommandError) in
        if side != "at" || !(0...resolver.sectionCount).contains(section.value) {
          _ = try resolver.section(section)
        }
        return .insertSection(header ?? "", at: side == "after" ? section.value + 1 : section.value)
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

  /// An empty text in quotes removes a title.
  private static let text = Syntax<String>.rest("a text")
    .completed(by: .sequence([.text, .texts]))

  private static func sectionBeside(_ side: String) -> Syntax<(String, Placed<Int>)> {
    Syntax<Int>.section().completed(by: side == "at" ? .sectionPlace : .section).placed
      .map { (side, $0) }
  }
}

extension Syntax where Value == (EditRequest, Bool) {
  /// The syntax of a side, a row and the new items, and whether the items were omitted.
  @MainActor static let insertion = Syntax<((String, Arguments.Located), [JSONValue], Bool)>
    .sequence(side, .items(nil), .raw)
    .written(["before|after|at", [.row], [.many("ITEM…")], ["--raw"]])
    .map { place, items, isRaw -> (EditRequest, Bool) in
      let (side, address) = place
      let request = EditRequest { resolver throws(CommandError) in
        var path =
          side == "at" ? try resolver.insertionPoint(address) : try resolver.row(address)
        if side == "after" { path.row += 1 }
        return .insert(
          items.isEmpty ? [.string("New row")] : items,
          at: path,
          side == "after" ? .after : .before,
          isRaw: isRaw
        )
      }
      return (request, items.isEmpty)
    }

  private static let side: Syntax<(String, Arguments.Located)> = {
    let sides = Syntax<(String, Arguments.Located)>.either(
      .mark("before", help: "a row", then: beside("before")),
      .mark("after", help: "a row", then: beside("after")),
      .mark("at", help: "a position, or the end of a section", then: beside("at"))
    )
    return sides.with { arguments throws(CommandError) in
      if sides.begins(arguments) { return try sides.parse(&arguments) }
      throw CommandError(
        ItemFault.insertPlace(isEmpty: arguments.isEmpty, word: arguments.next?.text ?? ""),
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
  /// The `--raw` option, which uses the keys of the rows' objects.
  static let raw = flag("--raw", help: "keep keys and values unchanged")
}

extension Syntax where Value == Placed<Int?> {
  /// The syntax of the section that receives rows; optional if it is the only one.
  static let sectionOfRows = Syntax(forms: [[["S"]]], grammar: .optionalSection) { arguments in
    let offset = arguments.offset
    let number = arguments.bare().flatMap { Int($0) }
    if number != nil { arguments.take() }
    return Placed(value: number, offset: offset)
  }
}

extension Syntax where Value == [JSONValue] {
  /// Returns the syntax of all remaining words as rows; they may be empty only if `wanted` is nil.
  static func items(_ wanted: String?) -> Syntax<[JSONValue]> {
    Syntax(forms: [[.many("ITEM…")]], grammar: wanted == nil ? .many(.item) : .items) {
      arguments throws(CommandError) in
      let items = try arguments.takeItems()
      if items.isEmpty, let wanted { throw arguments.unexpected(wanted) }
      return items
    }
  }
}

extension Syntax where Value == JSONValue {
  /// The syntax of all remaining words as one row.
  static let item = Syntax(forms: [["ITEM"]], grammar: .item) {
    arguments throws(CommandError) in
    let items = try arguments.takeItems()
    guard let item = items.first, items.count == 1 else {
      throw arguments.unexpected("one title or one JSON value")
    }
    return item
  }
}

extension Syntax where Value == [FieldValue] {
  /// The syntax of one or more keys with their values.
  fileprivate static let assignments = Syntax(
    forms: [[.many("KEY=VALUE …")]],
    grammar: .sequence([.assignment, .many(.assignment)])
  ) { arguments throws(CommandError) in
    var values: [FieldValue] = []
    repeat {
      guard let token = arguments.next, let assignment = token.assignment else {
        throw arguments.unexpected("KEY=VALUE such as title=\"New\"")
      }
      arguments.take()
      let key = token.assignedPathText(in: arguments.text) ?? assignment.key
      values.append(FieldValue(key: key, value: assignment.value))
    } while !arguments.isEmpty
    return values
  }
}
