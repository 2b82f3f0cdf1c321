import Glibc

/// Standard output or standard error, with a buffer and an honest end.
///
/// Writing never fails by itself: the first error is kept, what comes after it is dropped, and
/// every `flush()` from then on throws it. So answers may be written freely, and the one who
/// flushes learns whether they arrived.
@MainActor public final class OutputStream {
  private static let capacity = 1 << 16
  private static let atomicSize = Int(PIPE_BUF)

  /// The descriptor written to.
  public nonisolated let descriptor: Int32

  /// The error that ended the stream, or nil.
  public private(set) var failure: SystemError?

  private var buffer: [UInt8] = []

  /// Whether the descriptor has accepted any bytes.
  private var hasWritten = false

  /// Makes a stream.
  ///
  /// - Parameter descriptor: The descriptor. The default is standard output.
  public init(descriptor: Int32 = Descriptors.output) {
    self.descriptor = descriptor
  }

  /// Makes a stream into a file, which is emptied if it is there.
  ///
  /// - Parameter path: The file; a pipe or a device counts too.
  /// - Throws: Why it cannot be written.
  public convenience init(writingTo path: String) throws(FileError) {
    try Files.checkPath(path)
    try Permissions.checkWriting(path)
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOCTTY
    let descriptor = unsafe open(path, flags, 0o666)
    guard descriptor >= 0 else { throw FileError(.last("open"), path: path) }
    self.init(descriptor: descriptor)
  }

  /// Writes text.
  ///
  /// - Parameter text: What to write.
  public func write(_ text: String) {
    append(text.utf8)
  }

  /// Writes bytes.
  ///
  /// - Parameter bytes: What to write.
  public func write(_ bytes: [UInt8]) {
    append(bytes)
  }

  /// Writes what a caller appends.
  ///
  /// - Parameter body: Appends bytes to those that wait to be sent.
  public func write(_ body: (inout [UInt8]) -> Void) {
    guard failure == nil else { return }
    body(&buffer)
    if buffer.count >= OutputStream.capacity { try? flush() }
  }

  /// Sends on what is still in the buffer.
  ///
  /// While Ctrl-C is pending and the reader takes nothing, the rest of the buffer is dropped and
  /// the error says so, but the stream stays usable.
  public func flush() throws(SystemError) {
    if let failure { throw failure }
    defer { buffer.removeAll(keepingCapacity: true) }
    do throws(SystemError) {
      try put(buffer[...])
    } catch {
      if !error.isInterruption { failure = error }
      throw error
    }
  }

  /// Looks whether the reader of what was written went away, which else only the next write would tell.
  ///
  /// A reader that went before anything was written has lost nothing yet.
  public func noteClosedPipe() {
    guard failure == nil, hasWritten, !isTerminal, Descriptors.isHungUp(descriptor) else { return }
    failure = SystemError(code: EPIPE, operation: "write")
  }

  /// Whether the reader went away: a reason to end quietly.
  public var isClosedPipe: Bool { failure?.isClosedPipe ?? false }

  /// Whether the stream ends at a terminal; the system is asked once.
  public private(set) lazy var isTerminal = Environment.isTerminal(descriptor)

  private func append(_ bytes: some Collection<UInt8>) {
    guard failure == nil, !bytes.isEmpty else { return }
    buffer.append(contentsOf: bytes)
    // The error stays in `failure`; an interruption drops the buffer and nothing else.
    if buffer.count >= OutputStream.capacity { try? flush() }
  }

  private func put(_ bytes: ArraySlice<UInt8>) throws(SystemError) {
    var rest = bytes
    while !rest.isEmpty {
      let piece = try rest.prefix(room())
      let count = unsafe piece.withUnsafeBytes { bytes in
        unsafe Glibc.write(descriptor, bytes.baseAddress, bytes.count)
      }
      let error = SystemError(code: count == 0 ? EIO : errno, operation: "write")
      guard count > 0 || error.isTransient else { throw error }
      hasWritten = true
      rest = rest.dropFirst(max(0, count))
      // Less than all: the reader is slow, and a signal may have ended the wait for it.
      if count < piece.count { waitForReader() }
    }
  }

  /// How many bytes may be written without outlasting an interruption that is pending already: as
  /// many as a pipe takes at once when it takes any.
  private func room() throws(SystemError) -> Int {
    guard Interruption.isPending else { return .max }
    guard Descriptors.canWrite(to: descriptor) else { throw .interrupted }
    return OutputStream.atomicSize
  }

  private func waitForReader() {
    while true {
      if Interruption.isPending { return }
      if Descriptors.waitToWrite(to: descriptor) == .ready { return }
      if !Interruption.isPending { Interruption.drain() }
    }
  }
}

@available(*, unavailable) extension OutputStream: Sendable {}
