import Glibc

extension Descriptors {
  /// Writes all bytes to a file, however many calls that takes.
  package static func write(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) throws(SystemError) {
    var rest = bytes
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { bytes in
        unsafe Glibc.write(descriptor, bytes.baseAddress, bytes.count)
      }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if count == 0 {
        // A file that takes nothing and gives no reason would keep us here for ever.
        throw SystemError(code: EIO, operation: "write")
      } else if errno != EINTR {
        throw .last("write")
      }
    }
  }
}
