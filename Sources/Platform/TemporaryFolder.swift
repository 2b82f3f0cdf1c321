import Glibc

/// A new folder that only this user can look into, and that goes with all it holds.
public struct TemporaryFolder: ~Copyable, Sendable {
  /// The folder, without a slash at its end.
  public let path: String

  /// Makes a folder in `TMPDIR`, else in `/tmp`.
  public init() throws(FileError) {
    let named = Environment.value("TMPDIR") ?? ""
    let parent = named.hasPrefix("/") ? named : "/tmp"
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

  /// Puts a file there.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - text: What it holds.
  /// - Throws: Why it could not be written.
  public func write(_ name: String, _ text: String) throws(FileError) {
    _ = try Files.save(to: "\(path)/\(name)", expecting: nil) { (sink) throws(FileError) in
      try sink.write(Array(text.utf8))
    }
  }

  /// Takes a folder away with what it holds; links are taken away, not followed.
  private static func remove(_ folder: String, depth: Int) {
    for name in (try? Files.names(in: folder)) ?? [] {
      let path = "\(folder)/\(name)"
      // A folder cannot be unlinked; a link to one can.
      if unsafe unlink(path) != 0, depth < 16 { remove(path, depth: depth + 1) }
    }
    unsafe rmdir(folder)
  }
}

extension TemporaryFolder {
  /// Makes a folder in the folder, with those above it.
  ///
  /// - Parameter name: The path of the folder, relative to this one.
  /// - Throws: Why it could not be made.
  public func makeFolder(_ name: String) throws(FileError) {
    try Permissions.checkWriting("\(path)/\(name)")
    var folder = path
    for part in name.split(separator: "/") where part != "." && part != ".." {
      folder += "/" + part
      guard unsafe mkdir(folder, 0o700) != 0, errno != EEXIST else { continue }
      throw .system(.last("make", path: folder))
    }
  }

  /// Copies a regular file into the folder; the copy need not outlast a power failure.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - name: The path of the copy, relative to the folder.
  /// - Throws: Why the file could not be read, or the copy not be written.
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
