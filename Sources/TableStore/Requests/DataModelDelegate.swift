/// What a data model tells its screen. (DRHTableView: data model delegate.)
@MainActor public protocol DataModelDelegate<Element>: AnyObject {
  /// What a row is made of.
  associatedtype Element: Sendable

  /// The rows are there; there may be none.
  func dataModel(_ model: DataModel<Element>, didLoad elements: [Element])

  /// Nothing came; the rows that are there stay.
  func dataModel(_ model: DataModel<Element>, didFailWith error: RequestError)
}
