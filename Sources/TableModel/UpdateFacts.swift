/// What was known when a batch was refused: the counts on both sides and what the table was told.
public struct UpdateFacts: Hashable, Sendable {
  /// The rows of each section as the table had cached them.
  public let before: [Int]

  /// The rows of each section as the data source reports them now.
  public let after: [Int]

  /// What the table was told.
  public let updates: TableUpdates

  /// Whether the counts before come from a load that took place before the batch began.
  public let wasLoaded: Bool

  /// How the table view names itself in a text that ends with it.
  public let tableView: String

  /// Gathers the facts.
  public init(
    before: [Int],
    after: [Int],
    updates: TableUpdates,
    wasLoaded: Bool = true,
    tableView: String = "<TableView>"
  ) {
    self.before = before
    self.after = after
    self.updates = updates
    self.wasLoaded = wasLoaded
    self.tableView = tableView
  }

  /// What the table was told, one text per operation, such as `delete 0·9`.
  public var operations: [String] { updates.operations }
}

extension UpdateFacts: CustomStringConvertible {
  /// The facts on one line, such as `before [0]  after [0]  ops [delete 0·9]`.
  ///
  /// Long lists end with the number of what is left out.
  public var description: String {
    "before \(Self.list(before))  after \(Self.list(after))  ops \(Self.list(operations))"
  }

  private static func list(_ values: [some CustomStringConvertible], limit: Int = 12) -> String {
    var texts = values.prefix(limit).map(\.description)
    if values.count > limit { texts.append("… \(values.count - limit) more") }
    return "[\(texts.joined(separator: ", "))]"
  }
}
