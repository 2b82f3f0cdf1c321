#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The destination for the bytes of a file being saved.
public struct FileSink: ~Copyable, Sendable {
  private static let capacity = 1 << 20

  private let descriptor: Int32
  private let path: String
  private var buffer: [UInt8] = []

  /// The number of bytes written so far.
  public private(set) var byteCount = 0

  init(descriptor: Int32, path: String) {
    self.descriptor = descriptor
    self.path = path
  }

  /// Writes the bytes of a slice.
  public mutating func write(_ bytes: ArraySlice<UInt8>) throws(FileError) {
    byteCount += bytes.count
    if buffer.count + bytes.count <= FileSink.capacity {
      buffer.append(contentsOf: bytes)
      return
    }
    try flush()
    if bytes.count >= FileSink.capacity {
      try put(bytes)
    } else {
      buffer.append(contentsOf: bytes)
    }
  }

  /// Writes bytes.
  public mutating func write(_ bytes: [UInt8]) throws(FileError) {
    try write(bytes[...])
  }

  mutating func flush() throws(FileError) {
    try put(buffer[...])
    buffer.removeAll(keepingCapacity: true)
  }

  private func put(_ bytes: ArraySlice<UInt8>) throws(FileError) {
    do throws(SystemError) {
      try Descriptors.write(bytes, to: descriptor)
    } catch {
      throw FileError(error, path: path)
    }
  }
}
