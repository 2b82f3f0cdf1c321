import Database
import JSON
import TableModel

/// The edited rows that follow the row before them, because the database does not have them or has
/// them at another place; and the sections in which they are.
struct AttachedRows: Sendable {
  /// A section after the changes of other programs.
  struct Section: Sendable {
    /// The text of its header.
    let header: String

    /// Its number in the database, or nil if only edited rows make it.
    let group: Int?

    /// The indices of the edited rows at its start.
    var first: [Int] = []

    /// Whether it is shown; it is not if edits moved all of its rows to other sections.
    var isShown = true
  }

  /// The indices of the edited rows that follow a row of the database.
  private(set) var rows: [RowIdentifier: [Int]] = [:]

  /// The sections, in order.
  private(set) var sections: [Section]

  /// The numbers at the moment of edited rows whose edits moved them, by their indices.
  private(set) var moved: [Int: Int] = [:]

  /// Finds the rows.
  ///
  /// - Parameters:
  ///   - current: The current rows.
  ///   - moment: The rows of the database.
  ///   - values: The values of edited rows, by their numbers at the moment.
  ///   - order: The order of the rows.
  ///   - places: The places of the rows at the moment.
  /// - Complexity: O(e) in the edited rows; O(n) in all rows if one of them follows another row.
  init(
    _ current: CurrentRows,
    _ moment: TableMoment,
    _ values: [Int: JSONValue],
    _ order: RowOrder,
    _ places: inout IdentifierIndex
  ) {
    sections = (moment.groups?.map(\.header) ?? [""]).enumerated().map { number, header in
      Section(header: header, group: number)
    }
    var isLost = false
    for (index, row) in current.items.enumerated() where row.isEdited {
      guard let place = places.place(of: row.id, near: row.number) else {
        isLost = true
        continue
      }
      guard let theirs = values[place], let old = row.base?.value,
        order.differs(old, row.item.value), order.differs(theirs, row.item.value)
      else { continue }
      moved[index] = place
    }
    guard isLost || !moved.isEmpty else { return }
    for (number, section) in current.rows.enumerated() {
      attach(section, of: current.sections[number].header, current, &places)
    }
    if let groups = moment.groups { leaveOut(groups.map(\.count), current.sections) }
  }

  /// Attaches the rows of a section.
  private mutating func attach(
    _ rows: [CurrentRows.Row],
    of header: String,
    _ current: CurrentRows,
    _ places: inout IdentifierIndex
  ) {
    var last: RowIdentifier?
    for row in rows {
      let id = current.id(of: row)
      guard case .edited(let index) = row, current.items[index].isEdited,
        moved[index] != nil || places.place(of: id) == nil
      else {
        if places.place(of: id) != nil { last = id }
        continue
      }
      if let last {
        self.rows[last, default: []].append(index)
      } else {
        let home = home(header, current)
        sections[home].first.append(index)
      }
    }
  }

  /// Returns the index of the section with a header, which is inserted if edits made it.
  private mutating func home(_ header: String, _ current: CurrentRows) -> Int {
    if let known = sections.firstIndex(where: { $0.header == header }) { return known }
    // The header before it is in the database, or was inserted already.
    let number = current.sections.firstIndex { $0.header == header } ?? 0
    let before = current.sections[..<number].last { section in
      sections.contains { $0.header == section.header }
    }
    let index = before.flatMap { before in
      sections.firstIndex { $0.header == before.header }.map { $0 + 1 }
    }
    sections.insert(Section(header: header, group: nil), at: index ?? 0)
    return index ?? 0
  }

  /// Leaves out the sections of the database whose rows are all in other ones now.
  private mutating func leaveOut(_ counts: [Int], _ current: [TableModel.Section]) {
    var ends: [Int] = []
    for count in counts { ends.append((ends.last ?? 0) + count) }
    var left = counts
    for place in moved.values {
      if let group = ends.firstIndex(where: { place < $0 }) { left[group] -= 1 }
    }
    for index in sections.indices {
      guard let group = sections[index].group, left[group] == 0, sections[index].first.isEmpty
      else {
        continue
      }
      let header = sections[index].header
      sections[index].isShown = current.contains { $0.header == header }
    }
  }
}
