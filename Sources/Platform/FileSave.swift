import Glibc

/// One save: from looking at the target to the new file in its place.
struct FileSave {
  private let path: String
  private let expected: FileIdentity?
  private let force: Bool
  private let target: FileTarget

  init(path: String, expected: FileIdentity?, force: Bool) throws(FileError) {
    self.path = path
    self.expected = expected
    self.force = force
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
      try file.copyOwnership(from: old)
      var sink = FileSink(descriptor: file.descriptor, path: path)
      try body(&sink)
      try sink.flush()
      let identity = try file.finish()
      // Somebody may have saved while we wrote.
      let last = try checkedTarget()
      try file.take(the: target.name, isNew: last == nil && !force)
      fsync(directory)
      return identity
    } catch {
      file.discard()
      throw error
    }
  }

  /// What stands at the target now, if it is what may be replaced.
  private func checkedTarget() throws(FileError) -> FileStatus? {
    let status = Files.status(target.path)
    if let status { try Files.checkRegular(status, path: path) }
    guard !force else { return status }
    guard let expected else {
      guard status == nil else { throw .alreadyExists(path) }
      return nil
    }
    guard status?.identity == expected else { throw .changedOnDisk(path) }
    return status
  }

  private func openDirectory() throws(FileError) -> Int32 {
    let descriptor = unsafe open(target.directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError(.last("open"), path: target.directory) }
    return descriptor
  }
}
