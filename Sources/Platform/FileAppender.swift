import Glibc

/// A new file that grows piece by piece, each of them in the file as soon as it is written.
public final class FileAppender: Sendable {
  /// The file.
  public let path: String

  private let descriptor: Int32

  /// Makes the file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - force: Whether a regular file that stands there is emptied.
  /// - Throws: What stands there, or why nothing can.
  public convenience init(creating path: String, force: Bool = false) throws(FileError) {
    try self.init(path, flags: force ? O_TRUNC : O_EXCL)
  }

  /// Opens a file to write behind what is there, and makes it where there is none.
  ///
  /// - Parameter path: The file.
  /// - Throws: What stands there, or why nothing can.
  public convenience init(extending path: String) throws(FileError) {
    try self.init(path, flags: 0)
  }

  private init(_ path: String, flags: Int32) throws(FileError) {
    try Files.checkPath(path)
    try Permissions.checkWriting(path)
    if Files.isDirectory(path) { throw .isDirectory(path) }
    // What is no regular file must not be emptied on the way to saying so.
    let all = O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NOCTTY | O_NONBLOCK
    let opened = unsafe open(path, all | (flags & O_EXCL), 0o666)
    guard opened >= 0 else {
      if errno == EEXIST { throw .alreadyExists(path) }
      throw FileError(.last("open"), path: path)
    }
    do throws(FileError) {
      var status = stat()
      guard unsafe fstat(opened, &status) == 0 else { throw FileError(.last("open"), path: path) }
      try Files.checkRegular(FileStatus(status), path: path)
      guard flags & O_TRUNC == 0 || ftruncate(opened, 0) == 0 else {
        throw FileError(.last("write"), path: path)
      }
    } catch {
      close(opened)
      throw error
    }
    self.path = path
    descriptor = opened
  }

  deinit {
    close(descriptor)
  }

  /// Writes a text behind what is there.
  public func append(_ text: String) throws(FileError) { try append(Array(text.utf8)) }

  /// Writes bytes behind what is there.
  public func append(_ bytes: [UInt8]) throws(FileError) {
    do throws(SystemError) {
      try Descriptors.write(bytes[...], to: descriptor)
    } catch {
      throw FileError(error, path: path)
    }
  }
}
