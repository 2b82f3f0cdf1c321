/// The look of a table view.
public enum TableViewStyle: String, Hashable, Sendable, CaseIterable {
  /// Rows from edge to edge; headers float.
  case plain

  /// Sections set apart; headers stay with their sections, in capitals.
  case grouped

  /// Grouped, with sections drawn in from the edges.
  case insetGrouped

  /// Whether sections are set apart.
  public var isGrouped: Bool { self != .plain }
}
