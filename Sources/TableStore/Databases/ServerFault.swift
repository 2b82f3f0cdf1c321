import Database

/// An ability that a table's server is treated as lacking, so that the other way can be tried.
package enum ServerFault: String, CaseIterable, Hashable, Sendable {
  /// The server does not tell that a table has changed.
  case noListen = "no-listen"

  /// The rows do not have the numbers of their transactions.
  case noXmin = "no-xmin"

  /// The server cannot list the transactions that have ended.
  case noSnapshot = "no-snapshot"

  fileprivate var ability: ServerCapabilities.Ability {
    switch self {
    case .noListen: .notifications
    case .noXmin: .rowVersions
    case .noSnapshot: .snapshots
    }
  }
}

/// The abilities of a table's server.
package struct ServerInfo: Sendable {
  /// An ability that some servers lack.
  package struct Ability: Sendable {
    /// The name, such as `LISTEN`.
    package let name: String

    /// Whether it is used.
    package let isUsed: Bool

    /// The other way, which is used without it.
    package let fallback: String
  }

  /// The abilities, in a fixed order.
  package let abilities: [Ability]

  /// The place of NULL in an ascending order: `first` or `last`.
  package let nulls: String

  /// The way to read a page: `by an index` or `by sorting all rows`; nil if the server does not tell.
  package let pages: String?

  init(_ capabilities: ServerCapabilities) {
    abilities = ServerCapabilities.Ability.allCases.map { ability in
      Ability(
        name: ability.rawValue,
        isUsed: capabilities.abilities.contains(ability),
        fallback: ability.fallback
      )
    }
    nulls = capabilities.sortsNullFirst ? "first" : "last"
    pages = capabilities.readsPagesByIndex.map { $0 ? "by an index" : "by sorting all rows" }
  }
}

extension ServerCapabilities.Ability {
  /// The other way, in a few words.
  fileprivate var fallback: String {
    switch self {
    case .notifications: "the server is asked"
    case .rowVersions: "hashes of the rows"
    case .snapshots: "the row count and hashes"
    case .rowHashes: "all rows are read"
    case .outcomes: "the rows are compared"
    case .nullOrder: "NULL is last"
    case .estimates: "no estimate"
    case .plans: "no plan"
    }
  }
}

extension TableDocument {
  /// The abilities that the server is treated as lacking.
  package var serverFaults: Set<ServerFault> {
    let denied = database?.table.denied ?? []
    return Set(ServerFault.allCases.filter { denied.contains($0.ability) })
  }

  /// Treats the server as lacking an ability, or no longer.
  ///
  /// - Throws: An error if the rows are not those of a server.
  package func setServerFault(_ fault: ServerFault, isOn: Bool) throws(StoreError) {
    guard let database, database.table.address.server != nil else {
      throw .refused(
        "\(name) is not a table of a server",
        hint: "`open postgresql://HOST/DATABASE --table NAME`"
      )
    }
    let table = database.table
    if isOn { table.denied.insert(fault.ability) } else { table.denied.remove(fault.ability) }
    guard database.isFollowing else { return }
    do throws(DatabaseError) { try table.listen() } catch { throw .database(error, name: name) }
  }

  /// Tries what the server can do, once in a connection; nil if the rows are not those of a server.
  ///
  /// - Throws: An error if the server cannot be reached.
  package func serverInfo() throws(StoreError) -> ServerInfo? {
    do throws(DatabaseError) {
      return try database?.table.capabilities().map(ServerInfo.init)
    } catch {
      throw .database(error, name: name)
    }
  }
}
