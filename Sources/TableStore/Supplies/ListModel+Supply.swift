import Platform
package import TableModel

// The pages of a list as one supply of rows.
extension ListModel: RowSupply {
  public var identity: String { RedactedURL(address).description }

  public var capabilities: Set<RowCapability> { [.load, .sendChanges, .cancel] }

  public var loadingPlace: String { request.shownAddress }

  public var progress: (received: Int, expected: Int?) { request.progress }

  public func start(_ load: RowLoad) {
    switch load {
    case .refresh: refresh()
    case .next: loadNextPage()
    case .previous: loadPreviousPage()
    }
  }

  public func load(
    upTo count: Int,
    _ completion: @escaping @MainActor (RowSupplyError?) -> Void
  ) {
    loads.add(count, completion)
    if hasRows(upTo: count) {
      loads.finishSoon(upTo: count)
    } else if !isLoading {
      loadNextPage()
    }
  }

  public func cancelLoads() {
    if !cancel() { loads.fail(.cancelled) }
  }

  private func hasRows(upTo count: Int) -> Bool {
    if case .exactly = rows.extent { true } else { rows.loadedCount >= count }
  }

  /// Adds the rows of a page to ``rows``, unless they are already there.
  func supply(_ page: ListPage, _ kind: RowLoad) {
    let old = rows
    var changes: [TableChange] = []
    if kind == .refresh {
      suppliedPages = [page.number]
      changes = rows.begin(with: page.sections, extent: .atLeast(page.rowCount))
    } else if suppliedPages.insert(page.number).inserted {
      changes =
        kind == .previous
        ? PagePlacing.before(rows.sections, page.sections)
        : PagePlacing.behind(rows.sections, page.sections)
      do throws(TableError) {
        try rows.apply(changes, isAppending: kind == .next)
      } catch {
        preconditionFailure("A page does not match the rows that it was placed in: \(error)")
      }
    }
    if isAtLastPage { rows.end() }
    if !changes.isEmpty {
      supplyDelegate?.rowSupply(self, didChange: old, to: rows, by: changes)
    }
  }

  /// Finishes the loads that have their rows, and loads the next page for the others.
  func finishLoads(_ error: RowSupplyError?) {
    if let error { return loads.fail(error) }
    let count = if case .exactly = rows.extent { Int.max } else { rows.loadedCount }
    loads.finish(upTo: count)
    guard !loads.isEmpty, !isLoading else { return }
    // A page that its screen rejected would be rejected again.
    if failedLoad != nil { return loads.fail(.cancelled) }
    loadNextPage()
  }
}

/// Places the sections of a further page in the table.
///
/// Rows with the same header as the section at the edge continue that section. The rest become new
/// sections.
package enum PagePlacing {
  /// Returns the edits that append a page.
  package static func behind(_ sections: [Section], _ page: [Section]) -> [TableChange] {
    var page = page[...]
    var changes: [TableChange] = []
    if let last = sections.last, let first = page.first, first.header == last.header {
      page = page.dropFirst()
      let end = IndexPath(row: last.items.count, section: sections.count - 1)
      if !first.items.isEmpty { changes.append(.insert(first.items, at: end)) }
    }
    changes += page.enumerated().map {
      .insertSection($0.element, at: sections.count + $0.offset)
    }
    return changes
  }

  /// Returns the edits that insert a page at the start.
  package static func before(_ sections: [Section], _ page: [Section]) -> [TableChange] {
    var page = page[...]
    var changes: [TableChange] = []
    if let first = sections.first, let last = page.last, last.header == first.header {
      page = page.dropLast()
      let start = IndexPath(row: 0, section: 0)
      if !last.items.isEmpty { changes.append(.insert(last.items, at: start)) }
    }
    changes += page.enumerated().map { .insertSection($0.element, at: $0.offset) }
    return changes
  }
}
