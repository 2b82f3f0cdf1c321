import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The new file that replaces an old one, while it is being written.
@safe final class TemporaryFile {
  private static let prefix = ".tabletop-"
  private static let suffix = ".saving"

  let descriptor: Int32
  private let directory: Int32
  private let name: String
  private let path: String
  private let registration: UnsafeMutablePointer<CChar>?
  private var isOpen = true

  /// Creates a file owned and readable only by this user, with an unpredictable name.
  init(in directory: Int32, directoryPath: String, path: String) throws(FileError) {
    self.directory = directory
    self.path = path
    let token = String(UInt64.random(in: .min ... .max), radix: 16)
    name = "\(TemporaryFile.prefix)\(getpid())-\(token)\(TemporaryFile.suffix)"
    let flags = O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    descriptor = unsafe openat(directory, name, flags, 0o600)
    guard descriptor >= 0 else {
      throw .system(.last("create a file in", path: directoryPath))
    }
    // While the lock is held, no process treats the file as a leftover.
    flock(descriptor, LOCK_EX | LOCK_NB)
    unsafe registration = strdup("\(directoryPath)/\(name)")
    registerForSignals()
  }

  deinit {
    unsafe free(registration)
  }

  /// Gives the file the owner and permissions of the old one, or those of a new file.
  ///
  /// - Parameters:
  ///   - old: The old file, or nil if it does not exist.
  ///   - known: The permissions of an old file that was deleted, or nil.
  /// - Throws: An error if the system denies it.
  func copyOwnership(from old: FileStatus?, elseMode known: UInt32?) throws(FileError) {
    guard let old else {
      if let known { return try setMode(known & 0o777) }
      let mask = umask(0)
      umask(mask)
      return try setMode(0o666 & ~UInt32(mask))
    }
    var mode = old.mode
    if fchown(descriptor, old.owner, old.group) != 0 {
      // The bits were meant for the old group; ours must not get more than all others have.
      let group = fchown(descriptor, uid_t.max, old.group) == 0
      if !group { mode = mode & ~0o2070 | (mode & 0o007) << 3 }
      mode &= ~0o4000
    }
    try setMode(mode)
  }

  /// Writes the bytes to the disk and closes the file.
  func finish() throws(FileError) -> FileIdentity {
    guard fsync(descriptor) == 0 else { throw .system(.last("write", path: path)) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else {
      throw .system(.last("write", path: path))
    }
    isOpen = false
    guard close(descriptor) == 0 else { throw .system(.last("write", path: path)) }
    return FileIdentity(status)
  }

  /// Replaces the old file.
  func take(the target: String, isNew: Bool) throws(FileError) {
    if isNew, try link(as: target) { return discard() }
    guard unsafe renameat(directory, name, directory, target) == 0 else {
      throw .system(.last("replace", path: path))
    }
    unregister()
  }

  /// Adds a hard link, which, unlike a rename, never replaces a file created meanwhile.
  ///
  /// It returns false if the file system has no hard links.
  private func link(as target: String) throws(FileError) -> Bool {
    if unsafe linkat(directory, name, directory, target, 0) == 0 { return true }
    guard errno != EEXIST else { throw .alreadyExists(path) }
    return false
  }

  /// Deletes the file, or its temporary name if that is no longer needed.
  func discard() {
    if isOpen { close(descriptor) }
    isOpen = false
    unsafe unlinkat(directory, name, 0)
    unregister()
  }

  private func setMode(_ mode: UInt32) throws(FileError) {
    guard fchmod(descriptor, mode_t(mode)) == 0 else {
      throw .system(.last("set the permissions of", path: path))
    }
  }

  /// Registers the file for removal by signals; a parallel save leaves its file to the next save.
  private func registerForSignals() {
    _ = SignalState.unfinishedFile.compareExchange(
      expected: 0,
      desired: unsafe UInt(bitPattern: registration),
      ordering: .sequentiallyConsistent
    )
  }

  private func unregister() {
    _ = SignalState.unfinishedFile.compareExchange(
      expected: unsafe UInt(bitPattern: registration),
      desired: 0,
      ordering: .sequentiallyConsistent
    )
  }
}

extension TemporaryFile {
  /// Deletes the leftovers of killed processes in a directory.
  static func removeStale(in directory: Int32, path: String) {
    guard let names = try? Files.names(in: path) else { return }
    for name in names where isLeftOver(name) {
      let descriptor = unsafe openat(
        directory,
        name,
        O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
      )
      guard descriptor >= 0 else { continue }
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { unsafe unlinkat(directory, name, 0) }
      close(descriptor)
    }
  }

  /// Returns whether a name is a temporary file of a process that no longer exists.
  private static func isLeftOver(_ name: String) -> Bool {
    guard name.hasPrefix(prefix), name.hasSuffix(suffix) else { return false }
    let parts = name.dropFirst(prefix.count).dropLast(suffix.count).split(separator: "-")
    guard parts.count == 2, let process = Int32(parts[0]), process > 0 else { return false }
    return kill(process, 0) == -1 && errno == ESRCH
  }
}

@available(*, unavailable) extension TemporaryFile: Sendable {}
