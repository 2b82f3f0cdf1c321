import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A part of a file that threads read into its place in memory, one at a time.
final class FilePart: Sendable {
  /// The offsets of its bytes in the file and in the memory.
  let range: Range<Int>

  private let descriptor: Int32
  private let address: UInt
  private let reading = Mutex(())

  /// The offset after the last byte that is in the memory; it changes only under the lock.
  private let arrivedEnd: Atomic<Int>

  /// Creates a part without any bytes.
  ///
  /// - Parameters:
  ///   - descriptor: The file, whose offset does not change.
  ///   - range: The offsets of the bytes.
  ///   - address: The memory for the whole file, which must stay valid while the part is read.
  init(_ descriptor: Int32, _ range: Range<Int>, at address: UInt) {
    self.descriptor = descriptor
    self.range = range
    self.address = address
    arrivedEnd = Atomic(range.lowerBound)
  }

  /// The offset after the last byte that is in the memory.
  var end: Int { arrivedEnd.load(ordering: .acquiring) }

  /// Whether all bytes are in the memory.
  var isComplete: Bool { end == range.upperBound }

  /// Reads the next bytes, unless another thread has read up to an offset meanwhile.
  ///
  /// - Parameters:
  ///   - place: The offset; it may be beyond the end.
  ///   - size: The most bytes to read.
  /// - Returns: Whether bytes before the offset may be missing still, and more can be read.
  /// - Throws: The error of the system.
  func advance(upTo place: Int, by size: Int) throws(SystemError) -> Bool {
    try reading.withLock { _ in
      end < min(place, range.upperBound) ? readNext(size) : .success(false)
    }
    .get()
  }

  /// Reads the next bytes, under the lock.
  private func readNext(_ size: Int) -> Result<Bool, SystemError> {
    let end = end
    let wanted = min(size, range.upperBound - end)
    while true {
      let got = unsafe pread(
        descriptor,
        UnsafeMutableRawPointer(bitPattern: address + UInt(end)),
        wanted,
        off_t(end)
      )
      if got >= 0 {
        arrivedEnd.store(end + got, ordering: .releasing)
        return .success(got > 0)
      }
      guard errno == EINTR else { return .failure(.last("read")) }
    }
  }

  /// Reads until the bytes before an offset are in the memory.
  ///
  /// - Parameters:
  ///   - place: The offset; it may be beyond the end.
  ///   - size: The most bytes to read at once.
  /// - Returns: The offset after the last byte that is there. It is less than asked for where the
  ///   part or the file ends, and where the system reports an error.
  func fill(upTo place: Int, by size: Int) -> Int {
    while end < place, (try? advance(upTo: place, by: size)) == true {}
    return end
  }
}
