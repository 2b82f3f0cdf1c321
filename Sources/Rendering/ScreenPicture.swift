public import TableModel

/// A table drawn for a screen that has looks: columns in lines, and which row each line shows.
public struct ScreenPicture: Hashable, Sendable {
  /// One line of the drawing.
  public struct Line: Hashable, Sendable {
    /// The columns, as many as the drawing is wide.
    public var cells: [ScreenCell]

    /// The row whose first line that is seen this is, or nil.
    public var indexPath: IndexPath?

    /// Whether it belongs to a selected row, whatever that looks like.
    public var isSelected: Bool
  }

  /// How many columns each line has.
  public let columns: Int

  /// The lines, from the top.
  public let lines: [Line]
}
