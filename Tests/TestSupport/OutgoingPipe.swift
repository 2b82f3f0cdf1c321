import Glibc

/// The end of a pipe that bytes go into, as far as there is room.
struct OutgoingPipe {
  /// What has not gone yet.
  var rest: [UInt8] = []

  /// Whether the pipe closes when nothing is left to go.
  var closesBehind = false {
    didSet { closeIfDone() }
  }

  private var descriptor: Int32

  init(descriptor: Int32) {
    self.descriptor = descriptor
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
  }

  /// What to poll: nothing where nothing is to go.
  var pollDescriptor: Int32 { rest.isEmpty ? -1 : descriptor }

  /// Writes what fits; a reader that went away gets no more.
  mutating func write() {
    let count = unsafe rest.withUnsafeBytes { bytes in
      unsafe Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    }
    if count > 0 {
      rest.removeFirst(count)
    } else if errno != EAGAIN, errno != EINTR {
      rest = []
    }
    closeIfDone()
  }

  private mutating func closeIfDone() {
    if closesBehind, rest.isEmpty { end() }
  }

  mutating func end() {
    guard descriptor >= 0 else { return }
    close(descriptor)
    descriptor = -1
  }
}
