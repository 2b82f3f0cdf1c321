#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Functions that read, save and inspect files.
public enum Files: Sendable {
  /// The default size limit for reading a file, in bytes.
  public static let sizeLimit = 1 << 32 - 1

  /// Returns the status of the item at a path, following links; nil if it is missing or
  /// inaccessible.
  public static func status(_ path: String) -> FileStatus? {
    guard !path.utf8.contains(0), let path = try? Permissions.checkReading(path) else { return nil }
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    return FileStatus(status)
  }

  /// Returns whether an item exists at a path.
  public static func exists(_ path: String) -> Bool { status(path) != nil }

  /// Returns whether a directory exists at a path.
  public static func isDirectory(_ path: String) -> Bool { status(path)?.kind == .directory }

  /// Returns whether a regular file exists at a path.
  public static func isRegular(_ path: String) -> Bool { status(path)?.kind == .regular }

  /// Returns the absolute path without links, `.` and `..`; nil if the item is missing or
  /// inaccessible.
  public static func resolved(_ path: String) -> String? {
    guard (try? Permissions.checkReading(path)) != nil else { return nil }
    return withoutLinks(path)
  }

  /// Returns the same for a path whose permission was not checked yet.
  static func withoutLinks(_ path: String) -> String? {
    guard !path.utf8.contains(0), let resolved = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }

  /// Returns the names in a directory, sorted by their bytes, without `.` and `..`.
  public static func list(_ directory: String) throws(FileError) -> [DirectoryEntry] {
    let directory = directory.isEmpty ? "." : directory
    return try names(in: directory)
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      .map { DirectoryEntry(name: $0, isDirectory: isDirectory("\(directory)/\($0)")) }
  }

  /// Returns the first existing part of a path that is not a directory, as written there; nil if
  /// none.
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

  /// Creates a folder, unless it exists; the folder around it must exist.
  ///
  /// - Parameter path: The path of the folder.
  /// - Throws: The reason why it could not be created.
  public static func makeFolder(_ path: String) throws(FileError) {
    try checkPath(path)
    try Permissions.checkWriting(path)
    guard unsafe mkdir(path, 0o777) != 0, !isDirectory(path) else { return }
    throw .system(.last("make", path: path))
  }

  /// Creates missing folders above a file, private to the user; opening the file reports failures.
  package static func makeFolders(above path: String) {
    var folder = path.hasPrefix("/") ? "" : "."
    for name in path.split(separator: "/").dropLast() {
      folder += "/\(name)"
      unsafe mkdir(folder, 0o700)
    }
  }

  /// Throws if the path contains a zero byte, where the system would cut it off and use another
  /// file.
  static func checkPath(_ path: String) throws(FileError) {
    guard !path.isEmpty else { throw .unnamed }
    guard path.utf8.contains(0) else { return }
    throw .system(SystemError(code: EINVAL, operation: "open", path: path))
  }
}
