#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The kind of item at a path.
public enum FileKind: Hashable, Sendable {
  /// A regular file.
  case regular

  /// A directory.
  case directory

  /// A symbolic link without a target, or to itself.
  case link

  /// A FIFO.
  case pipe

  /// A socket.
  case socket

  /// A device.
  case device

  /// An item kind added to the system later.
  case other

  init(_ status: stat) {
    self =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .regular
      case S_IFDIR: .directory
      case S_IFLNK: .link
      case S_IFIFO: .pipe
      case S_IFSOCK: .socket
      case S_IFCHR, S_IFBLK: .device
      default: .other
      }
  }

  /// The kind as text, with its article.
  public var name: String {
    switch self {
    case .regular: "a regular file"
    case .directory: "a directory"
    case .link: "a broken link"
    case .pipe: "a FIFO"
    case .socket: "a socket"
    case .device: "a device"
    case .other: "a special file"
    }
  }
}

/// The status of a file, read without opening it.
public struct FileStatus: Hashable, Sendable {
  /// The kind of item.
  public let kind: FileKind

  /// The identity of the file.
  public let identity: FileIdentity

  /// The permission bits, in the form of `chmod`.
  public let mode: UInt32

  /// The number of hard links; a save updates only one of them.
  public let linkCount: Int

  let owner: UInt32
  let group: UInt32

  init(_ status: stat) {
    kind = FileKind(status)
    identity = FileIdentity(status)
    mode = UInt32(status.st_mode) & 0o7777
    linkCount = Int(clamping: status.st_nlink)
    owner = status.st_uid
    group = status.st_gid
  }
}
