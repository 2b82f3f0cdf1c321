import Glibc

/// What stands at a path.
public enum FileKind: Hashable, Sendable {
  /// A regular file.
  case regular

  /// A directory.
  case directory

  /// A symbolic link that leads nowhere, or to itself.
  case link

  /// A FIFO.
  case pipe

  /// A socket.
  case socket

  /// A device.
  case device

  /// Something the system added later than we were written.
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

  /// The kind in words, with its article.
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

/// What the system tells about a file without opening it.
public struct FileStatus: Hashable, Sendable {
  /// What it is.
  public let kind: FileKind

  /// Which file it is.
  public let identity: FileIdentity

  /// The permission bits, as `chmod` takes them.
  public let mode: UInt32

  /// How many names the file has: a save gives the new bytes to one of them only.
  public let linkCount: Int

  let owner: UInt32
  let group: UInt32

  init(_ status: stat) {
    kind = FileKind(status)
    identity = FileIdentity(status)
    mode = status.st_mode & 0o7777
    linkCount = Int(clamping: status.st_nlink)
    owner = status.st_uid
    group = status.st_gid
  }
}
