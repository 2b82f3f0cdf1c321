/// What a view knows of the screen that it is on, as far as it matters to cells.
public struct TraitCollection: Hashable, Sendable {
  /// How much room there is.
  public enum SizeClass: String, Hashable, Sendable, CaseIterable {
    /// Little, as on a phone.
    case compact

    /// Much, as on a tablet.
    case regular
  }

  /// Which way a text runs.
  public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
    /// As in English.
    case leftToRight

    /// As in Arabic.
    case rightToLeft
  }

  /// How large a person wants texts to be.
  public enum ContentSizeCategory: String, Hashable, Sendable, CaseIterable {
    /// The smallest texts.
    case extraSmall

    /// Smaller texts.
    case small

    /// Somewhat smaller texts.
    case medium

    /// What nobody has changed.
    case large

    /// Somewhat larger texts.
    case extraLarge

    /// Larger texts.
    case extraExtraLarge

    /// The largest texts but those that are meant for people who see badly.
    case extraExtraExtraLarge
  }

  /// How much room there is from side to side.
  public var horizontalSizeClass: SizeClass

  /// Which way texts run.
  ///
  /// The default is from left to right.
  public var layoutDirection: LayoutDirection

  /// How large texts are wanted.
  ///
  /// The default is large.
  public var preferredContentSizeCategory: ContentSizeCategory

  /// Makes a collection; what is not given is that of a phone as it comes.
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
  /// From this width on there is much room, in points; UIKit names devices and no width, so it is ours.
  static let regularWidth = 600.0

  /// The size class of a width in points.
  init(width: Double) { self = width >= Self.regularWidth ? .regular : .compact }
}
