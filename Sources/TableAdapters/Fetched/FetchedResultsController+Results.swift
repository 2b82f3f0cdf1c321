public import TableModel

// The fetched objects by section and row.
extension FetchedResultsController {
  /// All objects in order; nil before ``performFetch()`` and after an error.
  ///
  /// - Complexity: O(n).
  public var fetchedObjects: [Item]? { arrangement?.allObjects }

  /// The sections; nil before ``performFetch()`` and after an error.
  ///
  /// - Complexity: O(s) for s sections.
  public var sections: [FetchedResultsSectionInfo]? {
    guard let arrangement else { return nil }
    return arrangement.sectionNames.enumerated().map { info($0, named: $1, of: arrangement) }
  }

  /// The number of sections; 0 without results.
  public var numberOfSections: Int { arrangement?.sectionCount ?? 0 }

  /// Returns the number of objects in a section; 0 for a section that does not exist.
  public func numberOfObjects(inSection section: Int) -> Int {
    arrangement?.objectCount(inSection: section) ?? 0
  }

  /// Returns the object at a path, or nil if it does not exist; Core Data throws an exception.
  ///
  /// Reading an object reads its batch, if the request has a `fetchBatchSize`.
  public func object(at indexPath: IndexPath) -> Item? {
    guard let arrangement else { return nil }
    readBatch(of: indexPath, in: arrangement)
    return arrangement.object(at: indexPath)
  }

  /// Returns the path of an object, or nil if it is not among the results.
  ///
  /// - Complexity: O(log n); in the order of a store, O(n).
  public func indexPath(forObject object: Item) -> IndexPath? {
    arrangement?.indexPath(of: object.origin)
  }

  /// The index titles of all sections; a section without a title has an empty one.
  public var sectionIndexTitles: [String] {
    arrangement?.sectionNames.map { sectionIndexTitle(forSectionName: $0) ?? "" } ?? []
  }

  /// Returns the index title of a section name: its first letter as a capital.
  ///
  /// The delegate may return another title. The title of an empty name is nil.
  public func sectionIndexTitle(forSectionName sectionName: String) -> String? {
    if let titling = delegate as? any FetchedResultsIndexTitling {
      return titling.controller(self, sectionIndexTitleForSectionName: sectionName)
    }
    return sectionName.first.map { String($0).uppercased() }
  }

  /// Returns the section of an index title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - index: The index of the title in ``sectionIndexTitles``.
  /// - Returns: The section, or nil if the index has no such title.
  public func section(forSectionIndexTitle title: String, at index: Int) -> Int? {
    let titles = sectionIndexTitles
    return titles.indices.contains(index) && titles[index] == title ? index : nil
  }

  /// Returns the effect of a move or an update in the last transaction on a cell.
  ///
  /// - Parameter indexPath: The path before the transaction.
  /// - Returns: The effect; `.configures` for a row that did not change. (Not in Core Data.)
  public func effect(ofChangeAt indexPath: IndexPath) -> FetchedCellEffect {
    effects[indexPath] ?? .configures
  }

  func info(
    _ section: Int,
    named name: String,
    of arrangement: any FetchedArrangement
  ) -> FetchedResultsSectionInfo {
    FetchedResultsSectionInfo(
      arrangement,
      index: section,
      name: name,
      indexTitle: sectionIndexTitle(forSectionName: name)
    )
  }
}
