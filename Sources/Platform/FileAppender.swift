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
  public init(creating path: String, force: Bool = false) throws(FileError) {
    try Files.checkPath(path)
    if Files.isDirectory(path) { throw .isDirectory(path) }
    let flags = O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NOCTTY | O_NONBLOCK
    let opened = unsafe open(path, force ? flags : flags | O_EXCL, 0o666)
    guard opened >= 0 else {
      if errno == EEXIST { throw .alreadyExists(path) }
      throw FileError(.last("open"), path: path)
    }
    do throws(FileError) {
      var status = stat()
      guard unsafe fstat(opened, &status) == 0 else { throw FileError(.last("open"), path: path) }
      try Files.checkRegular(FileStatus(status), path: path)
      guard ftruncate(opened, 0) == 0 else { throw FileError(.last("write"), path: path) }
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
  public func append(_ text: String) throws(FileError) {
    do throws(SystemError) {
      try Descriptors.write(Array(text.utf8)[...], to: descriptor)
    } catch {
      throw FileError(error, path: path)
    }
  }
}
