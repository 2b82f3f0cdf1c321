import Glibc

/// What tells a file from another, and from itself after a change.
public struct FileIdentity: Hashable, Sendable {
  /// The device that holds the file.
  public let device: UInt64

  /// The number of the file on its device.
  public let inode: UInt64

  /// The bytes in the file.
  public let size: Int64

  /// The time of the last change of the bytes, in nanoseconds since 1970.
  public let modified: Int64

  /// The permission bits, which do not tell files apart.
  let mode: UInt32

  init(_ status: stat) {
    device = UInt64(status.st_dev)
    inode = UInt64(status.st_ino)
    size = Int64(status.st_size)
    modified = FileIdentity.nanoseconds(status.st_mtim)
    mode = status.st_mode & 0o7777
  }

  /// Wraps around rather than traps: any file system may hand out any time.
  private static func nanoseconds(_ time: timespec) -> Int64 {
    Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }
}

extension FileIdentity {
  public static func == (left: FileIdentity, right: FileIdentity) -> Bool {
    left.device == right.device && left.inode == right.inode && left.size == right.size
      && left.modified == right.modified
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(device)
    hasher.combine(inode)
    hasher.combine(size)
    hasher.combine(modified)
  }
}
