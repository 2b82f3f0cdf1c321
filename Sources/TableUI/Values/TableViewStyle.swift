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

/// How rows come and go; recorded, since nothing moves here.
public enum RowAnimation: Int, Hashable, Sendable, CaseIterable {
  /// They fade.
  case fade = 0

  /// They come from the right.
  case right = 1

  /// They come from the left.
  case left = 2

  /// They come from the top.
  case top = 3

  /// They come from the bottom.
  case bottom = 4

  /// They are there at once.
  case none = 5

  /// They stay in the middle.
  case middle = 6

  /// The table view picks.
  case automatic = 100
}

/// Where a row shall stand after scrolling to it.
public enum ScrollPosition: Int, Hashable, Sendable, CaseIterable {
  /// Wherever it is reached with the least movement.
  case none

  /// At the top.
  case top

  /// In the middle.
  case middle

  /// At the bottom.
  case bottom
}

/// When a table view takes over that a cell wants another height.
public enum SelfSizingInvalidation: String, Hashable, Sendable, CaseIterable {
  /// Never by itself.
  case disabled

  /// When the cell asks for it.
  case enabled

  /// When anything in the cell changes its constraints.
  case enabledIncludingConstraints
}

/// What stands between two rows.
public enum SeparatorStyle: String, Hashable, Sendable, CaseIterable {
  /// Nothing.
  case none

  /// A thin line.
  case singleLine
}

/// What the insets of separators count from.
public enum SeparatorInsetReference: String, Hashable, Sendable, CaseIterable {
  /// The edges of the cell.
  case fromCellEdges

  /// The insets that the table view would choose by itself.
  case fromAutomaticInsets
}
