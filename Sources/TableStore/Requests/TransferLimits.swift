/// How much time and room one exchange with a server may take.
public struct TransferLimits: Hashable, Sendable {
  /// The total time in seconds, from the first look-up of the name to the last byte.
  public var seconds = 30.0

  /// The time in seconds until the server has taken the connection.
  public var connectSeconds = 10.0

  /// How many bytes of a body are taken, counted after it was unpacked.
  public var bytes = 64 << 20

  /// How many times a server may send us elsewhere.
  public var redirects = 5

  /// The limits in force unless somebody says otherwise.
  public init() {}
}
