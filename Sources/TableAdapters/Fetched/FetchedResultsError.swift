import TableModel

/// A failure of a fetched results controller to fetch; it has no objects then.
public enum FetchedResultsError: Error, Hashable, Sendable {
  /// The fetch request has no sort descriptors. (F4)
  case noSortDescriptors

  /// The objects of a section are not next to each other. (F2)
  case outOfOrderSection(index: Int, name: String)

  /// The cache was made for another request or section key. (F3)
  case staleCache(name: String)

  /// A request in the order of the store has a predicate, another descriptor, or computed sections.
  case storeOrderIsExclusive
}

extension FetchedResultsError {
  /// Returns the text that Core Data logs for an error of a delegate. (F1)
  static func logged(_ error: TableError, in method: String) -> String {
    "An exception was caught from the delegate of NSFetchedResultsController during a call to"
      + " -\(method):.  \(error.text()) with userInfo (null)"
  }

  /// The stable word for programs.
  public var code: String {
    switch self {
    case .noSortDescriptors: "F4"
    case .outOfOrderSection: "F2"
    case .staleCache: "F3"
    case .storeOrderIsExclusive: "refused"
    }
  }

  /// The error message, in Core Data's words if it has them.
  public var message: String {
    switch self {
    case .noSortDescriptors:
      "An instance of NSFetchedResultsController requires a fetch request with sort descriptors"
    case .outOfOrderSection(let index, let name):
      "The fetched object at index \(index) has an out of order section name '\(name)."
        + " Objects must be sorted by section name'"
    case .staleCache:
      "The persistent cache of section information does not match the current configuration."
        + "  You have illegally mutated the NSFetchedResultsController's fetch request, its"
        + " predicate, or its sort descriptor without either disabling caching or using"
        + " +deleteCacheWithName:"
    case .storeOrderIsExclusive:
      "a request in the order of the store has no predicate, other order or section key"
    }
  }
}
