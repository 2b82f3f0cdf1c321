public import TableModel

/// An object that identifies rows by their shown index paths, even while a ``RowMapping`` is
/// active.
@MainActor public protocol ShownPlaceKnowing: AnyObject {}

/// A data source that reorders or hides the rows of another one.
///
/// The table view then calls its delegate and its prefetch data source with the source's index
/// paths. Code that changes the model reports the change and receives the matching changes of the
/// table.
@MainActor public protocol RowMapping: ShownPlaceKnowing {
  /// Returns the shown index path of a source row, or nil if the row is hidden.
  func shownPath(of path: IndexPath) -> IndexPath?

  /// Returns the source row at a shown index path, or nil.
  func sourcePath(of path: IndexPath) -> IndexPath?

  /// Returns the source section of a shown section, or nil if the source does not have it.
  func sourceSection(of section: Int) -> Int?

  /// The number of rows of each section of the source; nil if the mapping may not have all its
  /// changes.
  ///
  /// Then each shown row has a source row. The default is nil.
  var sourceCounts: [Int]? { get }

  /// Applies a change that the model has made and returns the changes of the shown rows.
  ///
  /// - Parameter change: The change in the source's index paths.
  /// - Returns: The changes of the table, each relative to the state after the one before.
  func applyChange(_ change: TableChange) -> [TableChange]

  /// Saves the current mapping.
  ///
  /// - Returns: A closure that restores the mapping once the model has its current state again; it
  ///   takes no time.
  func makeRestore() -> @MainActor () -> Void

  /// The number of shown rows per section.
  var shownCounts: [Int] { get }

  /// Shows the rows in their state between two batches, until another stage is set.
  ///
  /// - Parameter stage: The stage, or nil for the current rows.
  func present(_ stage: UpdateStage?)
}

extension RowMapping {
  public var sourceCounts: [Int]? { nil }
}

/// A row or a section that a ``RowMapping`` can map to its source.
@MainActor package protocol MappedPlace {
  /// Returns the same row or section in the source, or nil if the source does not have it.
  func inSource(of mapping: any RowMapping) -> Self?
}

extension IndexPath: MappedPlace {
  package func inSource(of mapping: any RowMapping) -> IndexPath? { mapping.sourcePath(of: self) }
}

extension Int: MappedPlace {
  package func inSource(of mapping: any RowMapping) -> Int? { mapping.sourceSection(of: self) }
}

/// The index paths that an object uses for rows: the table's, or those of a source.
package struct RowPlaces {
  /// The mapping, or nil if they are the table's.
  let mapping: (any RowMapping)?

  /// The table's own index paths.
  static var table: RowPlaces { RowPlaces(mapping: nil) }

  /// Returns the object's index path or section index for a shown place, or nil if it has none.
  @MainActor package func own<Place: MappedPlace>(_ place: Place) -> Place? {
    guard let mapping else { return place }
    return place.inSource(of: mapping)
  }

  /// Returns the shown index path of an object's row, or nil if the row is hidden.
  @MainActor package func shown(_ path: IndexPath) -> IndexPath? {
    guard let mapping else { return path }
    return mapping.shownPath(of: path)
  }
}
