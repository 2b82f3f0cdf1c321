public import TableModel

// Objects with index paths that differ from the table view's.
extension TableView {
  /// Calls an object that uses other index paths, such as a data source that another one filters.
  ///
  /// During the call, its index paths are translated when it dequeues cells and selects or
  /// deselects rows. (In UIKit such an object receives foreign index paths and needs special care.)
  ///
  /// - Parameters:
  ///   - translate: A closure that maps the object's rows to shown index paths, or to nil for
  ///     hidden rows.
  ///   - body: The call.
  /// - Returns: The result of `body`.
  /// - Throws: The error of `body`.
  public func translatingPaths<Answer, Failure: Error>(
    _ translate: @escaping (IndexPath) -> IndexPath?,
    _ body: () throws(Failure) -> Answer
  ) throws(Failure) -> Answer {
    let outer = pathTranslation
    defer { pathTranslation = outer }
    pathTranslation = outer.map { outer in { translate($0).flatMap(outer) } } ?? translate
    return try body()
  }

  /// Runs the table's own work with its own index paths, even inside a translated call.
  func byOwnPaths<Answer>(_ body: () throws(TableError) -> Answer) throws(TableError) -> Answer {
    let outer = pathTranslation
    defer { pathTranslation = outer }
    pathTranslation = nil
    return try body()
  }

  /// Returns the table's index path for one from application code, or nil if the row is hidden.
  func translated(_ path: IndexPath) -> IndexPath? {
    pathTranslation.map { $0(path) } ?? path
  }
}
