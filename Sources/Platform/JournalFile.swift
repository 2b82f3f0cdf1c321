#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A file that one session writes line by line and deletes when it ends normally.
///
/// The session locks its file while it runs. So an unlocked file is from a session that crashed,
/// and its contents can be recovered.
///
/// ```swift
/// let file = try JournalFile(creatingIn: "/tmp/example", beginning: Array("{}\n".utf8))
/// try file.append(Array("\"an edit\"\n".utf8))
/// try file.synchronize()
/// ```
public final class JournalFile {
  private static let suffix = ".journal"

  /// The path of the file.
  public let path: String

  private let descriptor: Int32

  /// Creates a private file with a unique name, and the folders above it.
  ///
  /// - Parameters:
  ///   - folder: The folder of the file.
  ///   - beginning: Its first bytes; the file never exists without them.
  /// - Throws: The reason why the file cannot be created; no part of it stays.
  public init(creatingIn folder: String, beginning: [UInt8]) throws(FileError) {
    try Permissions.checkWriting(folder)
    Files.makeFolders(above: folder + "/.")
    let token = String(UInt64.random(in: .min ... .max), radix: 16)
    path = "\(folder)/\(getpid())-\(token)\(Self.suffix)"
    let passing = path + "-new"
    let flags = O_RDWR | O_APPEND | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    descriptor = unsafe open(passing, flags, 0o600)
    guard descriptor >= 0 else { throw FileError(.last("make"), path: passing) }
    flock(descriptor, LOCK_EX | LOCK_NB)
    do throws(FileError) {
      try append(beginning)
      try synchronize()
      guard unsafe rename(passing, path) == 0 else { throw FileError(.last("make"), path: path) }
    } catch {
      unsafe unlink(passing)
      throw error
    }
    Self.synchronizeFolder(folder)
  }

  /// Takes over the file of an earlier session that crashed.
  ///
  /// The result is nil if a running session has locked the file, or if it was deleted. It is also
  /// nil for a file of another user or another kind.
  ///
  /// - Parameter path: The path of the file.
  public init?(takingOver path: String) {
    guard (try? Permissions.checkWriting(path)) != nil else { return nil }
    let flags = O_RDWR | O_APPEND | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC | O_NOCTTY
    descriptor = unsafe open(path, flags)
    self.path = path
    guard descriptor >= 0 else { return nil }
    var status = stat()
    // Another process may have deleted it between opening and locking.
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0, unsafe fstat(descriptor, &status) == 0,
      FileKind(status) == .regular, status.st_uid == geteuid(), status.st_nlink == 1
    else { return nil }
  }

  deinit {
    guard descriptor >= 0 else { return }
    // A program being started briefly has a copy of the descriptor; closing would leave the lock to
    // it.
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }

  /// Returns the paths of the files in a folder, by name; empty if the folder does not exist.
  public static func paths(in folder: String) -> [String] {
    guard let names = try? Files.names(in: folder) else { return [] }
    return names.filter { $0.hasSuffix(suffix) }.sorted().map { "\(folder)/\($0)" }
  }

  /// The time of the last write, in seconds since 1970.
  public var modified: Int {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { return 0 }
    return Int(status.modificationTime.tv_sec)
  }

  /// Appends bytes; a crash of the program no longer loses them.
  ///
  /// - Throws: An error if they were not written, or only in part.
  public func append(_ bytes: [UInt8]) throws(FileError) {
    do throws(SystemError) {
      try Descriptors.write(bytes[...], to: descriptor)
    } catch {
      throw FileError(error, path: path)
    }
  }

  /// Writes appended bytes to the disk; a power failure no longer loses them.
  ///
  /// - Throws: The error of the disk.
  public func synchronize() throws(FileError) {
    guard SystemCall.synchronizeData(descriptor) == 0 else {
      throw FileError(.last("write"), path: path)
    }
  }

  /// Returns all bytes of the file.
  ///
  /// - Throws: The reason why they cannot be read.
  public func read() throws(FileError) -> FileContents { try Files.read(path) }

  /// Deletes the file, if it still exists.
  public func remove() {
    guard (try? Permissions.checkWriting(path)) != nil else { return }
    unsafe unlink(path)
  }

  /// Writes the name of a new file to the disk; a failure is ignored, since the file exists.
  private static func synchronizeFolder(_ folder: String) {
    let descriptor = unsafe open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }
}

@available(*, unavailable) extension JournalFile: Sendable {}
