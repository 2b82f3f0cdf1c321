#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The properties that distinguish a file from others, and from itself after a change.
public struct FileIdentity: Hashable, Sendable {
  /// The device that contains the file.
  public let device: UInt64

  /// The inode number of the file on its device.
  public let inode: UInt64

  /// The size of the file in bytes.
  public let size: Int64

  /// The time of the last change to the contents, in nanoseconds since 1970.
  public let modified: Int64

  /// The permission bits; they do not affect equality.
  let mode: UInt32

  init(_ status: stat) {
    device = UInt64(status.st_dev)
    inode = UInt64(status.st_ino)
    size = Int64(status.st_size)
    modified = FileIdentity.nanoseconds(status.modificationTime)
    mode = UInt32(status.st_mode) & 0o7777
  }

  /// Returns a time in nanoseconds; it wraps instead of trapping, since file systems may report any
  /// time.
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
