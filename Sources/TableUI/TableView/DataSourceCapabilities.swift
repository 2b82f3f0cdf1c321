/// What a data source can do beyond what it must, looked up once when it is assigned.
@MainActor final class DataSourceCapabilities {
  weak var titling: (any TableViewTitling)?
  weak var rowEditing: (any TableViewRowEditing)?
  weak var rowEditability: (any TableViewRowEditability)?
  weak var rowMoving: (any TableViewRowMoving)?
  weak var rowMovability: (any TableViewRowMovability)?
  weak var indexing: (any TableViewIndexing)?
  weak var changeReporting: (any TableViewChangeReporting)?

  init() {}

  init(of object: AnyObject?) {
    titling = probe((any TableViewTitling).self, in: object)
    rowEditing = probe((any TableViewRowEditing).self, in: object)
    rowEditability = probe((any TableViewRowEditability).self, in: object)
    rowMoving = probe((any TableViewRowMoving).self, in: object)
    rowMovability = probe((any TableViewRowMovability).self, in: object)
    indexing = probe((any TableViewIndexing).self, in: object)
    changeReporting = probe((any TableViewChangeReporting).self, in: object)
  }
}

/// The object that has a capability: behind objects that forward, or the object itself.
@MainActor package func probe<Capability>(
  _ capability: Capability.Type,
  in object: AnyObject?
) -> Capability? {
  var object = object
  // Whoever forwards in a circle has nothing at its end.
  for _ in 0..<100 {
    guard let forwarding = object as? any CapabilityForwarding else { return object as? Capability }
    let target = forwarding.target(for: capability)
    if target === object { return target as? Capability }
    object = target
  }
  return nil
}
