import Synchronization

/// The longest times for work with a database.
///
/// They can change while a connection uses them; its next statement has the new ones.
package final class TimeLimits: Sendable {
  /// The kinds of work with a limit.
  package enum Work: CaseIterable, Hashable, Sendable {
    /// Connecting to a server.
    case connecting

    /// A statement of a server.
    case reading

    /// Waiting for a row or a file that another program has locked.
    case locking

    /// The limit in seconds, unless the address of the server has another one.
    package var usual: Int {
      switch self {
      case .connecting: 10
      case .reading: 30
      case .locking: 2
      }
    }
  }

  private let seconds = Mutex<[Work: Int]>([:])

  /// Creates the usual limits.
  package init() {}

  /// The chosen limit in seconds, or nil for the usual one or that of the address.
  package subscript(work: Work) -> Int? {
    get { seconds.withLock { $0[work] } }
    set { seconds.withLock { $0[work] = newValue } }
  }
}

// Two limits are equal only if they are the same object.
extension TimeLimits: Hashable {
  package static func == (left: TimeLimits, right: TimeLimits) -> Bool { left === right }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
