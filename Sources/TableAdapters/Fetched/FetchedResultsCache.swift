/// The caches of section information by name, as far as Core Data checks them: each belongs to one
/// request and one section key.
@MainActor enum FetchedResultsCache {
  private struct Configuration: Hashable {
    let request: FetchRequest
    let sectionKey: SectionNameKeyPath?
  }

  private static var configurations: [String: Configuration] = [:]

  /// Checks the cache of a controller, and creates it if it does not exist.
  ///
  /// - Throws: ``FetchedResultsError/staleCache(name:)``.
  static func check(_ controller: FetchedResultsController) throws(FetchedResultsError) {
    guard let name = controller.cacheName else { return }
    let current = Configuration(
      request: controller.fetchRequest,
      sectionKey: controller.sectionNameKeyPath
    )
    guard configurations[name, default: current] == current else { throw .staleCache(name: name) }
    configurations[name] = current
  }

  static func delete(_ name: String?) {
    if let name { configurations[name] = nil } else { configurations = [:] }
  }
}
