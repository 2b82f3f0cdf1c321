import TableModel

/// The objects of a fetch by index path.
protocol FetchedArrangement: Sendable {
  /// The number of sections.
  var sectionCount: Int { get }

  /// The names of the sections, in order.
  var sectionNames: [String] { get }

  /// Returns the number of objects in a section.
  func objectCount(inSection section: Int) -> Int

  /// Returns the object at a path, or nil if it does not exist.
  func object(at indexPath: IndexPath) -> Item?

  /// Returns the path of an object, or nil if it was not fetched.
  func indexPath(of origin: Item.Origin) -> IndexPath?

  /// Applies a transaction.
  ///
  /// - Parameters:
  ///   - changes: The changes, each counted in the state after the previous one.
  ///   - sections: The sections of the store after the changes.
  ///   - era: The rule for objects that keep their relative place.
  /// - Returns: The changes of the fetched objects.
  /// - Throws: The error about a section whose objects are not next to each other.
  mutating func apply(
    _ changes: [TableChange],
    _ sections: [Section],
    _ era: FetchedResultsEra
  ) throws(FetchedResultsError) -> FetchedBatch

  /// Returns the changes of the objects for one change of rows.
  ///
  /// - Returns: The changes, or nil if only ``apply(_:_:_:)`` finds them.
  /// - Complexity: O(k) for k changed rows.
  func makeBatch(of change: TableChange) -> FetchedBatch?

  /// Makes a change that ``makeBatch(of:)`` knows, in place.
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - sections: The sections of the store after the change.
  mutating func follow(_ change: TableChange, _ sections: [Section])
}

extension FetchedArrangement {
  func makeBatch(of change: TableChange) -> FetchedBatch? { nil }

  mutating func follow(_ change: TableChange, _ sections: [Section]) {}

  /// The number of objects in each section.
  var counts: RowCounts { RowCounts((0..<sectionCount).map(objectCount)) }

  /// Returns the objects of a section.
  func objects(inSection section: Int) -> [Item] {
    (0..<objectCount(inSection: section)).compactMap {
      object(at: IndexPath(row: $0, section: section))
    }
  }

  /// All objects in order.
  var allObjects: [Item] { (0..<sectionCount).flatMap(objects) }
}
