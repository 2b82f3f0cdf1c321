import Glibc

/// The end of a pipe that bytes come out of.
struct IncomingPipe {
  /// All that came.
  private(set) var bytes: [UInt8] = []

  private var descriptor: Int32

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Whether nothing more can come.
  var isClosed: Bool { descriptor < 0 }

  /// What to poll.
  var pollDescriptor: Int32 { descriptor }

  /// Reads what there is.
  mutating func read() {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = unsafe Glibc.read(descriptor, &buffer, buffer.count)
    if count > 0 {
      bytes += buffer.prefix(count)
    } else if count == 0 || errno != EINTR {
      end()
    }
  }

  mutating func end() {
    guard descriptor >= 0 else { return }
    close(descriptor)
    descriptor = -1
  }
}
