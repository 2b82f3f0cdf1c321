package import TableModel

/// Places the sections of a further page: rows under the header at the edge continue its section, the rest are
/// sections of their own.
package enum PagePlacing {
  /// The edits that put a page behind what is there.
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

  /// The edits that put a page before what is there.
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
