public import TableModel

// Objects that know the rows by other paths than the table view does.
extension TableView {
  /// Asks or tells an object that knows the rows by other paths, such as a data source that another one
  /// filters.
  ///
  /// While it answers, the paths with which it dequeues cells and selects or deselects rows are translated.
  /// (In UIKit such an object gets paths that are not the table view's and must be written with care.)
  ///
  /// - Parameters:
  ///   - translate: Where the table shows a row that the object names, or nil where it does not.
  ///   - body: Asks the object.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws.
  public func translatingPaths<Answer, Failure: Error>(
    _ translate: @escaping (IndexPath) -> IndexPath?,
    _ body: () throws(Failure) -> Answer
  ) throws(Failure) -> Answer {
    let outer = pathTranslation
    defer { pathTranslation = outer }
    pathTranslation = outer.map { outer in { translate($0).flatMap(outer) } } ?? translate
    return try body()
  }

  /// Does the table's own work, in which everybody is asked by the table's paths again, also where an object
  /// started it that knows the rows by others.
  func byOwnPaths<Answer>(_ body: () throws(TableError) -> Answer) throws(TableError) -> Answer {
    let outer = pathTranslation
    defer { pathTranslation = outer }
    pathTranslation = nil
    return try body()
  }

  /// The table's own path for one that application code names, or nil where it shows no such row.
  func translated(_ path: IndexPath) -> IndexPath? {
    pathTranslation.map { $0(path) } ?? path
  }
}
