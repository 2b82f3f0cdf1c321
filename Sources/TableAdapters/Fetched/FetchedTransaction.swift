import TableModel

/// The objects that a sequence of changes touches, each with its last value.
struct FetchedTransaction {
  /// The identities in the order of the first change.
  private(set) var origins: [Item.Origin] = []

  private var objects: [Item.Origin: Item?] = [:]

  /// Collects the objects of some changes.
  init(_ changes: [TableChange]) {
    for change in changes {
      switch change {
      case .insert(let items, _): for item in items { put(item) }
      case .delete(let items, _): for item in items { delete(item) }
      case .insertSection(let section, _): for item in section.items { put(item) }
      case .deleteSection(let section, _): for item in section.items { delete(item) }
      case .update(_, let old, let new), .height(_, let old, let new):
        if old.origin != new.origin { delete(old) }
        put(new)
      case .move, .moveSection, .header, .footer, .members: break
      }
    }
  }

  /// Returns the last value of an object, or nil if it was deleted.
  func object(_ origin: Item.Origin) -> Item? { objects[origin].flatMap { $0 } }

  private mutating func put(_ item: Item) { note(item.origin, item) }

  private mutating func delete(_ item: Item) { note(item.origin, nil) }

  private mutating func note(_ origin: Item.Origin, _ item: Item?) {
    if objects.updateValue(item, forKey: origin) == nil { origins.append(origin) }
  }
}
