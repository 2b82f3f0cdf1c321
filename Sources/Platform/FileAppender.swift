#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A new file that grows in pieces; each piece is in the file once it is written.
public final class FileAppender: Sendable {
  /// The path of the file.
  public let path: String

  private let descriptor: Int32

  /// The size of the file when it was opened, in bytes; nil if it was created.
  private let oldSize: Int?

  /// Creates the file.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - force: Whether an existing regular file is emptied. The default is false.
  /// - Throws: An error if another item exists at the path or the file cannot be created.
  public convenience init(creating path: String, force: Bool = false) throws(FileError) {
    try self.init(path, flags: force ? O_TRUNC : O_EXCL)
  }

  /// Opens a file for appending; creates it if it does not exist.
  ///
  /// - Parameter path: The path of the file.
  /// - Throws: An error if another item exists at the path or the file cannot be opened.
  public convenience init(extending path: String) throws(FileError) {
    try self.init(path, flags: 0)
  }

  private init(_ path: String, flags: Int32) throws(FileError) {
    try Files.checkPath(path)
    try Permissions.checkWriting(path)
    if Files.isDirectory(path) { throw .isDirectory(path) }
    // An item that is not a regular file must not be emptied before the error.
    let all = O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NOCTTY | O_NONBLOCK
    let isThere = Files.status(path) != nil
    let opened = unsafe open(path, all | (flags & O_EXCL), 0o666)
    guard opened >= 0 else {
      if errno == EEXIST { throw .alreadyExists(path) }
      throw FileError(.last("open"), path: path)
    }
    let size: Int
    do throws(FileError) {
      var status = stat()
      guard unsafe fstat(opened, &status) == 0 else { throw FileError(.last("open"), path: path) }
      try Files.checkRegular(FileStatus(status), path: path)
      guard flags & O_TRUNC == 0 || ftruncate(opened, 0) == 0 else {
        throw FileError(.last("write"), path: path)
      }
      size = flags & O_TRUNC == 0 ? Int(status.st_size) : 0
    } catch {
      close(opened)
      throw error
    }
    self.path = path
    descriptor = opened
    oldSize = isThere ? size : nil
  }

  deinit {
    close(descriptor)
  }

  /// Removes everything that was appended; deletes the file if it was created.
  ///
  /// Does nothing if another program has appended to the file too.
  ///
  /// - Parameter count: The number of bytes that were passed to `append`.
  public func withdraw(atMost count: Int) {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, Int(status.st_size) <= (oldSize ?? 0) + count
    else { return }
    if let oldSize {
      _ = ftruncate(descriptor, off_t(oldSize))
    } else {
      _ = unsafe unlink(path)
    }
  }

  /// The size of the file in bytes; 0 if the system cannot tell.
  public var size: Int {
    var status = stat()
    return unsafe fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
  }

  /// Removes everything after a number of bytes.
  public func truncate(to size: Int) throws(FileError) {
    guard ftruncate(descriptor, off_t(size)) == 0 else {
      throw FileError(.last("write"), path: path)
    }
  }

  /// Appends a text.
  public func append(_ text: String) throws(FileError) { try append(Array(text.utf8)) }

  /// Appends bytes.
  public func append(_ bytes: [UInt8]) throws(FileError) {
    do throws(SystemError) {
      try Descriptors.write(bytes[...], to: descriptor)
    } catch {
      throw FileError(error, path: path)
    }
  }
}
