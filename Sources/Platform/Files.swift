import Glibc

/// Reading, saving and looking at files.
public enum Files: Sendable {
  /// The largest file that is read unless somebody says otherwise.
  public static let sizeLimit = 1 << 32 - 1

  /// What stands at a path, following links; nil where nothing does that may be looked at.
  public static func status(_ path: String) -> FileStatus? {
    guard !path.utf8.contains(0), let path = try? Permissions.checkReading(path) else { return nil }
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    return FileStatus(status)
  }

  /// Whether anything stands at a path.
  public static func exists(_ path: String) -> Bool { status(path) != nil }

  /// Whether a directory stands at a path.
  public static func isDirectory(_ path: String) -> Bool { status(path)?.kind == .directory }

  /// Whether a regular file stands at a path.
  public static func isRegular(_ path: String) -> Bool { status(path)?.kind == .regular }

  /// The path without links, `.` and `..`, from the root; nil where nothing stands that may be looked at.
  public static func resolved(_ path: String) -> String? {
    guard (try? Permissions.checkReading(path)) != nil else { return nil }
    return withoutLinks(path)
  }

  /// The same for a path that nobody has asked about yet.
  static func withoutLinks(_ path: String) -> String? {
    guard !path.utf8.contains(0), let resolved = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }

  /// The names in a directory, sorted by their bytes, without `.` and `..`.
  public static func list(_ directory: String) throws(FileError) -> [DirectoryEntry] {
    let directory = directory.isEmpty ? "." : directory
    return try names(in: directory)
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      .map { DirectoryEntry(name: $0, isDirectory: isDirectory("\(directory)/\($0)")) }
  }

  /// The first part of a path that is there and is no directory, as the path names it; nil where there is none.
  static func firstFile(in path: String) -> String? {
    var part = path.startIndex
    while part < path.endIndex {
      part = path[path.index(after: part)...].firstIndex(of: "/") ?? path.endIndex
      let name = String(path[..<part])
      if let status = status(name), status.kind != .directory { return name }
    }
    return nil
  }

  static func names(in directory: String) throws(FileError) -> [String] {
    try checkPath(directory)
    guard let stream = unsafe opendir(try Permissions.checkReading(directory)) else {
      throw FileError(.last("list"), path: directory)
    }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { name in
        unsafe String(cString: UnsafeRawPointer(name).assumingMemoryBound(to: CChar.self))
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// Makes what is missing of the folders above a file, for our eyes only; those that cannot be made, opening the
  /// file will name.
  static func makeFolders(above path: String) {
    var folder = path.hasPrefix("/") ? "" : "."
    for name in path.split(separator: "/").dropLast() {
      folder += "/\(name)"
      unsafe mkdir(folder, 0o700)
    }
  }

  /// Refuses a path that the system would cut off at its zero byte: that is another file.
  static func checkPath(_ path: String) throws(FileError) {
    guard !path.isEmpty else { throw .unnamed }
    guard path.utf8.contains(0) else { return }
    throw .system(SystemError(code: EINVAL, operation: "open", path: path))
  }
}
