/// The elements of a table view that are only as wide as their content.
public struct ContentHuggingElements: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The section headers.
  public static let sectionHeaders = ContentHuggingElements(rawValue: 1)
}
