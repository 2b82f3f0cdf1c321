/// How another program ended, and what it wrote.
public struct ProcessResult: Hashable, Sendable {
  /// Its exit status; 128 and the number where a signal ended it.
  public let exitStatus: Int32

  /// The bytes of its standard output.
  public let output: [UInt8]

  /// How long it took from before its start to after its end.
  public let nanoseconds: UInt64

  /// Its standard output as text, malformed bytes replaced.
  public var text: String { String(decoding: output, as: UTF8.self) }
}
