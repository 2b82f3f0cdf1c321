/// A style of text whose size follows the text size of the user.
///
/// The numbers are from the Human Interface Guidelines: Typography, Dynamic Type sizes.
public enum TextStyle: String, Hashable, Sendable, CaseIterable {
  /// The style of titles and values.
  case body

  /// The style of texts below a title.
  case subheadline

  /// The size and the line height of a style, in points.
  public struct Metrics: Hashable, Sendable {
    /// The size of the font.
    public let size: Double

    /// The distance between two lines.
    public let lineHeight: Double

    /// Creates metrics.
    public init(size: Double, lineHeight: Double) {
      (self.size, self.lineHeight) = (size, lineHeight)
    }
  }

  /// Returns the metrics for a text size of the user.
  public func metrics(at category: TraitCollection.ContentSizeCategory) -> Metrics {
    let step = category.step
    return switch self {
    case .body: Metrics(size: Self.bodySizes[step].0, lineHeight: Self.bodySizes[step].1)
    case .subheadline:
      Metrics(size: Self.subheadlineSizes[step].0, lineHeight: Self.subheadlineSizes[step].1)
    }
  }

  /// Returns the factor by which the text is larger than at the default text size.
  public func scale(at category: TraitCollection.ContentSizeCategory) -> Double {
    metrics(at: category).size / metrics(at: .large).size
  }

  private static let bodySizes: [(Double, Double)] = [
    (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29),
    (28, 34), (33, 40), (40, 48), (47, 56), (53, 62),
  ]

  private static let subheadlineSizes: [(Double, Double)] = [
    (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24), (21, 28),
    (25, 31), (30, 37), (36, 43), (42, 50), (49, 58),
  ]
}

extension TraitCollection.ContentSizeCategory {
  /// The number of the text size, from 0 for the smallest.
  fileprivate var step: Int {
    switch self {
    case .extraSmall: 0
    case .small: 1
    case .medium: 2
    case .large: 3
    case .extraLarge: 4
    case .extraExtraLarge: 5
    case .extraExtraExtraLarge: 6
    case .accessibilityMedium: 7
    case .accessibilityLarge: 8
    case .accessibilityExtraLarge: 9
    case .accessibilityExtraExtraLarge: 10
    case .accessibilityExtraExtraExtraLarge: 11
    }
  }

  /// Whether the text size is one of the five accessibility sizes.
  public var isAccessibilityCategory: Bool { step > 6 }

  /// The short name, from `XS` to `XXXL` and from `AX1` to `AX5`.
  public var shortName: String { Self.shortNames[step] }

  /// Creates the text size with a name, in UIKit's spelling or short; returns nil if it is unknown.
  public init?(name: String) {
    let known = Self.allCases.first { $0.rawValue == name || $0.shortName == name }
    guard let known else { return nil }
    self = known
  }

  private static let shortNames = [
    "XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5",
  ]
}

extension TextRole {
  /// The style of text with the size of this role.
  public var textStyle: TextStyle {
    switch self {
    case .subtitle, .footer, .problem: .subheadline
    default: .body
    }
  }
}
