#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A reader of an open regular file into one array.
struct FileReader {
  let descriptor: Int32
  let path: String
  let limit: Int

  /// Judges the first block of a large file; nil reads every file to its end.
  let accepts: ((_ firstBlock: [UInt8]) -> Bool)?

  /// Uses the bytes of a long file while they arrive; returns false to cancel the read.
  let use: ((ArrivingFile) -> Bool)?

  private static let attempts = 3
  private static let chunk = 8 << 20
  private static let hugePage = 2 << 20

  /// The number of bytes checked before the rest of a large file is read; smaller files are read at
  /// once.
  private static let block = 2 << 20

  /// Reads the file until it did not change during the read, at most three times.
  ///
  /// The identity is the one before the last attempt, so that a later save notices changes.
  func contents(
    isCancelled: (_ done: Int, _ total: Int) -> Bool
  ) throws(FileError) -> FileContents {
    var status = try currentStatus()
    for _ in 1...FileReader.attempts {
      let bytes = try bytes(status, isCancelled: isCancelled)
      let before = status
      status = try currentStatus()
      if status.identity == before.identity || before.identity.size == 0 {
        return FileContents(bytes: bytes, identity: before.identity, mode: before.mode)
      }
      guard lseek(descriptor, 0, SEEK_SET) == 0 else { break }
    }
    throw .changedOnDisk(path)
  }

  private func currentStatus() throws(FileError) -> FileStatus {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else {
      throw FileError(.last("open"), path: path)
    }
    let current = FileStatus(status)
    try Files.checkRegular(current, path: path)
    return current
  }

  private func bytes(
    _ status: FileStatus,
    isCancelled: (_ done: Int, _ total: Int) -> Bool
  ) throws(FileError) -> [UInt8] {
    let size = Int(status.identity.size)
    guard size <= limit else { throw .tooLarge(path, size: size, limit: limit) }
    var first: [UInt8] = []
    if let accepts, size > 16 * FileReader.block {
      first = try piece(
        capacity: FileReader.block,
        isCancelled: { done, _ in isCancelled(done, size) }
      )
      guard accepts(first) else { return first }
    }
    try checkMemory(size)
    var bytes = try piece(behind: first, capacity: size, isCancelled: isCancelled)
    guard bytes.count == size else { return bytes }
    // Files still being written, and those in /proc, have more bytes than their size says.
    while true {
      let count = bytes.count
      let more = try piece(capacity: 1 << 16) { _, _ in isCancelled(count, size) }
      if more.isEmpty { return bytes }
      try check(bytes.count + more.count)
      if bytes.capacity - bytes.count < more.count { try checkMemory(2 * bytes.count) }
      bytes += more
    }
  }

  private func check(_ size: Int) throws(FileError) {
    guard size <= limit else { throw .tooLarge(path, size: size, limit: limit) }
    try checkMemory(size)
  }

  private func checkMemory(_ size: Int) throws(FileError) {
    guard Memory.canAllocate(size + FileReader.hugePage) else {
      throw .noMemory(path, size: size)
    }
  }

  /// Continues reading after some bytes, up to the end of the file or the capacity.
  private func piece(
    behind first: [UInt8] = [],
    capacity: Int,
    isCancelled: (_ done: Int, _ total: Int) -> Bool
  ) throws(FileError) -> [UInt8] {
    var failure: FileError?
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { target, count in
      unsafe adviseHugePages(target)
      (_, count) = unsafe target.initialize(from: first)
      do throws(FileError) {
        if capacity - count < ArrivingFile.shortestRest {
          try unsafe fill(target, from: &count) { isCancelled($0, capacity) }
        } else {
          try unsafe fillInHalves(target, from: &count) { isCancelled($0, capacity) }
        }
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return bytes
  }

  /// Fills a buffer up to its end or that of the file.
  ///
  /// - Parameters:
  ///   - target: The buffer.
  ///   - count: The number of its bytes that are filled.
  ///   - isCancelled: Called between pieces with that number.
  /// - Throws: The error of the system, or a cancellation.
  private func fill(
    _ target: UnsafeMutableBufferPointer<UInt8>,
    from count: inout Int,
    isCancelled: (_ done: Int) -> Bool
  ) throws(FileError) {
    while count < target.count {
      guard !isCancelled(count) else { throw .cancelled(path) }
      let wanted = min(target.count - count, FileReader.chunk)
      let got = unsafe read(descriptor, target.baseAddress.map { unsafe $0 + count }, wanted)
      if got == 0 { return }
      if got > 0 {
        count += got
      } else if errno != EINTR {
        throw FileError(.last("read"), path: path)
      }
    }
  }

  /// Fills a buffer in the same way, its second half on another thread.
  private func fillInHalves(
    _ target: UnsafeMutableBufferPointer<UInt8>,
    from count: inout Int,
    isCancelled: (_ done: Int) -> Bool
  ) throws(FileError) {
    let file = unsafe ArrivingFile(descriptor, from: count, into: target)
    defer { file.end() }
    if let use {
      try file.whileReadingSecondHalf { _ throws(FileError) in
        guard use(file) else { throw .cancelled(path) }
      }
    }
    try readRest(of: file, isCancelled: isCancelled)
    count = file.first.isComplete ? file.second.end : file.first.end
    guard lseek(descriptor, off_t(count), SEEK_SET) >= 0 else {
      throw FileError(.last("read"), path: path)
    }
  }

  /// Reads the bytes that are not there yet.
  private func readRest(
    of file: ArrivingFile,
    isCancelled: (_ done: Int) -> Bool
  ) throws(FileError) {
    let (first, second) = (file.first, file.second)
    guard !first.isComplete || !second.isComplete else { return }
    let start = first.range.lowerBound
    try file.whileReadingSecondHalf { waitBriefly throws(FileError) in
      repeat {
        guard !isCancelled(2 * first.end - start) else { throw .cancelled(path) }
      } while try advance(first)
      guard first.isComplete else { return }
      repeat {
        guard !isCancelled(file.count) else { throw .cancelled(path) }
      } while !waitBriefly()
      // If the other thread stopped at an error, this finds it again.
      while try advance(second) {}
    }
  }

  private func advance(_ part: FilePart) throws(FileError) -> Bool {
    do throws(SystemError) {
      return try part.advance(upTo: part.range.upperBound, by: FileReader.chunk)
    } catch {
      throw FileError(error, path: path)
    }
  }

  /// Requests large pages, which make the first access to hundreds of megabytes several times
  /// cheaper.
  private func adviseHugePages(_ target: UnsafeMutableBufferPointer<UInt8>) {
    guard target.count > 2 * FileReader.hugePage,
      let start = UnsafeMutableRawPointer(target.baseAddress)
    else { return }
    let end = unsafe start + target.count
    let first = unsafe start.alignedUp(toMultipleOf: FileReader.hugePage)
    let last = unsafe end.alignedDown(toMultipleOf: FileReader.hugePage)
    guard unsafe first < last else { return }
    unsafe SystemCall.preferHugePages(first, last - first)
  }
}

/// The bytes of a file and the data needed to save over it.
public struct FileContents: Sendable {
  /// The bytes.
  public let bytes: [UInt8]

  /// The identity of the file, or nil for bytes from a stream.
  public let identity: FileIdentity?

  /// The permission bits, in the form of `chmod`.
  public let mode: UInt32
}
