import Glibc

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
