/// Which parts of a table view are only as wide as their content.
public struct ContentHuggingElements: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Makes a set of its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The headers of sections.
  public static let sectionHeaders = ContentHuggingElements(rawValue: 1)
}
