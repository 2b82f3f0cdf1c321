import Glibc
import Synchronization

/// Puts a terminal back in order when a signal ends the program.
///
/// While armed, the modes are set and the farewell is written from within the signal handler.
@safe package final class TerminalGuard {
  /// What the handler reads: plain memory at a fixed address.
  @unsafe struct Block {
    var descriptor: Int32
    var attributes: termios
    var farewell: UnsafePointer<UInt8>
    var farewellCount: Int
  }

  private let block: UnsafeMutablePointer<Block>

  /// Makes a guard that is not armed yet.
  ///
  /// - Parameters:
  ///   - modes: The modes to go back to.
  ///   - farewell: The escape sequences that end what was switched on.
  package init(_ modes: TerminalModes, farewell: StaticString) {
    unsafe block = .allocate(capacity: 1)
    unsafe block.initialize(
      to: Block(
        descriptor: modes.descriptor,
        attributes: modes.attributes,
        farewell: farewell.utf8Start,
        farewellCount: farewell.utf8CodeUnitCount
      )
    )
  }

  deinit {
    disarm()
    unsafe block.deallocate()
  }

  /// Takes note of the modes as they are now; does nothing while armed.
  package func update(_ modes: TerminalModes) {
    let address = unsafe UInt(bitPattern: block)
    guard SignalState.terminalBlock.load(ordering: .relaxed) != address else { return }
    unsafe block.pointee.attributes = modes.attributes
  }

  /// From now on a signal that ends the program restores the terminal first.
  package func arm() {
    SignalState.terminalBlock.store(
      unsafe UInt(bitPattern: block),
      ordering: .sequentiallyConsistent
    )
  }

  /// From now on the terminal is in order without us.
  package func disarm() {
    _ = SignalState.terminalBlock.compareExchange(
      expected: unsafe UInt(bitPattern: block),
      desired: 0,
      ordering: .sequentiallyConsistent
    )
  }

  /// Restores the terminal of the guard in force; safe in a handler.
  static func restoreFromHandler() {
    let address = SignalState.terminalBlock.load(ordering: .sequentiallyConsistent)
    guard let block = unsafe UnsafeMutablePointer<Block>(bitPattern: address) else { return }
    let descriptor = unsafe block.pointee.descriptor
    // In the background the terminal belongs to somebody else, and touching it would stop us.
    guard tcgetpgrp(descriptor) == getpgrp() else { return }
    unsafe write(descriptor, block.pointee.farewell, block.pointee.farewellCount)
    unsafe tcsetattr(descriptor, TCSANOW, &block.pointee.attributes)
  }
}

@available(*, unavailable) extension TerminalGuard: Sendable {}

/// The modes of a terminal at one moment: echo, line editing, signals.
public struct TerminalModes: Sendable {
  /// The terminal's descriptor.
  public let descriptor: Int32

  var attributes: termios

  /// Reads the modes; nil where the descriptor is no terminal.
  ///
  /// - Parameter descriptor: The terminal.
  public init?(descriptor: Int32) {
    var attributes = termios()
    guard unsafe tcgetattr(descriptor, &attributes) == 0 else { return nil }
    self.descriptor = descriptor
    self.attributes = attributes
  }

  /// These modes, with lines that the terminal edits by itself and does not show.
  package var withoutEcho: TerminalModes {
    var modes = self
    modes.attributes.c_lflag &= ~tcflag_t(ECHO | ECHONL)
    modes.attributes.c_lflag |= tcflag_t(ICANON | ISIG)
    modes.attributes.c_iflag |= tcflag_t(ICRNL)
    return modes
  }

  /// Gives the terminal these modes again.
  public func apply() {
    var attributes = attributes
    while unsafe tcsetattr(descriptor, TCSADRAIN, &attributes) == -1 && errno == EINTR {}
  }
}
