#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// One save, from checking the target to replacing it with the new file.
struct FileSave {
  private let path: String
  private let expected: FileIdentity?
  private let force: Bool
  private let keepsOld: Bool
  private let target: FileTarget

  init(
    path: String,
    expected: FileIdentity?,
    force: Bool,
    keepsOld: Bool
  ) throws(FileError) {
    self.path = path
    self.expected = expected
    self.force = force
    self.keepsOld = keepsOld
    target = try FileTarget(resolving: path)
  }

  mutating func run(
    _ body: (inout FileSink) throws(FileError) -> Void
  ) throws(FileError) -> FileIdentity {
    let old = try checkedTarget()
    let directory = try openDirectory()
    defer { close(directory) }
    TemporaryFile.removeStale(in: directory, path: target.directory)
    let file = try TemporaryFile(in: directory, directoryPath: target.directory, path: path)
    do throws(FileError) {
      try file.copyOwnership(from: old, elseMode: expected?.mode)
      var sink = FileSink(descriptor: file.descriptor, path: path)
      try body(&sink)
      try sink.flush()
      let identity = try file.finish()
      // Another program may have saved during the write.
      let last = try checkedTarget()
      if keepsOld, last != nil { try keepOld(in: directory) }
      try file.take(the: target.name, isNew: last == nil && !force)
      fsync(directory)
      return identity
    } catch {
      file.discard()
      throw error
    }
  }

  /// Returns the status of the target, or nil if it does not exist; throws if it must not be
  /// replaced.
  private func checkedTarget() throws(FileError) -> FileStatus? {
    let status = Files.status(target.path)
    if let status { try Files.checkRegular(status, path: path) }
    guard !force else { return status }
    guard let expected else {
      guard status == nil else { throw .alreadyExists(path) }
      return nil
    }
    guard let status else { throw .gone(path) }
    guard status.identity == expected else { throw .changedOnDisk(path) }
    // A rename ignores the file's permissions, but a read-only file is meant to stay unchanged.
    let isDenied = unsafe access(target.path, W_OK) != 0 && errno == EACCES
    guard status.mode & 0o222 != 0, !isDenied else { throw .readOnly(path) }
    return status
  }

  /// Gives the old file a second name, which it keeps after its replacement; a file always exists.
  private func keepOld(in directory: Int32) throws(FileError) {
    let name = target.name + "~"
    let path = target.path + "~"
    if let status = Files.status(path) { try Files.checkRegular(status, path: path) }
    let passing = name + "new"
    unsafe unlinkat(directory, passing, 0)
    guard unsafe linkat(directory, target.name, directory, passing, 0) == 0,
      unsafe renameat(directory, passing, directory, name) == 0
    else {
      throw FileError(.last("save"), path: path)
    }
    // A rename between two names of one file leaves both.
    unsafe unlinkat(directory, passing, 0)
  }

  private func openDirectory() throws(FileError) -> Int32 {
    let descriptor = unsafe open(target.directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else {
      let error = FileError(.last("open"), path: target.directory)
      throw if case .notFound = error { .noFolder(target.directory) } else { error }
    }
    return descriptor
  }
}
