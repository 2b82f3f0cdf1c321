/// The style of a table view.
public enum TableViewStyle: String, Hashable, Sendable, CaseIterable {
  /// Rows from edge to edge, with floating headers.
  case plain

  /// Separate sections; headers stay with their sections, in capitals.
  case grouped

  /// Grouped, with sections inset from the edges.
  case insetGrouped

  /// Whether sections are separated.
  public var isGrouped: Bool { self != .plain }
}

/// The animation of inserted and deleted rows; recorded only.
public enum RowAnimation: Int, Hashable, Sendable, CaseIterable {
  /// Rows fade.
  case fade = 0

  /// Rows slide in from the right.
  case right = 1

  /// Rows slide in from the left.
  case left = 2

  /// Rows slide in from the top.
  case top = 3

  /// Rows slide in from the bottom.
  case bottom = 4

  /// Rows appear at once.
  case none = 5

  /// Rows stay centered.
  case middle = 6

  /// The table view selects the animation.
  case automatic = 100
}

/// The position of a row after scrolling to it.
public enum ScrollPosition: Int, Hashable, Sendable, CaseIterable {
  /// The position with the least movement.
  case none

  /// At the top.
  case top

  /// In the middle.
  case middle

  /// At the bottom.
  case bottom
}

/// The time at which a table view applies a cell's new preferred height.
public enum SelfSizingInvalidation: String, Hashable, Sendable, CaseIterable {
  /// Never automatically.
  case disabled

  /// On the cell's request.
  case enabled

  /// On any constraint change in the cell.
  case enabledIncludingConstraints
}

/// Whether content avoids the bars of a device. (UIKit:
/// `UIScrollView.ContentInsetAdjustmentBehavior`)
public enum ContentInsetAdjustmentBehavior: String, Hashable, Sendable, CaseIterable {
  /// The table view chooses, and adds the safe area.
  case automatic

  /// Only in directions that scroll; a table view scrolls up and down.
  case scrollableAxes

  /// Never: the first rows are below the bars.
  case never

  /// Always.
  case always
}

/// The separator between two rows.
public enum SeparatorStyle: String, Hashable, Sendable, CaseIterable {
  /// No separator.
  case none

  /// A thin line.
  case singleLine
}

/// The reference for separator insets.
public enum SeparatorInsetReference: String, Hashable, Sendable, CaseIterable {
  /// The edges of the cell.
  case fromCellEdges

  /// The table view's automatic insets.
  case fromAutomaticInsets
}
