#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Numbers in a file that two processes of this program share.
///
/// Setting a number needs no system call. The numbers stay after the other process has ended, even
/// if it was killed.
@safe package final class SharedNumbers {
  private let numbers: UnsafeMutableBufferPointer<UInt64>

  /// Creates a file with room for some numbers, all 0.
  ///
  /// - Parameters:
  ///   - path: The path of the file, which must not exist.
  ///   - count: The number of numbers.
  /// - Throws: The reason why the file could not be created.
  package init(creating path: String, count: Int) throws(FileError) {
    try Permissions.checkWriting(path)
    let flags = O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let descriptor = unsafe open(path, flags, 0o600)
    guard descriptor >= 0 else { throw FileError(.last("open"), path: path) }
    defer { close(descriptor) }
    let length = max(1, count) * MemoryLayout<UInt64>.size
    // A file with holes would end the process on a full disk, instead of reporting it here.
    let code = SystemCall.allocate(length, in: descriptor)
    guard code == 0 else {
      throw FileError(SystemError(code: code, operation: "write"), path: path)
    }
    unsafe numbers = try Self.map(descriptor, length, path)
  }

  /// Opens the numbers of another process.
  ///
  /// - Parameter path: The path of their file.
  /// - Throws: The reason why they cannot be opened.
  package init(opening path: String) throws(FileError) {
    let descriptor = unsafe open(path, O_RDWR | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError(.last("open"), path: path) }
    defer { close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else {
      throw FileError(.last("open"), path: path)
    }
    unsafe numbers = try Self.map(descriptor, Int(status.st_size), path)
  }

  deinit {
    guard let start = unsafe numbers.baseAddress else { return }
    unsafe munmap(start, numbers.count * MemoryLayout<UInt64>.size)
  }

  private static func map(
    _ descriptor: Int32,
    _ length: Int,
    _ path: String
  ) throws(FileError) -> UnsafeMutableBufferPointer<UInt64> {
    let region = unsafe mmap(nil, length, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0)
    guard let region = unsafe region, unsafe region != MAP_FAILED else {
      throw FileError(.last("open"), path: path)
    }
    let count = length / MemoryLayout<UInt64>.size
    return unsafe UnsafeMutableBufferPointer(
      start: region.bindMemory(to: UInt64.self, capacity: count),
      count: count
    )
  }

  /// The number at an index; 0 beyond the last, where setting does nothing.
  package subscript(index: Int) -> UInt64 {
    get { unsafe numbers.indices.contains(index) ? numbers[index] : 0 }
    set { if unsafe numbers.indices.contains(index) { unsafe numbers[index] = newValue } }
  }
}
