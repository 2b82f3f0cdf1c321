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
