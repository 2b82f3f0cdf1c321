public import TableModel

/// An object that knows the rows by the places where the table shows them, also while a ``RowMapping`` is on.
@MainActor public protocol ShownPlaceKnowing: AnyObject {}

/// A data source that shows the rows of another at other places, or not at all.
///
/// The table view asks and tells its delegate and its prefetch data source by the paths of the source then.
/// Whoever changes the model behind it says so, and learns what that is in the table.
@MainActor public protocol RowMapping: ShownPlaceKnowing {
  /// Where the table shows a row of the source, or nil where it is not shown.
  func shownPath(of path: IndexPath) -> IndexPath?

  /// Which row of the source the table shows at a place, or nil.
  func sourcePath(of path: IndexPath) -> IndexPath?

  /// Which section of the source is shown as a section; nil for one that the source does not have.
  func sourceSection(of section: Int) -> Int?

  /// Applies a change that the model has made, and returns what happened to the rows that are shown.
  ///
  /// - Parameter change: The change in the source's paths.
  /// - Returns: The changes of the table, each counted in the state that the one before it left.
  func applyChange(_ change: TableChange) -> [TableChange]

  /// Notes how the rows are shown now.
  ///
  /// - Returns: What shows them so again once the model is as it is now; it takes no time.
  func makeRestore() -> @MainActor () -> Void

  /// How many rows of each section are shown.
  var shownCounts: [Int] { get }

  /// Shows the rows as they stand between two batches, until another moment is asked for.
  ///
  /// - Parameter stage: The moment, or nil for the rows as they are.
  func present(_ stage: UpdateStage?)
}

/// A row or a section, of which a ``RowMapping`` knows the place in its source.
@MainActor package protocol MappedPlace {
  /// The same row or section in the source, or nil where the source does not have it.
  func inSource(of mapping: any RowMapping) -> Self?
}

extension IndexPath: MappedPlace {
  package func inSource(of mapping: any RowMapping) -> IndexPath? { mapping.sourcePath(of: self) }
}

extension Int: MappedPlace {
  package func inSource(of mapping: any RowMapping) -> Int? { mapping.sourceSection(of: self) }
}

/// The paths by which an object behind the table view knows the rows: the table's, or those of a source.
package struct RowPlaces {
  /// Who maps them, or nil where they are the table's.
  let mapping: (any RowMapping)?

  /// The table's own paths.
  static var table: RowPlaces { RowPlaces(mapping: nil) }

  /// The object's path of a row, or its number of a section, that the table shows; nil where it has none.
  @MainActor package func own<Place: MappedPlace>(_ place: Place) -> Place? {
    guard let mapping else { return place }
    return place.inSource(of: mapping)
  }

  /// Where the table shows a row of the object's, or nil where it does not.
  @MainActor package func shown(_ path: IndexPath) -> IndexPath? {
    guard let mapping else { return path }
    return mapping.shownPath(of: path)
  }
}
