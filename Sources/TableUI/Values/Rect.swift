/// A point, measured from the top left corner in points.
public struct Point: Hashable, Sendable {
  /// The distance from the left edge.
  public var x: Double

  /// The distance from the top edge.
  public var y: Double

  /// The top left corner.
  public static let zero = Point(x: 0, y: 0)

  /// Creates a point.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// A width and a height in points.
public struct Size: Hashable, Sendable {
  /// The width.
  public var width: Double

  /// The height.
  public var height: Double

  /// The empty size.
  public static let zero = Size(width: 0, height: 0)

  /// Creates a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// A rectangle, measured from the top left corner in points.
public struct Rect: Hashable, Sendable {
  /// The top left corner.
  public var origin: Point

  /// The width and the height.
  public var size: Size

  /// The empty rectangle at the top left corner.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// Creates a rectangle from its origin and size.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from four numbers.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }
}

extension Rect {
  /// The left edge.
  public var minX: Double { origin.x }

  /// The right edge.
  public var maxX: Double { origin.x + size.width }

  /// The top edge.
  public var minY: Double { origin.y }

  /// The vertical center.
  public var midY: Double { origin.y + size.height / 2 }

  /// The bottom edge.
  public var maxY: Double { origin.y + size.height }

  /// The distance from the left edge to the right edge.
  public var width: Double { size.width }

  /// The distance from the top edge to the bottom edge.
  public var height: Double { size.height }

  /// Whether a point is inside; the right and bottom edges are excluded.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Returns the smallest rectangle that contains this one and another one.
  public func union(_ other: Rect) -> Rect {
    let (left, top) = (min(minX, other.minX), min(minY, other.minY))
    return Rect(
      x: left,
      y: top,
      width: max(maxX, other.maxX) - left,
      height: max(maxY, other.maxY) - top
    )
  }
}

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

  /// Creates insets; the default of each edge is 0.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The insets with invalid lengths as 0 and large ones clamped, so that sums stay finite.
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
