#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The open history file.
final class OpenHistory {
  /// The purpose of opening the file.
  enum Mode {
    case reading
    case appending
    case clearing
  }

  private static let patience: UInt64 = 200_000_000

  private let path: String
  private let descriptor: Int32
  private let isLocked: Bool

  /// Opens the file, or creates it for appending; nil if it does not exist.
  init?(_ path: String, mode: Mode) throws(HistoryError) {
    if path.utf8.contains(0) { return nil }
    guard let descriptor = try OpenHistory.open(path, mode: mode) else { return nil }
    self.path = path
    self.descriptor = descriptor
    isLocked = mode != .reading && OpenHistory.lock(descriptor)
    try check(mode)
  }

  deinit {
    // Closing releases the lock.
    close(descriptor)
  }

  /// The size of the file in bytes; 0 if unknown.
  var size: Int { status.map { Int(clamping: $0.identity.size) } ?? 0 }

  /// Whether the path still refers to this file.
  var isInPlace: Bool {
    guard let own = status?.identity, let there = Files.status(path)?.identity else { return false }
    return own.device == there.device && own.inode == there.inode
  }

  private var status: FileStatus? {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { return nil }
    return FileStatus(status)
  }

  /// Appends whole lines, with the header before them in a new file.
  func append(_ lines: [UInt8]) throws(HistoryError) {
    var bytes = lines
    if size == 0 {
      bytes = Array(HistoryFile.header.utf8) + lines
    } else if piece(at: size - 1, count: 1) != [0x0A] {
      // A line cut off by a full disk stays a separate line.
      bytes = [0x0A] + lines
    }
    let count = unsafe bytes.withUnsafeBytes { unsafe write(descriptor, $0.baseAddress, $0.count) }
    guard count == bytes.count else {
      let code = count < 0 ? errno : ENOSPC
      throw .system(SystemError(code: code, operation: "write", path: path))
    }
  }

  /// Removes everything except the header.
  func clear() throws(HistoryError) {
    guard size > HistoryFile.header.utf8.count else { return }
    guard ftruncate(descriptor, off_t(HistoryFile.header.utf8.count)) == 0 else {
      throw .system(.last("write", path: path))
    }
  }

  /// Returns the last whole lines within a number of bytes, without the header.
  func tail(_ limit: Int) -> ArraySlice<UInt8> {
    let header = HistoryFile.header.utf8.count
    let start = max(header, size - limit)
    let bytes = piece(at: start, count: limit)
    guard start > header, piece(at: start - 1, count: 1) != [0x0A] else { return bytes[...] }
    guard let newline = bytes.firstIndex(of: 0x0A) else { return [] }
    return bytes[(newline + 1)...]
  }
}

extension OpenHistory {
  /// Replaces the file with one that has only the last lines; does nothing without the lock.
  func trim(
    to limit: Int,
    changing change: (ArraySlice<UInt8>) -> [UInt8] = { Array($0) }
  ) throws(HistoryError) {
    guard isLocked else { return }
    let seen = size
    let lines = change(tail(limit))
    do throws(FileError) {
      _ = try Files.save(to: path, expecting: status?.identity) { sink throws(FileError) in
        try sink.write(Array(HistoryFile.header.utf8))
        try sink.write(lines)
      }
    } catch {
      // Another session appended without the lock; the next command tries again.
      return
    }
    // A session that appended without the lock at the last moment wrote into the old file.
    let late = piece(at: seen, count: max(0, size - seen))
    guard !late.isEmpty, let file = try OpenHistory(path, mode: .appending) else { return }
    try file.append(late)
  }

  private func piece(at offset: Int, count: Int) -> [UInt8] {
    guard count > 0 else { return [] }
    return unsafe [UInt8](unsafeUninitializedCapacity: count) { target, filled in
      while filled < count {
        let got = unsafe pread(
          descriptor,
          target.baseAddress.map { unsafe $0 + filled },
          count - filled,
          off_t(offset + filled)
        )
        if got < 0, errno == EINTR { continue }
        guard got > 0 else { return }
        filled += got
      }
    }
  }

  /// Checks that this is a history file, and makes it private.
  private func check(_ mode: Mode) throws(HistoryError) {
    guard let status else { throw .system(.last("open", path: path)) }
    guard status.kind == .regular else { throw .foreign(path, kind: status.kind.name) }
    let header = Array(HistoryFile.header.utf8)
    guard size == 0 || piece(at: 0, count: header.count) == header else {
      throw .foreign(path, kind: "not a history file")
    }
    if mode == .appending, status.mode & 0o777 != 0o600 { fchmod(descriptor, 0o600) }
  }
}

extension OpenHistory {
  /// Opens a regular file; the kind is checked first, since opening a device may already have an
  /// effect.
  private static func open(_ path: String, mode: Mode) throws(HistoryError) -> Int32? {
    // The history is personal, so restricted work never reads it.
    guard !Permissions.areConfined else {
      throw .system(SystemError(code: EPERM, operation: "open", path: path))
    }
    for _ in 0..<2 {
      if let status = Files.status(path) {
        guard status.kind == .regular else { throw .foreign(path, kind: status.kind.name) }
        let access = mode == .reading ? O_RDONLY : O_RDWR | O_APPEND
        let descriptor = unsafe SystemCall.open(path, access | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
        if descriptor >= 0 { return descriptor }
        guard errno == ENOENT else { throw .system(.last("open", path: path)) }
      }
      guard mode == .appending else { return nil }
      if let descriptor = try make(path) { return descriptor }
    }
    // The name is taken by a link without a target.
    throw .foreign(path, kind: FileKind.link.name)
  }

  /// Creates the file; nil if another process was faster.
  private static func make(_ path: String) throws(HistoryError) -> Int32? {
    Files.makeFolders(above: path)
    let flags = O_RDWR | O_APPEND | O_CREAT | O_EXCL | O_CLOEXEC
    let descriptor = unsafe SystemCall.open(path, flags, 0o600)
    if descriptor >= 0 { return descriptor }
    guard errno == EEXIST else { throw .system(.last("make", path: path)) }
    return nil
  }

  /// Waits for the lock for a short time.
  private static func lock(_ descriptor: Int32) -> Bool {
    let start = Clock.monotonicNanoseconds
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      guard Clock.monotonicNanoseconds &- start < patience else { return false }
      poll(nil, 0, 5)
    }
    return true
  }
}

@available(*, unavailable) extension OpenHistory: Sendable {}
