import Database
import JSON
import Platform
import TableModel

/// Merges the rows of a later moment with the current ones, which may have unsaved edits.
///
/// The database decides which rows there are and their order. Edited values stay, and so do edited
/// rows that another program deleted. New rows follow the row that was before them, and so do rows
/// whose edits moved them. Rows are merged in the order of the moment; between two of them, a caller
/// may pause.
struct RowMerge: Sendable {
  /// The number of rows between two looks at the clock.
  private static let rowsBetweenLooks = 1024

  let current: CurrentRows
  let moment: TableMoment

  /// The values of edited rows and of some others, by their numbers at the moment.
  let values: [Int: JSONValue]

  /// The windows whose parts are the rows, or nil if these are all rows of the table.
  let windows: WindowMoment?

  /// Whether the table has other columns at the moment than the current rows.
  let hasNewColumns: Bool

  /// The heights of rows, by their numbers at the moment, that only this program knows and that are
  /// saved.
  let heights: [Int: Double]

  /// The rows after the changes, up to the one that was merged last.
  private(set) var target = MergedRows()

  /// The places of the rows at the moment.
  private(set) var places: IdentifierIndex

  /// The texts of loaded rows by their old numbers, if only these are compared.
  private let loaded: [Int: [UInt8]]

  /// The fingerprints of the moment before, or none if only loaded rows are compared.
  private let oldFingerprints: [Int]
  private var oldPlaces: IdentifierIndex

  /// The current rows of all sections.
  private let rows: [CurrentRows.Row]
  private var present: IdentifierIndex
  private let bases: [RowIdentifier: DatabaseEdits.Base]

  /// The rows with edits, found when a row of the moment is not among the current ones.
  private lazy var edited = current.knownEdited

  /// The edited rows that follow others.
  private let attached: AttachedRows

  /// The number of rows of each section at the moment; those of windows are parts.
  private let counts: [Int]
  private var section = 0
  private var sectionEnd = 0
  private var place = 0

  /// Begins to merge the rows of windows.
  init(
    current: CurrentRows,
    windows: WindowMoment,
    heights: [SavedEditMerge.Height],
    order: RowOrder
  ) {
    self.init(
      current: current,
      moment: windows.moment,
      old: nil,
      values: windows.values,
      loaded: windows.loaded,
      heights: heights,
      order: order,
      windows: windows
    )
  }

  /// Begins to merge rows.
  ///
  /// - Parameters:
  ///   - current: The current rows.
  ///   - moment: The rows of the later moment.
  ///   - old: The moment before, or nil if only loaded rows are compared.
  ///   - values: The values of edited rows and of some others, by their numbers at the moment.
  ///   - loaded: The texts of loaded rows by their old numbers, if only these are compared.
  ///   - heights: The heights of the rows last saved that only this program knows.
  ///   - order: The order of the rows.
  ///   - hasNewColumns: Whether the table has other columns at the moment than the current rows.
  ///   - windows: The windows whose parts are the rows, or nil if these are all rows of the table.
  init(
    current: CurrentRows,
    moment: TableMoment,
    old: TableMoment?,
    values: [Int: JSONValue],
    loaded: [Int: [UInt8]],
    heights: [SavedEditMerge.Height],
    order: RowOrder,
    hasNewColumns: Bool = false,
    windows: WindowMoment? = nil
  ) {
    (self.current, self.moment, self.windows) = (current, moment, windows)
    (self.values, self.loaded, self.hasNewColumns) = (values, loaded, hasNewColumns)
    oldFingerprints = old?.fingerprints ?? []
    oldPlaces = IdentifierIndex(old?.identifiers ?? [])
    rows = Array(current.rows.joined())
    present = IdentifierIndex(rows.map(current.id(of:)))
    bases = current.basesByID
    var places = IdentifierIndex(moment.identifiers)
    attached = AttachedRows(current, moment, values, order, &places)
    let known = heights.compactMap { height in
      places.place(of: height.id, near: height.number).map { ($0, height.points) }
    }
    self.heights = Dictionary(known) { first, _ in first }
    self.places = places
    counts = moment.groups?.map(\.count) ?? [moment.identifiers.count]
  }

  /// Merges further rows.
  ///
  /// - Parameters:
  ///   - end: The time at which to pause, in nanoseconds of the clock; nil to merge all rows.
  ///   - nextNumber: Returns an unused number for a new row.
  /// - Returns: Whether all rows are merged.
  mutating func merge(until end: UInt64?, _ nextNumber: () -> Int) -> Bool {
    repeat {
      while place < min(sectionEnd, moment.identifiers.count) {
        merge(place, nextNumber)
        place += 1
        guard let end, place.isMultiple(of: Self.rowsBetweenLooks) else { continue }
        if Clock.monotonicNanoseconds >= end { return false }
      }
    } while beginSection(nextNumber)
    return true
  }

  /// Begins the next section; returns false after the last one.
  private mutating func beginSection(_ nextNumber: () -> Int) -> Bool {
    guard section < attached.sections.count else { return false }
    let next = attached.sections[section]
    let count = next.group.map { counts[$0] } ?? 0
    if next.isShown { target.beginSection(count) }
    for index in next.first { keep(index, nextNumber) }
    sectionEnd += count
    section += 1
    return true
  }

  private mutating func merge(_ place: Int, _ nextNumber: () -> Int) {
    let id = moment.identifiers[place]
    if let number = present.place(of: id) {
      switch rows[number] {
      case .plain(let row): target.add(number, place, isChanged: isChanged(id, row, place))
      case .edited(let index) where attached.moved[index] != nil: break
      case .edited(let index): merge(current.items[index], number, at: place)
      }
    } else if edited.contains(id) {
      target.skip(bases[id], origin(ofRow: place))
    } else {
      target.add(rows.count + place, place, isChanged: false)
    }
    for index in attached.rows[id] ?? [] { keep(index, nextNumber) }
  }

  /// Merges an edited row with the row of the database.
  private mutating func merge(_ row: CurrentRows.EditedRow, _ number: Int, at place: Int) {
    guard let theirs = values[place] else { return target.add(number, place, isChanged: false) }
    let origin = origin(ofRow: place)
    guard row.isEdited, let old = row.base?.value else {
      let isChanged = isOther(row.item.value, theirs)
      guard row.item.heightByHand != nil || heights[place] != nil else {
        return target.add(number, place, isChanged: isChanged)
      }
      let item = row.item.with(theirs, origin)
      return target.add(number, item, at: place, isChanged: isChanged)
    }
    let mine = Set(old.names(ofMembersOtherThanIn: row.item.value))
    let isNew = isOther(old, theirs)
    var base = DatabaseEdits.Base(
      identity: row.id.values,
      value: theirs.replacing(mine, from: old)
    )
    base.isChangedElsewhere = isNew || row.base?.isChangedElsewhere == true
    // A column that another program added may already have a value here.
    let added = row.item.value.members.map(\.key).filter { old[$0] == nil && theirs[$0] != nil }
    let value = theirs.replacing(mine.union(added), from: row.item.value)
    let item = row.item.with(value, origin)
    let isChanged = !item.value.utf8.elementsEqual(row.item.value.utf8)
    target.add(number, item, at: place, isChanged: isChanged, base, isNew: isNew)
  }

  /// Keeps a row that the database does not have, or has at another place.
  private mutating func keep(_ index: Int, _ nextNumber: () -> Int) {
    let row = current.items[index]
    if let place = attached.moved[index] { return merge(row, row.place, at: place) }
    var origin = row.item.origin
    if case .loaded = origin { origin = .made(nextNumber()) }
    let item = row.item.with(row.item.value, origin)
    var base = row.base
    // Another program deleted the row; a save says so.
    let isNew = base?.isChangedElsewhere == false
    base?.isChangedElsewhere = true
    target.add(row.place, item, at: nil, isChanged: false, base, isNew: isNew)
  }

  private mutating func isChanged(_ id: RowIdentifier, _ row: Int, _ place: Int) -> Bool {
    guard oldFingerprints.isEmpty else {
      let old = oldPlaces.place(of: id, near: row)
      return old.map { oldFingerprints[$0] } != moment.fingerprints[place]
    }
    guard let text = loaded[row], let value = values[place] else { return false }
    return isOther(JSONValue(validated: text, range: text.indices), value)
  }

  /// Whether two rows have different values in the columns that the first one has.
  ///
  /// Most columns that other programs add have the same value in all rows, and no cell shows them yet.
  private func isOther(_ old: JSONValue, _ new: JSONValue) -> Bool {
    guard !old.utf8.elementsEqual(new.utf8) else { return false }
    return !hasNewColumns || !old.names(ofMembersOtherThanIn: new).isEmpty
  }

  /// The number of rows of each section of the table.
  var rowCounts: [Int] { windows.map { [$0.after.rowCount] } ?? counts }

  /// Returns the sections of the merged rows, without rows; those of the database are like others.
  func emptySections(like saved: [Section]) -> [Section] {
    attached.sections.filter(\.isShown).map { section in
      section.group.map { saved[$0] } ?? Section(header: section.header, object: .absent)
    }
  }

  /// Returns the numbers in the table of a row of the moment, or of the rows in a gap.
  func rows(of place: Int) -> Range<Int> { windows?.after.rows(of: place) ?? place..<place + 1 }

  /// The origin of a row of the moment.
  func origin(ofRow place: Int) -> Item.Origin {
    .loaded(IndexPath(row: rows(of: place).lowerBound, section: 0))
  }
}

extension Item {
  /// Returns the row with another value and origin.
  fileprivate func with(_ value: JSONValue, _ origin: Origin) -> Item {
    Item(value, key: key, origin: origin, bindings: bindings, heightByHand: heightByHand)
  }
}
