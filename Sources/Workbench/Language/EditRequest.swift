import CommandLanguage
import JSON
import TableModel

/// The words of a changing command, parsed; its addresses are found when it runs.
@MainActor struct EditRequest {
  /// Finds the rows, and what is to become of them in the model.
  let changes: @MainActor (EditPlanner) throws(CommandError) -> [TableChange]

  /// Finds the rows, and what the table view is told of them where nobody edits the model (`table …`).
  let updates: @MainActor (OpenSource) throws(CommandError) -> TableUpdates

  init<Place>(
    find: @escaping @MainActor (RowResolver) throws(CommandError) -> Place,
    change: @escaping @MainActor (EditPlanner, Place) throws(CommandError) -> [TableChange] = {
      _,
      _ throws(CommandError) in []
    },
    tell: @escaping @MainActor (inout TableUpdates, Place) -> Void
  ) {
    changes = { planner throws(CommandError) in
      try change(planner, try find(RowResolver(planner.source)))
    }
    updates = { source throws(CommandError) in
      var updates = TableUpdates()
      tell(&updates, try find(RowResolver(source)))
      return updates
    }
  }

  /// The verbs that can be split into their halves.
  static let verbs = [
    "insert", "append", "prepend", "delete", "replace", "update", "move", "swap", "section",
  ]

  /// Rows that come in where `find` says.
  static func insert(
    _ items: [TypedItem],
    _ side: InsertionSide,
    isRaw: Bool,
    find: @escaping @MainActor (RowResolver) throws(CommandError) -> IndexPath
  ) -> EditRequest {
    EditRequest(find: find) { planner, path throws(CommandError) in
      try planner.insert(items, at: path, side, isRaw: isRaw)
    } tell: {
      let range = RowRange(section: $1.section, rows: $1.row..<$1.row + max(1, items.count))
      $0.insertedRows = Array(range.paths)
    }
  }

  /// Adds rows at the beginning or the end of a section, or of the only one.
  static func add(
    _ items: [TypedItem],
    _ section: Placed<Int?>,
    atEnd: Bool,
    isRaw: Bool
  ) -> EditRequest {
    .insert(items, atEnd ? .end : .start, isRaw: isRaw) { resolver throws(CommandError) in
      if resolver.mayMakeSection, section.value ?? 0 == 0 { return IndexPath(row: 0, section: 0) }
      let number = try resolver.onlySection(section.value, offset: section.offset)
      return IndexPath(row: atEnd ? resolver.end(number) : 0, section: number)
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

  /// Whether rows that are added bring their section: neither the model nor the table has any, and nothing would
  /// hide it.
  var mayMakeSection: Bool {
    sectionCount == 0 && source.sections.isEmpty && source.arrangement.filter == nil
  }

  /// A section that was named, or the only one there is.
  func onlySection(_ number: Int?, offset: Int) throws(CommandError) -> Int {
    if let number { return try section(number, offset: offset) }
    guard sectionCount != 1 else { return 0 }
    throw CommandError(
      PlaceFault.sectionMissing(
        count: sectionCount,
        isUnfiltered: source.arrangement.filter == nil
      ),
      at: offset
    )
  }
}

/// Beside what rows come in, which makes a difference where the table does not show all rows.
enum InsertionSide: Sendable {
  /// In front of the row that stands there.
  case before

  /// Behind the row before that place.
  case after

  /// In front of all rows of the section.
  case start

  /// Behind all rows of the section.
  case end
}
