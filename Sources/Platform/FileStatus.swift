import Glibc

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
