/// The traits of a view's screen that matter to cells.
public struct TraitCollection: Hashable, Sendable {
  /// The amount of space.
  public enum SizeClass: String, Hashable, Sendable, CaseIterable {
    /// Small, as on an iPhone.
    case compact

    /// Large, as on an iPad.
    case regular
  }

  /// The writing direction.
  public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
    /// Left to right, as in English.
    case leftToRight

    /// Right to left, as in Arabic.
    case rightToLeft
  }

  /// The user's preferred text size.
  public enum ContentSizeCategory: String, Hashable, Sendable, CaseIterable {
    /// The smallest text.
    case extraSmall

    /// Smaller text.
    case small

    /// Slightly smaller text.
    case medium

    /// The default text size.
    case large

    /// Slightly larger text.
    case extraLarge

    /// Larger text.
    case extraExtraLarge

    /// The largest text, except for the accessibility sizes.
    case extraExtraExtraLarge

    /// The first accessibility size, AX1.
    case accessibilityMedium

    /// The second accessibility size, AX2.
    case accessibilityLarge

    /// The third accessibility size, AX3.
    case accessibilityExtraLarge

    /// The fourth accessibility size, AX4.
    case accessibilityExtraExtraLarge

    /// The largest text of all, AX5.
    case accessibilityExtraExtraExtraLarge
  }

  /// The horizontal space.
  public var horizontalSizeClass: SizeClass

  /// The writing direction.
  ///
  /// The default is left to right.
  public var layoutDirection: LayoutDirection

  /// The preferred text size.
  ///
  /// The default is large.
  public var preferredContentSizeCategory: ContentSizeCategory

  /// Creates a collection; the defaults are those of a standard phone.
  public init(
    horizontalSizeClass: SizeClass = .compact,
    layoutDirection: LayoutDirection = .leftToRight,
    preferredContentSizeCategory: ContentSizeCategory = .large
  ) {
    self.horizontalSizeClass = horizontalSizeClass
    self.layoutDirection = layoutDirection
    self.preferredContentSizeCategory = preferredContentSizeCategory
  }
}

extension TraitCollection.SizeClass {
  /// The minimum width of the regular size class, in points.
  ///
  /// UIKit names devices but no width, so this is our choice.
  static let regularWidth = 600.0

  /// Creates the size class of a width in points.
  init(width: Double) { self = width >= Self.regularWidth ? .regular : .compact }
}
