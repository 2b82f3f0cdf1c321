import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A reader of the end of a long file, on a second thread, while the first one reads the beginning.
///
/// The system spends most of that time on clearing and filling memory, which two threads do nearly
/// twice as fast.
final class SecondReader: Sendable {
  /// The shortest rest of a file that two threads read, in bytes.
  static let shortestRest = 32 << 20

  private static let chunk = 8 << 20

  private let isStopped = Atomic(false)
  private let descriptor: Int32
  private let place: Int
  private let address: UInt
  private let count: Int

  private init(
    _ descriptor: Int32,
    from place: Int,
    into target: UnsafeMutableRawBufferPointer
  ) {
    self.descriptor = descriptor
    self.place = place
    address = UInt(bitPattern: target.baseAddress)
    count = target.count
  }

  /// Starts to read; the offset of the file does not change.
  ///
  /// - Parameters:
  ///   - descriptor: The file.
  ///   - place: The offset of the first byte to read.
  ///   - target: The memory to fill, which must stay valid until the work is done.
  /// - Returns: The reader, and its work, which ends with the number of bytes read.
  static func start(
    _ descriptor: Int32,
    from place: Int,
    into target: UnsafeMutableRawBufferPointer
  ) -> (reader: SecondReader, work: BackgroundWork<Result<Int, SystemError>>) {
    let reader = unsafe SecondReader(descriptor, from: place, into: target)
    return (reader, BackgroundWork { reader.fill() })
  }

  /// Ends the work soon; its result is not needed.
  func stop() { isStopped.store(true, ordering: .relaxed) }

  private func fill() -> Result<Int, SystemError> {
    var done = 0
    while done < count, !isStopped.load(ordering: .relaxed) {
      let got = unsafe pread(
        descriptor,
        UnsafeMutableRawPointer(bitPattern: address + UInt(done)),
        min(count - done, Self.chunk),
        off_t(place + done)
      )
      if got == 0 { break }
      if got > 0 {
        done += got
      } else if errno != EINTR {
        return .failure(.last("read"))
      }
    }
    return .success(done)
  }
}
