#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

extension Files {
  /// Whether a path names data that can be read once only: standard input, or a FIFO.
  ///
  /// `-` is standard input.
  public static func isStream(_ path: String) -> Bool {
    isStandardInput(path) || status(path)?.kind == .pipe
  }

  /// Whether a path names standard input.
  public static func isStandardInput(_ path: String) -> Bool {
    ["-", "/dev/stdin", "/dev/fd/0", "/proc/self/fd/0"].contains(path)
  }

  /// Reads standard input or a FIFO to its end.
  ///
  /// - Parameters:
  ///   - path: The stream, as ``isStream(_:)`` accepts it.
  ///   - limit: The largest size that is read, in bytes. The default is `sizeLimit`.
  ///   - isCancelled: Asked between pieces with the bytes that are read; true gives up.
  /// - Returns: The bytes.
  /// - Throws: Why the stream cannot be read; a terminal is not read.
  /// - Complexity: Waits until the writer closes the stream, or until Ctrl-C.
  public static func readStream(
    _ path: String,
    limit: Int = sizeLimit,
    isCancelled: (_ done: Int) -> Bool = { _ in false }
  ) throws(FileError) -> [UInt8] {
    let isInput = isStandardInput(path)
    let name = isInput ? "standard input" : path
    guard !isInput || isatty(Descriptors.input) == 0 else {
      throw .notRegular(name, kind: "a terminal")
    }
    let descriptor = isInput ? Descriptors.input : try openStream(path)
    defer { if !isInput { close(descriptor) } }
    var bytes: [UInt8] = []
    while true {
      guard !Interruption.isPending, !isCancelled(bytes.count) else { throw .cancelled(name) }
      guard Descriptors.wait(for: descriptor) == .ready else {
        // A signal that is not Ctrl-C, such as a new size of the terminal.
        if !Interruption.isPending { Interruption.drain() }
        continue
      }
      switch Descriptors.read(from: descriptor, atMost: 1 << 18) {
      case .success(let piece):
        if piece.isEmpty { return bytes }
        try append(piece, to: &bytes, name, limit)
      case .failure(let error):
        if !error.isTransient { throw FileError(error, path: name) }
      }
    }
  }

  private static func append(
    _ piece: [UInt8],
    to bytes: inout [UInt8],
    _ name: String,
    _ limit: Int
  ) throws(FileError) {
    let size = bytes.count + piece.count
    guard size <= limit else { throw .tooLarge(name, size: size, limit: limit) }
    // An array that grows needs room for twice its bytes.
    if size > bytes.capacity {
      guard Memory.canAllocate(2 * size) else { throw .noMemory(name, size: size) }
    }
    bytes += piece
  }

  /// Opens a FIFO, which waits for its writer until Ctrl-C.
  private static func openStream(_ path: String) throws(FileError) -> Int32 {
    try checkPath(path)
    let allowed = try Permissions.checkReading(path)
    while true {
      let opened = unsafe open(allowed, O_RDONLY | O_CLOEXEC | O_NOCTTY)
      if opened >= 0 { return opened }
      guard errno == EINTR else { throw FileError(.last("open"), path: path) }
      if Interruption.isPending { throw .cancelled(path) }
    }
  }
}

extension Descriptors {
  /// Whether the program has a terminal, even if standard input is something else.
  public static var haveTerminal: Bool {
    let opened = unsafe SystemCall.open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
    guard opened >= 0 else { return false }
    SystemCall.close(opened)
    return true
  }

  /// Connects standard input to the terminal, after it was used for data; no effect without one.
  public static func readFromTerminal() {
    let opened = unsafe SystemCall.open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
    guard opened >= 0 else { return }
    dup2(opened, input)
    SystemCall.close(opened)
  }
}
