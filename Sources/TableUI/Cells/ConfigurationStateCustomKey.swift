/// The name of a state that an application adds to those of a cell.
public struct ConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a key of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Makes a key of a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
