import Glibc

/// A file that one session writes line by line, and takes away when it ends well.
///
/// The session holds the lock of its file as long as it lives. So a file that can be locked belongs to a
/// session that ended otherwise, and what stands in it was left behind.
///
/// ```swift
/// let file = try JournalFile(creatingIn: "/tmp/example", beginning: Array("{}\n".utf8))
/// try file.append(Array("\"an edit\"\n".utf8))
/// try file.synchronize()
/// ```
public final class JournalFile {
  private static let suffix = ".journal"

  /// Where the file is.
  public let path: String

  private let descriptor: Int32

  /// Makes a file of a name that no other one has, for our eyes only, and the folders above it.
  ///
  /// - Parameters:
  ///   - folder: Where the file is to be.
  ///   - beginning: Its first bytes; nobody sees the file without them.
  /// - Throws: Why it cannot be made; nothing is left of it.
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

  /// Takes over a file that an earlier session left behind.
  ///
  /// The result is nil where a living session holds the file, where it is not ours, or where it is gone.
  ///
  /// - Parameter path: The file.
  public init?(takingOver path: String) {
    guard (try? Permissions.checkWriting(path)) != nil else { return nil }
    let flags = O_RDWR | O_APPEND | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC | O_NOCTTY
    descriptor = unsafe open(path, flags)
    self.path = path
    guard descriptor >= 0 else { return nil }
    var status = stat()
    // Somebody else may have taken it away between opening and locking.
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0, unsafe fstat(descriptor, &status) == 0,
      FileKind(status) == .regular, status.st_uid == geteuid(), status.st_nlink == 1
    else { return nil }
  }

  deinit {
    guard descriptor >= 0 else { return }
    // A program that is being started holds a copy of the descriptor for a moment, and closing alone would leave it the lock.
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }

  /// The files in a folder, by name; none where there is no folder.
  public static func paths(in folder: String) -> [String] {
    guard let names = try? Files.names(in: folder) else { return [] }
    return names.filter { $0.hasSuffix(suffix) }.sorted().map { "\(folder)/\($0)" }
  }

  /// When the file was last written, in seconds since 1970.
  public var modified: Int {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { return 0 }
    return Int(status.st_mtim.tv_sec)
  }

  /// Adds bytes at the end; a crash of the program does not cost them any more.
  ///
  /// - Throws: Why they are not, or not all, there.
  public func append(_ bytes: [UInt8]) throws(FileError) {
    do throws(SystemError) {
      try Descriptors.write(bytes[...], to: descriptor)
    } catch {
      throw FileError(error, path: path)
    }
  }

  /// Brings what was added to the disk; a power cut does not cost it any more.
  ///
  /// - Throws: What the disk says.
  public func synchronize() throws(FileError) {
    guard fdatasync(descriptor) == 0 else { throw FileError(.last("write"), path: path) }
  }

  /// All bytes of the file.
  ///
  /// - Throws: Why they cannot be read.
  public func read() throws(FileError) -> FileContents { try Files.read(path) }

  /// Takes the file away, if it is still there.
  public func remove() {
    guard (try? Permissions.checkWriting(path)) != nil else { return }
    unsafe unlink(path)
  }

  /// Brings the name of a new file to the disk; where that cannot be done, the file is there all the same.
  private static func synchronizeFolder(_ folder: String) {
    let descriptor = unsafe open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }
}

@available(*, unavailable) extension JournalFile: Sendable {}
