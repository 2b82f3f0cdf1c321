#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A new folder that only this user can access, deleted with its contents at the end of its
/// lifetime.
public struct TemporaryFolder: ~Copyable, Sendable {
  /// The path of the folder, without a trailing slash.
  public let path: String

  /// Creates a folder in `TMPDIR`, or else in `/tmp`.
  ///
  /// Restricted work that may write uses its first writable folder instead.
  ///
  /// - Parameter folder: The folder to create it in; nil chooses one.
  /// - Throws: The reason why it could not be created.
  public init(in folder: String? = nil) throws(FileError) {
    let named = Environment.value("TMPDIR") ?? ""
    let usual = Permissions.temporaryFolder ?? (named.hasPrefix("/") ? named : "/tmp")
    let parent = folder ?? usual
    try Permissions.checkWriting(parent)
    var pattern = "\(parent)/tabletop-XXXXXX".utf8CString
    let made = unsafe pattern.withUnsafeMutableBufferPointer { buffer -> String? in
      guard let start = buffer.baseAddress, unsafe mkdtemp(start) != nil else { return nil }
      return unsafe String(cString: start)
    }
    guard let made else {
      let error = SystemError.last("create", path: parent)
      throw parent == named ? .noTemporaryFolder(error) : FileError(error, path: parent)
    }
    path = made
  }

  deinit { Self.remove(path, depth: 0) }

  /// Writes a file into the folder.
  ///
  /// - Parameters:
  ///   - name: The name of the file.
  ///   - text: The contents of the file.
  /// - Throws: The reason why it could not be written.
  public func write(_ name: String, _ text: String) throws(FileError) {
    _ = try Files.save(to: "\(path)/\(name)", expecting: nil) { (sink) throws(FileError) in
      try sink.write(Array(text.utf8))
    }
  }

  /// Deletes a folder with its contents; links are deleted, not followed.
  private static func remove(_ folder: String, depth: Int) {
    for name in (try? Files.names(in: folder)) ?? [] {
      let path = "\(folder)/\(name)"
      // A folder cannot be unlinked, but a link to one can.
      if unsafe unlink(path) != 0, depth < 16 { remove(path, depth: depth + 1) }
    }
    unsafe rmdir(folder)
  }
}

extension TemporaryFolder {
  /// Creates a folder in this one, including intermediate folders.
  ///
  /// - Parameter name: The path of the folder, relative to this one.
  /// - Throws: The reason why it could not be created.
  public func makeFolder(_ name: String) throws(FileError) {
    try Permissions.checkWriting("\(path)/\(name)")
    var folder = path
    for part in name.split(separator: "/") where part != "." && part != ".." {
      folder += "/" + part
      guard unsafe mkdir(folder, 0o700) != 0, errno != EEXIST else { continue }
      throw .system(.last("make", path: folder))
    }
  }

  /// Copies a regular file into the folder; the copy may not survive a power failure.
  ///
  /// - Parameters:
  ///   - file: The path of the file.
  ///   - name: The path of the copy, relative to the folder.
  /// - Throws: The reason why the file could not be read, or the copy not written.
  public func copy(_ file: String, to name: String) throws(FileError) {
    let copy = "\(path)/\(name)"
    try Permissions.checkWriting(copy)
    let contents = try Files.read(file)
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let descriptor = unsafe open(copy, flags, 0o600)
    guard descriptor >= 0 else { throw FileError(.last("open"), path: copy) }
    defer { close(descriptor) }
    do throws(SystemError) {
      try Descriptors.write(contents.bytes[...], to: descriptor)
    } catch {
      throw FileError(error, path: copy)
    }
  }
}
