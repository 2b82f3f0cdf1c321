import Glibc

/// Why a file could not be read or saved.
public enum FileError: Error, Hashable, Sendable {
  /// There is no such file.
  case notFound(String)

  /// An empty text names no file.
  case unnamed

  /// What is to hold the file is no directory; `name` is that which is a file.
  case notDirectory(String, name: String)

  /// A directory stands there.
  case isDirectory(String)

  /// Something that is no regular file stands there; `kind` names it with its article.
  case notRegular(String, kind: String)

  /// The file is larger than allowed.
  case tooLarge(String, size: Int, limit: Int)

  /// The memory for the file's bytes is not to be had.
  case noMemory(String, size: Int)

  /// The file is no longer the one that was loaded.
  case changedOnDisk(String)

  /// The file that was loaded is no longer there.
  case gone(String)

  /// Nobody may write the file, or not this user.
  case readOnly(String)

  /// No folder can be made where `TMPDIR` says.
  case noTemporaryFolder(SystemError)

  /// A file that was not loaded from there stands there already.
  case alreadyExists(String)

  /// Ctrl-C ended the work on the file.
  case cancelled(String)

  /// The work at hand may not do that with the file.
  case forbidden(String, Forbidden)

  /// What ``Permissions`` do not allow.
  public enum Forbidden: Hashable, Sendable {
    /// Reading what stands outside the folders that may be read.
    case reading

    /// Naming a file with control characters.
    case naming

    /// Writing, making or taking away.
    case writing
  }

  /// A call of the system failed.
  case system(SystemError)

  /// The file, as it was named, or nil.
  public var path: String? {
    switch self {
    case .notFound(let path), .isDirectory(let path), .notRegular(let path, _),
      .notDirectory(let path, _), .tooLarge(let path, _, _), .noMemory(let path, _),
      .changedOnDisk(let path), .gone(let path), .readOnly(let path), .alreadyExists(let path),
      .cancelled(let path), .forbidden(let path, _):
      path
    case .unnamed: ""
    case .system(let error), .noTemporaryFolder(let error):
      error.path
    }
  }

  /// One sentence about what was found, without a full stop.
  ///
  /// The path stands in it as it is: escape the sentence before a terminal sees it.
  public var message: String {
    switch self {
    case .notFound(let path):
      "there is no file \(path)"
    case .unnamed: "an empty text names no file"
    case .notDirectory(_, let name): "\(name) is a file, not a directory"
    case .gone(let path): "\(path) is gone: somebody deleted or renamed it since it was read"
    case .readOnly(let path): "\(path) is read-only"
    case .noTemporaryFolder(let error):
      "no folder can be made in TMPDIR, \(error.path ?? ""): \(error.message)"
    case .isDirectory(let path):
      "\(path) is a directory, not a file"
    case .notRegular(let path, let kind):
      "\(path) is \(kind), not a regular file"
    case .tooLarge(let path, let size, let limit):
      "\(path) has \(size) bytes; at most \(limit) are read"
    case .noMemory(let path, let size):
      "not enough memory for the \(size) bytes of \(path)"
    case .changedOnDisk(let path):
      "\(path) has changed on disk since it was read"
    case .alreadyExists(let path):
      "there is already a file \(path)"
    case .cancelled(let path):
      "work on \(path) was interrupted"
    case .forbidden(let path, .reading):
      "\(path) is outside the folders of the script and the data"
    case .forbidden(let path, .naming):
      "\(path) has a control character in its name"
    case .forbidden(let path, .writing):
      "\(path) may not be written"
    case .system(let error):
      FileError.sentence(about: error)
    }
  }

  private static func sentence(about error: SystemError) -> String {
    guard let path = error.path else { return "cannot \(error.operation): \(error.message)" }
    return "cannot \(error.operation) \(path): \(error.message)"
  }

  /// Sorts an error of the system by what it says about a file.
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
