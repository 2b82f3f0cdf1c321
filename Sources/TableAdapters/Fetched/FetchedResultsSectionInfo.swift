public import TableModel

/// A section of fetched results. (Core Data: `NSFetchedResultsSectionInfo`.)
public struct FetchedResultsSectionInfo: Sendable {
  /// The name: the value of the section key, or empty without one.
  public let name: String

  /// The title in the section index, or nil.
  public let indexTitle: String?

  /// The number of objects; it reads none of them.
  public let numberOfObjects: Int

  /// The index of the section.
  public let index: Int

  private let arrangement: any FetchedArrangement

  init(_ arrangement: any FetchedArrangement, index: Int, name: String, indexTitle: String?) {
    self.arrangement = arrangement
    self.index = index
    self.name = name
    self.indexTitle = indexTitle
    numberOfObjects = arrangement.objectCount(inSection: index)
  }

  /// The objects in order.
  ///
  /// - Complexity: O(n).
  public var objects: [Item] { arrangement.objects(inSection: index) }
}
