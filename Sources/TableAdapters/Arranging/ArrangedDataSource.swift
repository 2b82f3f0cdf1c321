public import TableModel
public import TableUI

/// A data source that shows the rows of another one filtered, sorted and grouped, and changes nothing there.
///
/// The one after it is asked with its own paths. What it cannot do, this one cannot either; in a trace
/// both are named, each with the path that it hears.
///
/// ```swift
/// let arrangement = RowArrangement(filter: SearchText("ada"))
/// let arranged = try ArrangedDataSource(source, model: source, arrangement: arrangement)
/// tableView.dataSource = arranged
/// ```
///
/// Each change of the model is reported with ``applyChange(_:)``, as `perform(_:in:)` does.
@MainActor public final class ArrangedDataSource: RowMapping {
  /// The data source behind this one.
  public let wrapped: any TableViewDataSource

  /// The filter, the order and the grouping.
  public let arrangement: RowArrangement

  var map: ArrangementMap
  var reported = ReportedChanges()

  /// The moment between two batches that is shown, or nil where the rows are shown as they are.
  var stage: UpdateStage?

  /// The number of changes that were applied.
  private(set) var changeCount = 0

  let model: any SectionsProviding

  /// The optional methods of the data source behind this one, looked up when the table view looks for them here.
  let behind = TableMethods()

  /// Arranges the rows of a data source.
  ///
  /// - Parameters:
  ///   - wrapped: The data source.
  ///   - model: Who holds the rows that it answers for.
  ///   - arrangement: What is shown of them.
  ///   - folded: The rows that are folded, in the source's paths.
  ///   - isCancelled: Asked every few thousand rows; true ends the work.
  /// - Throws: Where no row has the value that they are to be sorted or grouped by.
  /// - Complexity: O(n) in the rows, O(n log n) where they are sorted.
  public init(
    _ wrapped: any TableViewDataSource,
    model: any SectionsProviding,
    arrangement: RowArrangement,
    folded: [IndexPath] = [],
    isCancelled: () -> Bool = { false }
  ) throws(ArrangementError) {
    self.wrapped = wrapped
    self.model = model
    self.arrangement = arrangement
    let sections = model.sections
    for key in [arrangement.order?.key, arrangement.grouping].compactMap(\.self) {
      try key.checkPresence(in: sections, isCancelled)
    }
    map = try ArrangementMap(arrangement, of: sections, isCancelled: isCancelled)
    if !folded.isEmpty { map.fold(folded, in: sections) }
  }

  /// Takes over what another one shows, in front of another data source for the same rows.
  ///
  /// - Parameters:
  ///   - wrapped: The data source.
  ///   - model: Who holds the rows that it answers for.
  ///   - other: Who has arranged the rows.
  public init(
    _ wrapped: any TableViewDataSource,
    model: any SectionsProviding,
    takingOver other: ArrangedDataSource
  ) {
    self.wrapped = wrapped
    self.model = model
    arrangement = other.arrangement
    map = other.map
  }

  public func applyChange(_ change: TableChange) -> [TableChange] {
    changeCount += 1
    let changes = map.applyChange(change, in: model.sections)
    for change in changes { reported.record(change) }
    return changes
  }

  public func makeRestore() -> @MainActor () -> Void {
    { [map, reported] in
      self.map = map
      self.reported = reported
    }
  }

  /// Arranges everything again where the model changed without a word.
  ///
  /// - Returns: Whether it had.
  func catchUp() -> Bool {
    let sections = model.sections
    guard !map.fits(sections), let fresh = try? ArrangementMap(arrangement, of: sections) else {
      return false
    }
    map = fresh
    return true
  }
}

// MARK: Places

extension ArrangedDataSource {
  public func shownPath(of path: IndexPath) -> IndexPath? {
    let shown = map.shownPath(of: path)
    guard let stage else { return shown }
    return shown.flatMap(stage.path(ofLast:))
  }

  public func sourcePath(of path: IndexPath) -> IndexPath? {
    guard let stage else { return map.sourcePath(of: path) }
    return stage.lastPath(of: path).flatMap(map.sourcePath)
  }

  /// Which section of the source is shown as a section; nil for one that a grouping made.
  public func sourceSection(of section: Int) -> Int? {
    last(section).flatMap(map.sourceSection)
  }

  /// As which section a section of the source is shown, or nil.
  public func shownSection(of section: Int) -> Int? {
    let shown = map.shownSection(of: section)
    guard let stage else { return shown }
    return shown.flatMap(stage.section(ofLast:))
  }

  public var shownCounts: [Int] { map.shown.sections.map(\.count) }

  /// The value whose rows are a section, or nil without a grouping.
  public func groupTitle(ofSection section: Int) -> String? {
    last(section).flatMap(map.title(ofSection:))
  }

  public func present(_ stage: UpdateStage?) {
    self.stage = stage
    // The batches name all that there is to ask.
    reported = ReportedChanges()
  }

  /// The number of a section when all batches are done.
  private func last(_ section: Int) -> Int? {
    guard let stage else { return section }
    return stage.lastSection(of: section)
  }
}

extension RowKey {
  /// Checks that a row has a value under the name; no rows lack nothing.
  ///
  /// - Throws: That no row has one, with the names that the first rows have, or that it was cancelled.
  package func checkPresence(
    in sections: [Section],
    _ isCancelled: () -> Bool
  ) throws(ArrangementError) {
    var names: [String] = []
    var seen: Set<String> = []
    var count = 0
    for section in sections {
      for item in section.items {
        if value(of: item) != nil { return }
        if count & 0xFFF == 0, isCancelled() { throw .cancelled }
        count += 1
        guard count <= 200 else { continue }
        for name in Self.names(of: item) where seen.insert(name).inserted { names.append(name) }
      }
    }
    // Nothing is missing where there is nothing.
    if count > 0 { throw .noKey(name, names: names) }
  }
}
