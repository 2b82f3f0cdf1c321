import Glibc

/// A call of the system that failed, as a fact.
public struct SystemError: Error, Hashable, Sendable {
  /// The number of the error, as `errno` has it.
  public let code: Int32

  /// What was tried, as a verb: "open", "write", "rename".
  public let operation: String

  /// The file it was tried on, or nil.
  public let path: String?

  /// Makes an error.
  ///
  /// - Parameters:
  ///   - code: The number of the error.
  ///   - operation: What was tried.
  ///   - path: The file it was tried on.
  public init(code: Int32, operation: String, path: String? = nil) {
    self.code = code
    self.operation = operation
    self.path = path
  }

  /// The error that the last call of the system left behind.
  static func last(_ operation: String, path: String? = nil) -> SystemError {
    SystemError(code: errno, operation: operation, path: path)
  }

  /// Ctrl-C came while a reader of ours took nothing.
  static var interrupted: SystemError { SystemError(code: EINTR, operation: "write") }

  /// The system's words for the number, in English.
  public var message: String {
    unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { words in
      guard let start = words.baseAddress,
        unsafe strerror_r(code, start, words.count) == 0
      else { return "error \(code)" }
      return unsafe String(cString: start)
    }
  }

  /// Whether the thing is not there.
  public var isMissing: Bool { code == ENOENT || code == ENOTDIR }

  /// Whether a directory stood where a file was wanted.
  public var isDirectory: Bool { code == EISDIR }

  /// Whether the reader of a pipe went away.
  public var isClosedPipe: Bool { code == EPIPE }

  /// Whether Ctrl-C ended the call.
  public var isInterruption: Bool { code == EINTR }

  /// Whether the same call may succeed in a moment.
  public var isTransient: Bool { code == EINTR || code == EAGAIN }

  /// Whether the terminal is gone.
  public var isHangUp: Bool { code == EIO || code == ENXIO }

  /// Whether the disk, or one's part of it, is full.
  public var isDiskFull: Bool { code == ENOSPC || code == EDQUOT }

  /// Whether a line or a file was longer than we take.
  public var isTooLong: Bool { code == EMSGSIZE }
}
