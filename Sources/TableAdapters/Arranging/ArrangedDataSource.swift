public import TableModel
public import TableUI

/// A data source that shows the rows of another one filtered, sorted and grouped, without changing
/// them.
///
/// The wrapped data source is called with its own index paths. This one has the same capabilities.
/// A trace names both, each with the index path that it receives.
///
/// ```swift
/// let arrangement = RowArrangement(filter: Query(containing: "ada"))
/// let arranged = try ArrangedDataSource(source, model: source, arrangement: arrangement)
/// tableView.dataSource = arranged
/// ```
///
/// Each change of the model is reported with ``applyChange(_:)``, as `perform(_:in:)` does.
@MainActor public final class ArrangedDataSource: RowMapping {
  /// The wrapped data source.
  public let wrapped: any TableViewDataSource

  /// The filter, the order and the grouping.
  public let arrangement: RowArrangement

  var map: ArrangementMap
  var reported = ReportedChanges()

  /// The current state between two batches, or nil outside of batches.
  var stage: UpdateStage?

  /// The number of applied changes.
  private(set) var changeCount = 0

  let model: any SectionsProviding

  /// The optional methods of the wrapped data source, looked up when the table view looks for them
  /// here.
  let behind = TableMethods()

  /// Creates a data source that arranges the rows of another one.
  ///
  /// - Parameters:
  ///   - wrapped: The data source.
  ///   - model: The object with the rows of the data source.
  ///   - arrangement: The filter, the order and the grouping.
  ///   - folded: The folded rows, in the source's index paths.
  ///   - isCancelled: Called every few thousand rows; true cancels the work.
  /// - Throws: An error if no row has the value to sort or group by.
  /// - Complexity: O(n) in the rows, O(n log n) if they are sorted.
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
    let keys =
      (arrangement.filter?.keys ?? []) + (arrangement.order?.parts.map(\.key) ?? [])
      + [arrangement.grouping].compactMap(\.self)
    for key in keys { try key.checkPresence(in: sections, isCancelled) }
    map = try ArrangementMap(arrangement, of: sections, isCancelled: isCancelled)
    if !folded.isEmpty { map.fold(folded, in: sections) }
  }

  /// Creates a data source with the arrangement of another one, for a different data source of the
  /// same rows.
  ///
  /// - Parameters:
  ///   - wrapped: The data source.
  ///   - model: The object with the rows of the data source.
  ///   - other: The data source that has arranged the rows.
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

  /// Arranges everything again if the model changed without a report.
  ///
  /// - Returns: Whether the model had changed.
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

  /// Returns the source section of a shown section; nil for a group.
  public func sourceSection(of section: Int) -> Int? {
    last(section).flatMap(map.sourceSection)
  }

  /// Returns the shown section of a source section, or nil if it is hidden.
  public func shownSection(of section: Int) -> Int? {
    let shown = map.shownSection(of: section)
    guard let stage else { return shown }
    return shown.flatMap(stage.section(ofLast:))
  }

  public var shownCounts: [Int] { map.shown.sections.map(\.count) }

  /// Returns the value of a section's group, or nil without a grouping.
  public func groupTitle(ofSection section: Int) -> String? {
    last(section).flatMap(map.title(ofSection:))
  }

  public var sourceCounts: [Int]? {
    let sections = model.sections
    return stage == nil && map.fits(sections) ? sections.map(\.items.count) : nil
  }

  public func present(_ stage: UpdateStage?) {
    self.stage = stage
    // The batches already contain all changes.
    reported = ReportedChanges()
  }

  /// Returns the index of a section after all batches.
  private func last(_ section: Int) -> Int? {
    guard let stage else { return section }
    return stage.lastSection(of: section)
  }
}

extension RowKey {
  /// Throws if no row has a value with the name.
  ///
  /// - Parameters:
  ///   - sections: The rows; if empty, no key is missing.
  ///   - isCancelled: Called every few thousand rows; true ends the work.
  /// - Throws: `ArrangementError.noKey` with the names that the first rows have.
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
        guard count <= 200, names.count < 2000 else { continue }
        for (name, _) in Self.paths(of: item) where seen.insert(name).inserted {
          names.append(name)
        }
      }
    }
    // An empty table has no missing values.
    if count > 0 { throw .noKey(name, names: names) }
  }
}
