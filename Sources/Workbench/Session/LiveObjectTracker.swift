import TableUI
import Workspace

/// Knows which objects of the open tables are alive, and which outlived the table that they belonged to.
///
/// Objects are held weakly, so that being counted keeps none of them alive. They are noted when a screen comes, and
/// again when somebody asks, so that counting costs a running command next to nothing.
@MainActor final class LiveObjectTracker {
  /// What an object is in its table.
  enum Role: String, CaseIterable, Hashable {
    case controller
    case tableView = "table view"
    case dataSource = "data source"
    case delegate
    case generator
    case plugin
    case cell
  }

  /// An object that a table reaches now.
  struct Member {
    let object: AnyObject
    let role: Role
  }

  /// Some objects of one class.
  struct Count: Hashable {
    let role: Role
    let name: String
    let count: Int
  }

  private struct Entry {
    weak var object: AnyObject?

    /// The table view that the object belongs to, which may be the object itself.
    weak var table: AnyObject?
    let role: Role
    let name: String
  }

  /// The screen that was on top when screens were noted last.
  weak var notedScreen: ViewController?

  private var entries: [ObjectIdentifier: Entry] = [:]

  /// Notes the objects that a table reaches now.
  func note(_ members: [Member], of table: AnyObject) {
    for member in members {
      entries[ObjectIdentifier(member.object)] = Entry(
        object: member.object,
        table: table,
        role: member.role,
        name: String(describing: type(of: member.object))
      )
    }
  }

  /// The objects that are alive, by role and class.
  ///
  /// - Parameters:
  ///   - reached: Those that the open tables reach now.
  ///   - tables: The table views of the open tables.
  /// - Returns: All that live, and those among them that no open table has any use for: a screen that was left, or
  ///   anything else whose table is closed.
  func count(reached: [Member], tables: [AnyObject]) -> (alive: [Count], left: [Count]) {
    entries = entries.filter { $0.value.object != nil }
    let known = Set(reached.map { ObjectIdentifier($0.object) })
    let open = Set(tables.map { ObjectIdentifier($0) })
    let left = entries.filter { id, entry in
      if known.contains(id) { return false }
      // Cells in the pool and delegates that stepped aside belong to a table that is there.
      let isOpen = entry.table.map { open.contains(ObjectIdentifier($0)) } ?? false
      return entry.role == .controller || !isOpen
    }
    return (Self.sums(entries), Self.sums(left))
  }

  private static func sums(_ entries: [ObjectIdentifier: Entry]) -> [Count] {
    let groups = Dictionary(grouping: entries.values) { [$0.role.rawValue, $0.name] }
    let order = Role.allCases
    return groups.values.map { Count(role: $0[0].role, name: $0[0].name, count: $0.count) }
      .sorted {
        let (left, right) = (order.firstIndex(of: $0.role) ?? 0, order.firstIndex(of: $1.role) ?? 0)
        return left == right ? $0.name < $1.name : left < right
      }
  }
}
