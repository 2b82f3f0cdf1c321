/// A rectangle in points, counted from the top left corner.
public struct Rect: Hashable, Sendable {
  /// The top left corner.
  public var origin: Point

  /// The width and the height.
  public var size: Size

  /// The rectangle without a size at the top left corner.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// Makes a rectangle.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle of four numbers.
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

  /// The middle between top and bottom.
  public var midY: Double { origin.y + size.height / 2 }

  /// The bottom edge.
  public var maxY: Double { origin.y + size.height }

  /// The distance from the left edge to the right edge.
  public var width: Double { size.width }

  /// The distance from the top edge to the bottom edge.
  public var height: Double { size.height }

  /// Whether a point lies within; the right and the lower edge belong to what comes next.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// The smallest rectangle around this one and another one.
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
