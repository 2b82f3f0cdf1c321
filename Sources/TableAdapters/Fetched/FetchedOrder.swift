import TableModel

/// A fetched object with the values that decide its place.
struct FetchedRow {
  let object: Item
  let keys: [SortValue]
  let sectionName: String

  /// Whether another version of the object has the same place in every list.
  func hasPlace(of other: FetchedRow) -> Bool {
    keys == other.keys && sectionName.utf8.elementsEqual(other.sectionName.utf8)
  }
}

/// The order of fetched objects: the sort descriptors, then the identity of the objects.
struct FetchedOrder {
  let request: FetchRequest
  let sectionKey: SectionNameKeyPath?

  /// Returns an object with its values, or nil if it does not match the predicate.
  func row(_ object: Item) -> FetchedRow? {
    guard request.predicate?.matches(object) != false else { return nil }
    return FetchedRow(
      object: object,
      keys: request.sortDescriptors.map { SortValue($0.key?.value(of: object)) },
      sectionName: sectionKey?.sectionName?(object) ?? ""
    )
  }

  /// Whether an object is before another one.
  func precedes(_ left: FetchedRow, _ right: FetchedRow) -> Bool {
    for (index, descriptor) in request.sortDescriptors.enumerated() {
      let (first, second) = (left.keys[index], right.keys[index])
      guard first != second else { continue }
      let isAscending = descriptor.ascending || first == .missing || second == .missing
      return isAscending ? first < second : second < first
    }
    return left.object.origin.precedes(right.object.origin)
  }
}

extension Item.Origin {
  /// Loaded objects come first, in the order of their document; created ones follow.
  fileprivate func precedes(_ other: Item.Origin) -> Bool {
    switch (self, other) {
    case (.loaded(let left), .loaded(let right)): left < right
    case (.made(let left), .made(let right)): left < right
    case (.loaded, .made): true
    case (.made, .loaded): false
    }
  }
}
