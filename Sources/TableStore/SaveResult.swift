public import Platform

/// What a save has done.
public struct SaveResult: Sendable {
  /// The file that was written.
  public let path: String

  /// Which file it is now.
  public let identity: FileIdentity

  /// How many bytes the file has now.
  public let bytes: Int

  /// What is worth knowing, such as heights that the file has no place for.
  public let notes: [String]

  /// The document to go on with: it knows the file as it is now.
  public let document: TableDocument
}
