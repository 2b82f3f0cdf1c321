/// The abilities of a server, among those that some servers lack.
///
/// A server is never judged by its version: each ability is tried once in a connection.
package struct ServerCapabilities: Hashable, Sendable {
  /// An ability, with its name for people.
  package enum Ability: String, CaseIterable, Hashable, Sendable {
    /// It tells listeners that a table has changed.
    case notifications = "LISTEN"

    /// Each row has the number of the transaction that wrote it.
    case rowVersions = "xmin"

    /// The server can list the transactions that have ended.
    case snapshots = "snapshot"

    /// It computes hashes of rows.
    case rowHashes = "row hash"

    /// It tells later whether a transaction was committed.
    case outcomes = "pg_xact_status"

    /// It shows where NULL sorts.
    case nullOrder = "NULL order"

    /// It estimates the number of rows.
    case estimates = "estimate"

    /// It explains how it reads a page.
    case plans = "EXPLAIN"
  }

  /// The abilities that it has.
  package let abilities: Set<Ability>

  /// Whether NULL is first in an ascending order.
  package let sortsNullFirst: Bool

  /// Whether the server reads a page through an index; nil if it does not explain how it reads.
  package let readsPagesByIndex: Bool?
}
