#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The reason why a file could not be read or saved.
public enum FileError: Error, Hashable, Sendable {
  /// The file does not exist.
  case notFound(String)

  /// The folder of a file to be written does not exist; the path is that of the folder.
  case noFolder(String)

  /// An empty path does not name a file.
  case unnamed

  /// A part of the path is not a directory; `name` is that part, a file.
  case notDirectory(String, name: String)

  /// A directory exists at the path.
  case isDirectory(String)

  /// An item that is not a regular file exists at the path; `kind` names it with its article.
  case notRegular(String, kind: String)

  /// The file is larger than allowed.
  case tooLarge(String, size: Int, limit: Int)

  /// The file's bytes do not have room in memory.
  case noMemory(String, size: Int)

  /// The file differs from the loaded one.
  case changedOnDisk(String)

  /// The loaded file no longer exists.
  case gone(String)

  /// The file is read-only, at least for this user.
  case readOnly(String)

  /// `TMPDIR` does not allow a new folder.
  case noTemporaryFolder(SystemError)

  /// Another file, not loaded from this path, already exists.
  case alreadyExists(String)

  /// Ctrl-C stopped the operation.
  case cancelled(String)

  /// The current work lacks permission for this operation.
  case forbidden(String, Forbidden)

  /// An operation that ``Permissions`` do not allow.
  public enum Forbidden: Hashable, Sendable {
    /// Reading an item outside the readable folders.
    case reading

    /// Naming a file with control characters.
    case naming

    /// Writing, creating or deleting an item.
    case writing
  }

  /// A system call failed.
  case system(SystemError)

  /// The path of the file as given, or nil.
  public var path: String? {
    switch self {
    case .notFound(let path), .noFolder(let path), .isDirectory(let path), .notRegular(let path, _),
      .notDirectory(let path, _), .tooLarge(let path, _, _), .noMemory(let path, _),
      .changedOnDisk(let path), .gone(let path), .readOnly(let path), .alreadyExists(let path),
      .cancelled(let path), .forbidden(let path, _):
      path
    case .unnamed: ""
    case .system(let error), .noTemporaryFolder(let error):
      error.path
    }
  }

  /// The error message: one sentence without a period.
  ///
  /// It includes the path unchanged; escape the message before printing it to a terminal.
  public var message: String {
    switch self {
    case .notFound(let path):
      "no such file: \(path)"
    case .noFolder(let path): "no such folder: \(path)"
    case .unnamed: "the file name is empty"
    case .notDirectory(_, let name): "\(name) is a file, not a directory"
    case .gone(let path): "\(path) was deleted or renamed since it was read"
    case .readOnly(let path): "\(path) is read-only"
    case .noTemporaryFolder(let error):
      "cannot create a folder in TMPDIR, \(error.path ?? ""): \(error.message)"
    case .isDirectory(let path):
      "\(path) is a directory, not a file"
    case .notRegular(let path, let kind):
      "\(path) is \(kind), not a regular file"
    case .tooLarge(let path, let size, let limit):
      "\(path) has \(size) bytes; the limit is \(limit)"
    case .noMemory(let path, let size):
      "not enough memory for the \(size) bytes of \(path)"
    case .changedOnDisk(let path):
      "\(path) changed on disk since it was read"
    case .alreadyExists(let path):
      "the file \(path) already exists"
    case .cancelled(let path):
      "interrupted while using \(path)"
    case .forbidden(let path, .reading):
      "\(path) is outside the folders of the script and the data"
    case .forbidden(let path, .naming):
      "\(path) has a control character in its name"
    case .forbidden(let path, .writing):
      "writing \(path) is not allowed"
    case .system(let error):
      FileError.sentence(about: error)
    }
  }

  private static func sentence(about error: SystemError) -> String {
    guard let path = error.path else { return "cannot \(error.operation): \(error.message)" }
    return "cannot \(error.operation) \(path): \(error.message)"
  }

  /// Creates the error that matches a system error for a file.
  init(_ error: SystemError, path: String) {
    switch error {
    case _ where error.code == ENOTDIR:
      self = .notDirectory(path, name: Files.firstFile(in: path) ?? path)
    case _ where error.isMissing: self = .notFound(path)
    case _ where error.isDirectory: self = .isDirectory(path)
    default:
      self = .system(SystemError(code: error.code, operation: error.operation, path: path))
    }
  }
}
