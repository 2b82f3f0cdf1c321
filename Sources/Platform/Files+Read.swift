#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

extension Files {
  private static let chunk = 8 << 20

  /// Reads a regular file.
  ///
  /// Only regular files are opened, so that FIFOs and devices cannot block the program or flood it.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - limit: The largest size to read, in bytes. The default is `sizeLimit`.
  ///   - isCancelled: Called between pieces of some megabytes, with the bytes read and the expected
  ///     total; true cancels the read. The default never cancels.
  ///   - accepts: Judges the first block of a large file before the rest is read and its memory is
  ///     allocated. If it returns false, only that block is returned. The default reads every file
  ///     to its end.
  ///   - use: Uses the bytes of a long file while two threads read it. It must not keep the file. If
  ///     the file changes during the read, it is read again, and this is called again. If it returns
  ///     false, the read is cancelled. The default uses no bytes.
  /// - Returns: The bytes and the identity of the file.
  /// - Throws: A ``FileError`` if the path has no readable regular file.
  public static func read(
    _ path: String,
    limit: Int = sizeLimit,
    isCancelled: (_ done: Int, _ total: Int) -> Bool = { _, _ in false },
    accepts: ((_ firstBlock: [UInt8]) -> Bool)? = nil,
    use: ((ArrivingFile) -> Bool)? = nil
  ) throws(FileError) -> FileContents {
    try checkPath(path)
    let allowed = try Permissions.checkReading(path)
    try checkKind(path)
    let descriptor = unsafe open(allowed, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw FileError(.last("open"), path: path) }
    defer { close(descriptor) }
    let reader = FileReader(
      descriptor: descriptor,
      path: path,
      limit: limit,
      accepts: accepts,
      use: use
    )
    return try reader.contents(isCancelled: isCancelled)
  }

  /// Reads the first bytes of a regular file.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - count: The most bytes to read.
  /// - Returns: The bytes and the identity of the file.
  /// - Throws: A ``FileError`` if the path has no readable regular file.
  package static func read(
    startOf path: String,
    count: Int
  ) throws(FileError) -> FileContents {
    try checkPath(path)
    let allowed = try Permissions.checkReading(path)
    try checkKind(path)
    let descriptor = unsafe open(allowed, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw FileError(.last("open"), path: path) }
    defer { close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else {
      throw FileError(.last("read"), path: path)
    }
    var bytes = [UInt8](repeating: 0, count: count)
    let found = unsafe SystemCall.read(descriptor, &bytes, count)
    guard found >= 0 else { throw FileError(.last("read"), path: path) }
    let identity = FileStatus(status).identity
    return FileContents(bytes: Array(bytes.prefix(found)), identity: identity, mode: identity.mode)
  }

  /// Checks the kind before opening, since opening a device or a FIFO may already have an effect.
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

/// An entry in a directory.
public struct DirectoryEntry: Hashable, Sendable {
  /// The name, without the directory.
  public let name: String

  /// Whether the entry is a directory, or a link to one.
  public let isDirectory: Bool
}
