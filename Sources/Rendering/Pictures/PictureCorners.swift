import TableUI
import TextLayout

/// The corner radii of a rectangle, in points.
struct PictureCorners: Hashable, Sendable {
  var topLeft = 0.0
  var topRight = 0.0
  var bottomRight = 0.0
  var bottomLeft = 0.0

  /// Returns corners of one radius.
  static func all(_ radius: Double) -> PictureCorners {
    PictureCorners(top: radius, bottom: radius)
  }

  /// Creates corners with one radius above and one below.
  init(top: Double, bottom: Double) {
    (topLeft, topRight, bottomRight, bottomLeft) = (top, top, bottom, bottom)
  }

  /// Returns only the corners at some sides.
  func only(left: Bool, right: Bool) -> PictureCorners {
    var corners = self
    if !left { (corners.topLeft, corners.bottomLeft) = (0, 0) }
    if !right { (corners.topRight, corners.bottomRight) = (0, 0) }
    return corners
  }

  var isSquare: Bool { topLeft == 0 && topRight == 0 && bottomRight == 0 && bottomLeft == 0 }

  /// Returns the outline of a rectangle with these corners, as path data.
  func outline(of rect: Rect) -> String {
    let most = max(0, min(rect.width, rect.height) / 2)
    let (a, b) = (min(topLeft, most), min(topRight, most))
    let (c, d) = (min(bottomRight, most), min(bottomLeft, most))
    var path =
      "M\((rect.minX + a).pointsText) \(rect.minY.pointsText)H\((rect.maxX - b).pointsText)"
    path += Self.arc(b, b, b) + "V\((rect.maxY - c).pointsText)" + Self.arc(c, -c, c)
    path += "H\((rect.minX + d).pointsText)" + Self.arc(d, -d, -d)
    path += "V\((rect.minY + a).pointsText)" + Self.arc(a, a, -a)
    return path + "z"
  }

  private static func arc(_ radius: Double, _ x: Double, _ y: Double) -> String {
    guard radius > 0 else { return "" }
    let size = radius.pointsText
    return "a\(size) \(size) 0 0 1 \(x.pointsText) \(y.pointsText)"
  }
}
