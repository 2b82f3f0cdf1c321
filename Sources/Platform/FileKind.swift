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
