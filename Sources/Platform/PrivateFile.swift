#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A small file that only this user can read, such as one with a secret.
///
/// ```swift
/// try PrivateFile(path: "/tmp/example/token").write("abc")
/// ```
package struct PrivateFile: Hashable, Sendable {
  /// The largest number of bytes that are read.
  private static let limit = 4096

  /// The path.
  package let path: String

  /// Creates a value for a path, without accessing the file.
  package init(path: String) { self.path = path }

  /// Returns the text; nil if the file is missing, or others may have read or written it.
  ///
  /// - Throws: The reason why it cannot be read.
  package func read() throws(FileError) -> String? {
    try Files.checkPath(path)
    let place = try Permissions.checkReading(path)
    let descriptor = unsafe open(place, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
    if descriptor < 0, errno == ENOENT { return nil }
    guard descriptor >= 0 else { throw .system(.last("read", path: path)) }
    defer { close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, status.st_uid == geteuid(),
      UInt32(status.st_mode) & 0o177077 == UInt32(S_IFREG)
    else { return nil }
    var bytes = [UInt8](repeating: 0, count: Self.limit)
    let count = unsafe SystemCall.read(descriptor, &bytes, bytes.count)
    guard count >= 0 else { throw .system(.last("read", path: path)) }
    return String(decoding: bytes.prefix(count), as: UTF8.self)
  }

  /// Replaces the text; the folders are created if they are missing.
  ///
  /// - Throws: The reason why it cannot be written.
  package func write(_ text: String) throws(FileError) {
    try Files.checkPath(path)
    try Permissions.checkWriting(path)
    Files.makeFolders(above: path)
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    // An older file may be open for others.
    unsafe unlink(path)
    let descriptor = unsafe open(path, flags, 0o600)
    guard descriptor >= 0 else { throw .system(.last("write", path: path)) }
    defer { close(descriptor) }
    let bytes = Array(text.utf8)
    guard unsafe SystemCall.write(descriptor, bytes, bytes.count) == bytes.count else {
      throw .system(.last("write", path: path))
    }
  }
}
