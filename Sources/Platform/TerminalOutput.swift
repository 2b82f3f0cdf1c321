#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// An observer of the bytes that a terminal receives from the program.
@MainActor public protocol TerminalOutputObserver: AnyObject {
  /// Called when the terminal has accepted bytes.
  ///
  /// - Parameter bytes: The bytes as a terminal emulator receives them: a newline includes the
  ///   carriage return that the terminal driver adds.
  func terminalDidReceive(_ bytes: [UInt8])
}

/// The bytes that the program writes to its terminal, for a recording.
///
/// Other programs, such as a pager or an editor, write to the terminal directly; their bytes are
/// not observed.
@MainActor public enum TerminalOutput {
  /// The observer, or nil; held weakly.
  public static weak var observer: (any TerminalOutputObserver)?

  /// Reports bytes that were written to a descriptor, if it is a terminal and is observed.
  package static func report(_ bytes: some Collection<UInt8>, on descriptor: Int32) {
    guard let observer, !bytes.isEmpty, let adds = addsCarriageReturns(descriptor) else { return }
    guard adds else { return observer.terminalDidReceive(Array(bytes)) }
    var received: [UInt8] = []
    received.reserveCapacity(bytes.count + 16)
    for byte in bytes {
      if byte == UInt8(ascii: "\n") { received.append(UInt8(ascii: "\r")) }
      received.append(byte)
    }
    observer.terminalDidReceive(received)
  }

  /// Returns whether the driver adds a carriage return to each newline; nil if the descriptor is not
  /// a terminal.
  private static func addsCarriageReturns(_ descriptor: Int32) -> Bool? {
    var attributes = termios()
    guard unsafe tcgetattr(descriptor, &attributes) == 0 else { return nil }
    let flags = tcflag_t(OPOST | ONLCR)
    return attributes.c_oflag & flags == flags
  }
}
