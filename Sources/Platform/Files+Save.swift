#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

extension Files {
  /// Saves a file, so that afterwards it contains either all new bytes or all old ones.
  ///
  /// The bytes go to a new file in the same directory. It replaces the old one once they are on
  /// disk. Links are followed; owner and permissions stay. An unexpected file is not replaced.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - expected: The identity of the loaded file, or nil if the file must not exist yet.
  ///   - force: Whether to save even if another file exists at the path. The default is false.
  ///   - keepingOld: Whether the old file is kept, with `~` appended to its name; a previous one is
  ///     replaced.
  ///   - body: Writes the bytes.
  /// - Returns: The identity of the new file, for the next save.
  /// - Throws: The reason why the file was not saved, or the error of `body`.
  public static func save(
    to path: String,
    expecting expected: FileIdentity?,
    force: Bool = false,
    keepingOld: Bool = false,
    _ body: (inout FileSink) throws(FileError) -> Void
  ) throws(FileError) -> FileIdentity {
    try checkPath(path)
    try Permissions.checkWriting(path)
    var save = try FileSave(
      path: path,
      expected: expected,
      force: force,
      keepsOld: keepingOld
    )
    return try save.run(body)
  }

  /// Checks that a file can be written, before work whose result has no other destination.
  ///
  /// - Parameter path: The path of the file, which may not exist.
  /// - Throws: An error if an item at the path or the system prevents writing. A full disk is not
  ///   detected.
  public static func checkWritable(_ path: String) throws(FileError) {
    try checkPath(path)
    try Permissions.checkWriting(path)
    let target = try FileTarget(resolving: path)
    if isDirectory(target.path) { throw .isDirectory(path) }
    guard exists(target.directory) else { throw .noFolder(target.directory) }
    let status = Files.status(target.path)
    if let status { try checkRegular(status, path: path) }
    let isAllowed =
      unsafe status == nil
      ? access(target.directory, W_OK | X_OK) == 0 : access(target.path, W_OK) == 0
    guard isAllowed else { throw FileError(.last("write"), path: path) }
  }
}

extension Files {
  /// Throws if the running work may not write a file.
  package static func checkWriting(_ path: String) throws(FileError) {
    try Permissions.checkWriting(path)
  }
}
