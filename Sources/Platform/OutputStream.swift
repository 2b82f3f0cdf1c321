#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Standard output or standard error, buffered, with reliable error reporting.
///
/// Writing never throws. The first error is kept, later output is dropped, and every later
/// `flush()` throws that error. So output can be written freely, and the code that flushes learns
/// whether it arrived.
@MainActor public final class OutputStream {
  private static let capacity = 1 << 16
  private static let atomicSize = Int(PIPE_BUF)

  /// The descriptor to write to.
  public nonisolated let descriptor: Int32

  /// The error that ended the stream, or nil.
  public private(set) var failure: SystemError?

  private var buffer: [UInt8] = []

  /// Whether the descriptor has accepted any bytes.
  private var hasWritten = false

  /// Creates a stream.
  ///
  /// - Parameter descriptor: The descriptor. The default is standard output.
  public init(descriptor: Int32 = Descriptors.output) {
    self.descriptor = descriptor
  }

  /// Creates a stream to a file, which is emptied if it exists.
  ///
  /// - Parameter path: The path of the file; a pipe or a device is allowed.
  /// - Throws: The reason why it cannot be written.
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
  /// - Parameter text: The text.
  public func write(_ text: String) {
    append(text.utf8)
  }

  /// Writes bytes.
  ///
  /// - Parameter bytes: The bytes.
  public func write(_ bytes: [UInt8]) {
    append(bytes)
  }

  /// Writes the bytes that a closure appends.
  ///
  /// - Parameter body: Appends bytes to the buffer.
  public func write(_ body: (inout [UInt8]) -> Void) {
    guard failure == nil else { return }
    body(&buffer)
    if buffer.count >= OutputStream.capacity { try? flush() }
  }

  /// Sends the contents of the buffer.
  ///
  /// If Ctrl-C is pending and the reader accepts no bytes, the rest of the buffer is dropped. The
  /// error reports it, but the stream stays usable.
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

  /// Checks whether the reader closed its end, which otherwise only the next write would reveal.
  ///
  /// A reader that closed before the first write has lost no output yet.
  public func noteClosedPipe() {
    guard failure == nil, hasWritten, !isTerminal, Descriptors.isHungUp(descriptor) else { return }
    failure = SystemError(code: EPIPE, operation: "write")
  }

  /// Whether the reader closed its end, which is a reason to end quietly.
  public var isClosedPipe: Bool { failure?.isClosedPipe ?? false }

  /// Whether the stream is a terminal; checked once.
  public private(set) lazy var isTerminal = Environment.isTerminal(descriptor)

  private func append(_ bytes: some Collection<UInt8>) {
    guard failure == nil, !bytes.isEmpty else { return }
    buffer.append(contentsOf: bytes)
    // The error stays in `failure`; an interruption only drops the buffer.
    if buffer.count >= OutputStream.capacity { try? flush() }
  }

  private func put(_ bytes: ArraySlice<UInt8>) throws(SystemError) {
    var rest = bytes
    while !rest.isEmpty {
      let piece = try rest.prefix(room())
      let count = unsafe piece.withUnsafeBytes { bytes in
        unsafe SystemCall.write(descriptor, bytes.baseAddress, bytes.count)
      }
      let error = SystemError(code: count == 0 ? EIO : errno, operation: "write")
      guard count > 0 || error.isTransient else { throw error }
      hasWritten = true
      TerminalOutput.report(piece.prefix(max(0, count)), on: descriptor)
      rest = rest.dropFirst(max(0, count))
      // A partial write means a slow reader, and a signal may have ended the wait for it.
      if count < piece.count { waitForReader() }
    }
  }

  /// Returns the number of bytes that can be written without blocking despite a pending
  /// interruption: one pipe buffer if the pipe accepts any.
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
