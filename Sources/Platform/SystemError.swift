#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A failed system call.
public struct SystemError: Error, Hashable, Sendable {
  /// The error number, as in `errno`.
  public let code: Int32

  /// The operation that failed, as a verb: "open", "write", "rename".
  public let operation: String

  /// The path of the file involved, or nil.
  public let path: String?

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - code: The error number.
  ///   - operation: The operation that failed.
  ///   - path: The path of the file involved.
  public init(code: Int32, operation: String, path: String? = nil) {
    self.code = code
    self.operation = operation
    self.path = path
  }

  /// Returns the error of the last system call.
  static func last(_ operation: String, path: String? = nil) -> SystemError {
    SystemError(code: errno, operation: operation, path: path)
  }

  /// The error for Ctrl-C while a reader accepted no data.
  static var interrupted: SystemError { SystemError(code: EINTR, operation: "write") }

  /// The system's message for the number, in English.
  public var message: String {
    unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { words in
      guard let start = words.baseAddress,
        unsafe strerror_r(code, start, words.count) == 0
      else { return "error \(code)" }
      return unsafe String(cString: start)
    }
  }

  /// Whether the item does not exist.
  public var isMissing: Bool { code == ENOENT || code == ENOTDIR }

  /// Whether the path is a directory, not a file.
  public var isDirectory: Bool { code == EISDIR }

  /// Whether the reader of a pipe closed its end.
  public var isClosedPipe: Bool { code == EPIPE }

  /// Whether Ctrl-C ended the call.
  public var isInterruption: Bool { code == EINTR }

  /// Whether the same call may succeed a moment later.
  public var isTransient: Bool { code == EINTR || code == EAGAIN }

  /// Whether the terminal hung up.
  public var isHangUp: Bool { code == EIO || code == ENXIO }

  /// Whether the disk, or the user's quota, is full.
  public var isDiskFull: Bool { code == ENOSPC || code == EDQUOT }

  /// Whether a line or a file exceeded our limit.
  public var isTooLong: Bool { code == EMSGSIZE }
}
