/// Distances from the four edges in points.
public struct EdgeInsets: Hashable, Sendable {
  /// The distance from the top.
  public var top: Double

  /// The distance from the left.
  public var left: Double

  /// The distance from the bottom.
  public var bottom: Double

  /// The distance from the right.
  public var right: Double

  /// No distance from any edge.
  public static let zero = EdgeInsets()

  /// Makes insets; what is not given is 0.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The same with what is no length taken as 0 and what is too much cut, so that sums stay finite.
  var bounded: EdgeInsets {
    func bounded(_ length: Double) -> Double {
      length.isNaN ? 0 : min(max(length, -RowHeights.largest), RowHeights.largest)
    }
    return EdgeInsets(
      top: bounded(top),
      left: bounded(left),
      bottom: bounded(bottom),
      right: bounded(right)
    )
  }
}
