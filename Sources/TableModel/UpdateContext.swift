/// The context of a rejected batch: the counts on both sides and the operations.
public struct UpdateContext: Hashable, Sendable {
  /// The row counts of the sections that the table view had cached.
  public let before: RowCounts

  /// The row counts of the sections that the data source reports now.
  public let after: RowCounts

  /// The operations that the table view received.
  public let updates: TableUpdates

  /// Whether the old counts were loaded before the batch began.
  public let wasLoaded: Bool

  /// The description of the table view at the end of a text.
  public let tableView: String

  /// Creates a context.
  public init(
    before: some Collection<Int>,
    after: some Collection<Int>,
    updates: TableUpdates,
    wasLoaded: Bool = true,
    tableView: String = "<TableView>"
  ) {
    self.before = RowCounts(before)
    self.after = RowCounts(after)
    self.updates = updates
    self.wasLoaded = wasLoaded
    self.tableView = tableView
  }

  /// The operations as texts, such as `delete 0·9`.
  public var operations: [String] { updates.operations }
}

extension UpdateContext: CustomStringConvertible {
  /// The facts on one line, such as `before [0]  after [0]  ops [delete 0·9]`.
  ///
  /// Long lists end with the number of omitted elements.
  public var description: String {
    "before \(Self.list(before))  after \(Self.list(after))  ops \(Self.list(operations))"
  }

  private static func list(
    _ values: some Collection<some CustomStringConvertible>,
    limit: Int = 12
  ) -> String {
    var texts = values.prefix(limit).map(\.description)
    if values.count > limit { texts.append("… \(values.count - limit) more") }
    return "[\(texts.joined(separator: ", "))]"
  }
}

extension UpdateContext {
  /// The text of E3: the counts of both sides and every single operation.
  var inconsistency: String {
    """
    Invalid batch updates detected: the number of sections and/or rows returned by the data source \
    before and after performing the batch updates are inconsistent with the updates.
    Data source before updates = \(Self.counts(before))
    Data source after updates = \(Self.counts(after))
    Updates = [
    \(updates.parts.map { "\t\($0)" }.joined(separator: ",\n"))
    ]
    Table view: \(tableView)
    """
  }

  private static func counts(_ counts: RowCounts) -> String {
    let noun = counts.count == 1 ? "section" : "sections"
    return "{ \(counts.count) \(noun) with row counts: \(counts) }"
  }
}

extension TableUpdates {
  /// The batch in UIKit's order: deletes downwards, inserts upwards, then moves.
  ///
  /// A reload is a delete and an insert.
  fileprivate var parts: [String] {
    func text(_ path: IndexPath) -> String { "(\(path.section) - \(path.row))" }
    var parts = (deletedRows + reloadedRows).sorted(by: >).map { "Delete row \(text($0))" }
    parts += (deletedSections + reloadedSections).sorted(by: >).map { "Delete section (\($0))" }
    parts += (insertedSections + reloadedSections).sorted().map { "Insert section (\($0))" }
    parts += (insertedRows + reloadedRows).sorted().map { "Insert row \(text($0))" }
    parts += movedSections.map { "Move section (\($0.from)) to (\($0.to))" }
    parts += movedRows.map { "Move row \(text($0.from)) to \(text($0.to))" }
    return parts
  }
}
