import TableUI
import Workspace

/// A tracker of the open tables' live objects, and of objects that outlive their table.
///
/// References are weak, so tracking keeps no object alive. Objects are recorded when a screen
/// appears and when a count is requested. Tracking therefore costs a running command almost no
/// time.
@MainActor final class LiveObjectTracker {
  /// The role of an object in its table.
  enum Role: String, CaseIterable, Hashable {
    case controller
    case tableView = "table view"
    case dataSource = "data source"
    case delegate
    case generator
    case plugin
    case cell
  }

  /// An object that a table references now.
  struct Member {
    let object: AnyObject
    let role: Role
  }

  /// A count of objects with the same class and role.
  struct Count: Hashable {
    let role: Role
    let name: String
    let count: Int
  }

  private struct Entry {
    weak var object: AnyObject?

    /// The table view that the object belongs to, or the object itself.
    weak var table: AnyObject?
    let role: Role

    /// The class, which is named only when a count is requested, because names take time.
    let type: AnyObject.Type
  }

  /// The top screen at the last recording.
  weak var notedScreen: ViewController?

  private var entries: [ObjectIdentifier: Entry] = [:]

  /// Records the objects that a table references now.
  func note(_ members: [Member], of table: AnyObject) {
    for member in members {
      entries[ObjectIdentifier(member.object)] = Entry(
        object: member.object,
        table: table,
        role: member.role,
        type: type(of: member.object)
      )
    }
  }

  /// Returns the live objects, by role and class.
  ///
  /// - Parameters:
  ///   - reached: The objects that the open tables reference now.
  ///   - tables: The table views of the open tables.
  /// - Returns: All live objects, and the leaked ones: a dismissed screen, or any object of a
  ///   closed table.
  func count(reached: [Member], tables: [AnyObject]) -> (alive: [Count], left: [Count]) {
    entries = entries.filter { $0.value.object != nil }
    let known = Set(reached.map { ObjectIdentifier($0.object) })
    let open = Set(tables.map { ObjectIdentifier($0) })
    let left = entries.filter { id, entry in
      if known.contains(id) { return false }
      // Cells in the pool and replaced delegates belong to an open table.
      let isOpen = entry.table.map { open.contains(ObjectIdentifier($0)) } ?? false
      return entry.role == .controller || !isOpen
    }
    return (Self.sums(entries), Self.sums(left))
  }

  private static func sums(_ entries: [ObjectIdentifier: Entry]) -> [Count] {
    let groups = Dictionary(grouping: entries.values) {
      [$0.role.rawValue, ClassNames.name(of: $0.type)]
    }
    let order = Role.allCases
    return
      groups
      .map { Count(role: $1[0].role, name: $0[1], count: $1.count) }
      .sorted {
        let (left, right) = (order.firstIndex(of: $0.role) ?? 0, order.firstIndex(of: $1.role) ?? 0)
        return left == right ? $0.name < $1.name : left < right
      }
  }
}
