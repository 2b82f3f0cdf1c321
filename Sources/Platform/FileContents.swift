/// The bytes of a file and what is needed to save over it.
public struct FileContents: Sendable {
  /// The bytes.
  public let bytes: [UInt8]

  /// Which file it was, or nil for bytes that came from a stream.
  public let identity: FileIdentity?

  /// The permission bits, as `chmod` takes them.
  public let mode: UInt32
}
