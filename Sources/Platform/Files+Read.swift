import Glibc

extension Files {
  private static let chunk = 8 << 20

  /// Reads a regular file.
  ///
  /// Nothing but a regular file is opened, so a FIFO or a device can neither block nor flood us.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - limit: The largest size that is read. The default is `sizeLimit`.
  ///   - isCancelled: Asked between pieces of some megabytes with the bytes that are read and those there seem to be;
  ///     true gives up. The default reads all.
  ///   - accepts: Judges the first block of a large file before the rest is read and memory is asked for; where it
  ///     returns false, that block is all that is returned. The default reads every file to its end.
  /// - Returns: The bytes, and which file they came from.
  /// - Throws: What stands there instead of a file that can be read.
  public static func read(
    _ path: String,
    limit: Int = sizeLimit,
    isCancelled: (_ done: Int, _ total: Int) -> Bool = { _, _ in false },
    accepts: ((_ firstBlock: [UInt8]) -> Bool)? = nil
  ) throws(FileError) -> FileContents {
    try checkPath(path)
    let allowed = try Permissions.checkReading(path)
    try checkKind(path)
    let descriptor = unsafe open(allowed, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw FileError(.last("open"), path: path) }
    defer { close(descriptor) }
    let reader = FileReader(descriptor: descriptor, path: path, limit: limit, accepts: accepts)
    return try reader.contents(isCancelled: isCancelled)
  }

  /// Asked before opening, since opening a device or a FIFO may already have an effect.
  private static func checkKind(_ path: String) throws(FileError) {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { throw FileError(.last("open"), path: path) }
    try checkRegular(FileStatus(status), path: path)
  }

  static func checkRegular(_ status: FileStatus, path: String) throws(FileError) {
    switch status.kind {
    case .regular: return
    case .directory: throw .isDirectory(path)
    default: throw .notRegular(path, kind: status.kind.name)
    }
  }
}

/// A name in a directory.
public struct DirectoryEntry: Hashable, Sendable {
  /// The name, without the directory.
  public let name: String

  /// Whether it is a directory, or a link to one.
  public let isDirectory: Bool
}
