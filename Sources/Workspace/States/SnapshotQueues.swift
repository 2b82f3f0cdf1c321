package import TableModel
package import TableStore

/// A queue on which an application applies snapshots.
package enum SnapshotQueue: Hashable, Sendable {
  /// The main queue.
  case main

  /// A queue in the background: the virtual clock.
  case background
}

/// A mistake with queues or identifiers for which UIKit ends the application.
package enum SnapshotMisuse: Hashable, Sendable {
  /// A snapshot is applied on the main queue while others wait on another one (D8).
  case deadlock

  /// An identifier is equal to an applied one and has another hash value (D9).
  case differentHashes(ItemID)
}

/// The queues that apply snapshots, and the hash values of identifiers.
struct SnapshotQueues {
  /// The number of snapshots that wait on the background queue.
  private(set) var outstanding = 0

  /// The queue of the last apply, or nil before the first.
  private var last: SnapshotQueue?

  /// The number of data sources before this one, so that a snapshot for an earlier one is dropped.
  private(set) var generation = 0

  /// The rows at the time of the last apply, if hash values come from all members; else nil.
  private var hashedRows: [ItemID: Item]?

  /// Returns the mistake that an apply would make, or nil.
  ///
  /// - Complexity: O(rows) while hash values come from all members.
  func misuse(on queue: SnapshotQueue, showing sections: [Section]) -> SnapshotMisuse? {
    if queue == .main, outstanding > 0 { return .deadlock }
    guard let hashedRows else { return nil }
    for section in sections {
      for item in section.items {
        if let known = hashedRows[item.id], known != item { return .differentHashes(item.id) }
      }
    }
    return nil
  }

  /// Notes the queue of an apply.
  ///
  /// - Returns: Whether the apply before it was on another queue.
  mutating func note(_ queue: SnapshotQueue) -> Bool {
    defer { last = queue }
    return last.map { $0 != queue } ?? false
  }

  /// Adds a snapshot that waits.
  mutating func add() { outstanding += 1 }

  /// Removes a snapshot that waited.
  mutating func remove() { outstanding -= 1 }

  /// Sets whether the hash value of an identifier comes from all members of its row.
  mutating func hashAllMembers(_ isOn: Bool, of sections: [Section]) {
    hashedRows = isOn ? [:] : nil
    noteHashes(of: sections)
  }

  /// Notes the rows whose identifiers an apply has put into its table of hash values.
  mutating func noteHashes(of sections: [Section]) {
    guard hashedRows != nil else { return }
    let items = sections.flatMap(\.items)
    hashedRows = Dictionary(items.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Discards all state, because another data source is connected.
  mutating func leave() {
    self = SnapshotQueues(generation: generation + 1)
  }

  init() {}

  private init(generation: Int) { self.generation = generation }
}

// Snapshots on two queues, and identifiers whose hash values change.
extension AppSnapshot {
  /// The number of snapshots that wait on the background queue.
  package var outstanding: Int { queues.outstanding }

  /// Returns the mistake that an apply would make now, or nil.
  package func misuse(on queue: SnapshotQueue) -> SnapshotMisuse? {
    queues.misuse(on: queue, showing: source.shown)
  }

  /// Notes the queue of an apply.
  ///
  /// - Returns: Whether the apply before it was on the other queue.
  package func note(_ queue: SnapshotQueue) -> Bool { queues.note(queue) }

  /// Sets whether the hash value of an identifier comes from all members of its row, while `==`
  /// compares ids.
  package func hashAllMembers(_ isOn: Bool) { queues.hashAllMembers(isOn, of: source.shown) }

  /// Applies the current snapshot on the background queue.
  ///
  /// A snapshot for a data source that was replaced meanwhile is dropped.
  ///
  /// - Parameters:
  ///   - milliseconds: The time until it is applied.
  ///   - clock: The clock that is the queue.
  ///   - isAnimated: Whether the changes are animated.
  ///   - reloads: Whether everything is reloaded.
  ///   - report: Returns the line about the applied difference.
  /// - Throws: The error of an earlier change of the snapshot.
  package func applyInBackground(
    after milliseconds: Int,
    _ clock: VirtualClock,
    isAnimated: Bool,
    reloads: Bool,
    report: @escaping @MainActor (TableDifference) -> String
  ) throws(WorkspaceError) {
    let pending = try pending()
    queues.add()
    let generation = queues.generation
    clock.schedule(after: milliseconds) { [weak self] () throws(TableError) in
      guard let self, queues.generation == generation else { return [] }
      queues.remove()
      return [report(try apply(pending, isAnimated: isAnimated, reloads: reloads).difference)]
    }
  }
}
