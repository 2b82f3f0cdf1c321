public import TableModel
public import TableUI

// New requests for the rows of a screen.
extension FetchedResultsController {
  /// Fetches the rows of an arrangement, with the cache of these results.
  ///
  /// The results keep the order of their store: a data source in front of them shows the
  /// arrangement. A correct request cannot fail, so only a mistake reads the rows.
  ///
  /// - Parameters:
  ///   - arrangement: The filter, the order and the grouping.
  ///   - mistakes: The mistakes to make on purpose.
  /// - Throws: ``FetchedResultsError/outOfOrderSection(index:name:)`` or
  ///   ``FetchedResultsError/staleCache(name:)``.
  public func performFetch(
    for arrangement: RowArrangement,
    mistakes: Set<FetchedMistake>
  ) throws(FetchedResultsError) {
    trace("performFetch() \(arrangement.inTrace)", to: .controller(self), .documented)
    defer { messageObserver?.messageEnded(result: nil) }
    readBatches = []
    let current = FetchRequest(arrangement)
    if mistakes.contains(.staleCache), cached != (current, arrangement.grouping) {
      throw .staleCache(name: "rows")
    }
    if mistakes.contains(.wrongSections), let key = arrangement.grouping {
      var request = FetchRequest(arrangement.filter, arrangement.order?.parts ?? [])
      if request.sortDescriptors.isEmpty { request.sortDescriptors = [.storeOrder] }
      _ = try SortedObjects(
        managedObjectContext.sections,
        FetchedOrder(request: request, sectionKey: SectionNameKeyPath(key: key.name))
      )
    }
    cached = (current, arrangement.grouping)
    if mistakes.contains(.allBatches) { readAllBatches() }
  }

  /// Reads objects that are equal to the old ones, without a report.
  func rereadObjects() {
    guard arrangement != nil else { return }
    do throws(FetchedResultsError) { arrangement = try makeArrangement() } catch {
      preconditionFailure("A fetch in the order of the store cannot fail: \(error).")
    }
  }

  /// Returns the objects that a table view shows at other places than the store, with their results.
  ///
  /// - Parameter mapping: The mapping between the places.
  /// - Returns: The objects and their results, or nil if the mapping does not provide its rows.
  public func shown(
    _ mapping: any RowMapping
  ) -> (objects: ShownObjects, results: FetchedResultsController)? {
    guard let rows = mapping as? any SectionsProviding else { return nil }
    let objects = ShownObjects(rows)
    let results = FetchedResultsController(storeOrderOf: objects)
    results.era = era
    let order = FetchedOrder(
      request: cached.request,
      sectionKey: cached.grouping.map { SectionNameKeyPath(key: $0.name) }
    )
    results.arrangement = StoreOrderedObjects(
      objects.sections,
      movingBy: era == .ios9 ? order : nil
    )
    results.messageObserver = messageObserver
    return (objects, results)
  }
}

extension RowArrangement {
  /// The request as text, such as `by city, title, in sections by city`.
  fileprivate var inTrace: String {
    let keys = FetchRequest(self).sortDescriptors.compactMap { descriptor in
      descriptor.key.map { $0.name + (descriptor.ascending ? "" : " desc") }
    }
    let order = keys.isEmpty ? [] : ["by \(keys.joined(separator: ", "))"]
    let sections = grouping.map { ["in sections by \($0.name)"] } ?? []
    return (order + sections + (filter == nil ? [] : ["filtered"])).joined(separator: ", ")
  }
}
