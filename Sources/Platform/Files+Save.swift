import Glibc

extension Files {
  /// Saves a file: afterwards it holds all the new bytes, or all the old ones.
  ///
  /// The bytes go to a new file beside the old one, which takes the old one's place when they are
  /// on the disk. Links are followed; owner and permissions stay. A file that is not the one
  /// expected is left alone, and so is one that stands where none was expected.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - expected: The file that was loaded, or nil for a file that should not be there yet.
  ///   - force: Saves even though something else stands there.
  ///   - keepingOld: Whether the old file stays under its name with `~` behind it, in place of what has that name.
  ///   - body: Writes the bytes.
  /// - Returns: Which file stands there now, for the next save.
  /// - Throws: Why nothing was saved, or what `body` threw.
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

  /// Checks that a file could be written: before work whose result has no other place to go.
  ///
  /// - Parameter path: The file, which need not be there.
  /// - Throws: What stands there, or what forbids it. A disk that is full is not foreseen.
  public static func checkWritable(_ path: String) throws(FileError) {
    try checkPath(path)
    try Permissions.checkWriting(path)
    let target = try FileTarget(resolving: path)
    if isDirectory(target.path) { throw .isDirectory(path) }
    guard exists(target.directory) else { throw .notFound(target.directory) }
    let status = Files.status(target.path)
    if let status { try checkRegular(status, path: path) }
    let isAllowed =
      unsafe status == nil
      ? access(target.directory, W_OK | X_OK) == 0 : access(target.path, W_OK) == 0
    guard isAllowed else { throw FileError(.last("write"), path: path) }
  }
}
