#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The lines of a file, a pipe or standard input, read as they arrive.
@MainActor public final class InputStream {
  /// The maximum length of a line, in bytes.
  public nonisolated static let lineLimit = 64 << 20

  private static let chunk = 1 << 16

  private let descriptor: Int32
  private let isOwner: Bool
  private var buffer: [UInt8] = []

  /// The first bytes, at most four, which reveal the encoding.
  public private(set) var head: [UInt8] = []
  private var start = 0
  private var scanned = 0
  private var isAtEnd = false
  private var failure: SystemError?

  /// Called before waiting for a line that is not available yet; false ends the wait as Ctrl-C
  /// does.
  public var mayWait: (@MainActor () -> Bool)?

  /// Creates a stream for a descriptor that the caller closes.
  ///
  /// For a closed descriptor or a directory, the first read returns the error, never the end of the
  /// lines.
  ///
  /// - Parameter descriptor: The descriptor. The default is standard input.
  public init(descriptor: Int32 = Descriptors.input) {
    self.descriptor = descriptor
    isOwner = false
  }

  /// Opens a file, a FIFO or a device for reading.
  public init(opening path: String) throws(FileError) {
    try Files.checkPath(path)
    // Opening a FIFO waits for a writer, but Ctrl-C must end the wait.
    let allowed = try Permissions.checkReading(path)
    let opened = unsafe open(allowed, O_RDONLY | O_CLOEXEC | O_NOCTTY)
    guard opened >= 0 else { throw FileError(.last("open"), path: path) }
    var status = stat()
    guard unsafe fstat(opened, &status) == 0, status.st_mode & S_IFMT != S_IFDIR else {
      close(opened)
      throw .isDirectory(path)
    }
    descriptor = opened
    isOwner = true
  }

  deinit {
    if isOwner { close(descriptor) }
  }

  /// Waits for the next line.
  ///
  /// The last line needs no newline. Errors are final: every later call returns the same one.
  ///
  /// - Complexity: Linear in the number of bytes in the line.
  public func nextLine() -> InputLine {
    while true {
      if let line = takeLine() { return .line(line) }
      if let failure { return .failed(failure) }
      if isAtEnd { return takeRest() }
      guard buffer.count - start <= InputStream.lineLimit else {
        failure = SystemError(code: EMSGSIZE, operation: "read a line")
        continue
      }
      guard waitForInput() else { return .interrupted }
      fill()
    }
  }

  private func takeLine() -> ArraySlice<UInt8>? {
    guard let newline = Self.indexOfNewline(in: buffer, from: scanned) else {
      scanned = buffer.count
      return nil
    }
    let end = newline > start && buffer[newline - 1] == 0x0D ? newline - 1 : newline
    let line = buffer[start..<end]
    start = newline + 1
    scanned = start
    return line
  }

  private func takeRest() -> InputLine {
    guard start < buffer.count else { return .end }
    let line = buffer[start...]
    start = buffer.count
    scanned = start
    return .line(line)
  }

  private func waitForInput() -> Bool {
    if let mayWait, Descriptors.wait(for: descriptor, milliseconds: 0) != .ready, !mayWait() {
      return false
    }
    while true {
      if Interruption.isPending { return false }
      let waited = Descriptors.wait(for: descriptor)
      if Interruption.isPending { return false }
      if waited == .ready { return true }
      Interruption.drain()
    }
  }

  private func fill() {
    if start == buffer.count {
      buffer.removeAll(keepingCapacity: true)
      (start, scanned) = (0, 0)
    } else if start > buffer.count / 2 {
      // Moving less than half of the buffer keeps the total of all moves linear.
      buffer.removeSubrange(..<start)
      scanned -= start
      start = 0
    }
    switch Descriptors.read(from: descriptor, atMost: InputStream.chunk) {
    case .success(let bytes):
      isAtEnd = bytes.isEmpty
      if head.count < 4 { head += bytes.prefix(4 - head.count) }
      buffer += bytes
    case .failure(let error):
      if !error.isTransient { failure = error }
    }
  }

  /// Returns the index of the next newline; nonisolated, to avoid an actor check for each line.
  private nonisolated static func indexOfNewline(in buffer: [UInt8], from scanned: Int) -> Int? {
    unsafe buffer.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return nil }
      let found = unsafe memchr(base + scanned, 0x0A, bytes.count - scanned)
      return unsafe found.map { unsafe UnsafeRawPointer($0) - base }
    }
  }
}

@available(*, unavailable) extension InputStream: Sendable {}

/// The result of reading the next line of a stream.
public enum InputLine: Hashable, Sendable {
  /// The bytes of a line, without LF and one CR before it; a slice of the buffer, not a copy.
  case line(ArraySlice<UInt8>)

  /// The stream has no more lines.
  case end

  /// Ctrl-C was pressed during the wait.
  case interrupted

  /// The stream failed.
  case failed(SystemError)
}
