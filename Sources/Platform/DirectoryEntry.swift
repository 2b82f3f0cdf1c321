/// A name in a directory.
public struct DirectoryEntry: Hashable, Sendable {
  /// The name, without the directory.
  public let name: String

  /// Whether it is a directory, or a link to one.
  public let isDirectory: Bool
}
