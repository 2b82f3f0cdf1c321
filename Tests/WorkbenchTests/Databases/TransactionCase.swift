import TestSupport

/// A transaction of another program.
struct ForeignTransaction: Hashable, CustomStringConvertible {
  /// The statements; one that fails ends the transaction.
  var statements: [String]

  /// Whether the other program takes it back.
  let isTakenBack: Bool

  /// Whether the session shows rows after it, so that they are in memory.
  let showsRows: Bool

  var description: String {
    "BEGIN; \(statements.joined(separator: "; ")); \(isTakenBack ? "ROLLBACK" : "COMMIT")"
  }
}

/// The rows of a table, and the transactions that follow; it can be repeated.
struct TransactionCase: Hashable, CustomStringConvertible {
  /// The statements that make the rows.
  var setup: [String]

  /// The transactions.
  var transactions: [ForeignTransaction] = []

  /// The most cases that are tried for a shorter one.
  private static let mostTries = 200

  var description: String {
    (setup + transactions.map(\.description)).joined(separator: ";\n")
  }

  /// Returns a short case that still fails: with fewer transactions, fewer of their statements and
  /// fewer rows.
  func shortened(while fails: (TransactionCase) throws -> Bool) rethrows -> TransactionCase {
    var tries = 0
    func stillFails(_ shorter: TransactionCase) throws -> Bool {
      tries += 1
      return try tries <= Self.mostTries && fails(shorter)
    }
    var best = self
    best.transactions = try transactions.shortened { list in
      try stillFails(TransactionCase(setup: setup, transactions: list))
    }
    for index in best.transactions.indices {
      best.transactions[index].statements = try best.transactions[index].statements.shortened {
        var shorter = best
        shorter.transactions[index].statements = $0
        return try stillFails(shorter)
      }
    }
    best.setup = try best.setup.shortened { list in
      try stillFails(TransactionCase(setup: list, transactions: best.transactions))
    }
    return best
  }
}
