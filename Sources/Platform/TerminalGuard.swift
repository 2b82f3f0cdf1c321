import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A guard that restores the terminal when a signal ends the program.
///
/// While it is armed, the signal handler sets the modes and writes the farewell.
@safe package final class TerminalGuard {
  /// The data that the handler reads: plain memory at a fixed address.
  @unsafe struct Block {
    var descriptor: Int32
    var attributes: termios
    var farewell: UnsafePointer<UInt8>
    var farewellCount: Int
  }

  private let block: UnsafeMutablePointer<Block>

  /// Creates an unarmed guard.
  ///
  /// - Parameters:
  ///   - modes: The modes to restore.
  ///   - farewell: The escape sequences that turn off whatever was turned on.
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

  /// Updates the modes to restore; does nothing while armed.
  package func update(_ modes: TerminalModes) {
    let address = unsafe UInt(bitPattern: block)
    guard SignalState.terminalBlock.load(ordering: .relaxed) != address else { return }
    unsafe block.pointee.attributes = modes.attributes
  }

  /// Arms the guard: a signal that ends the program restores the terminal first.
  package func arm() {
    SignalState.terminalBlock.store(
      unsafe UInt(bitPattern: block),
      ordering: .sequentiallyConsistent
    )
  }

  /// Disarms the guard: the terminal needs no restoring.
  package func disarm() {
    _ = SignalState.terminalBlock.compareExchange(
      expected: unsafe UInt(bitPattern: block),
      desired: 0,
      ordering: .sequentiallyConsistent
    )
  }

  /// Restores the terminal of the armed guard; safe to call in a signal handler.
  static func restoreFromHandler() {
    let address = SignalState.terminalBlock.load(ordering: .sequentiallyConsistent)
    guard let block = unsafe UnsafeMutablePointer<Block>(bitPattern: address) else { return }
    let descriptor = unsafe block.pointee.descriptor
    // In the background, another process uses the terminal, and accessing it would stop this one.
    guard tcgetpgrp(descriptor) == getpgrp() else { return }
    unsafe write(descriptor, block.pointee.farewell, block.pointee.farewellCount)
    unsafe tcsetattr(descriptor, TCSANOW, &block.pointee.attributes)
  }
}

@available(*, unavailable) extension TerminalGuard: Sendable {}

/// The modes of a terminal at one moment: echo, line editing and signals.
public struct TerminalModes: Sendable {
  /// The terminal's descriptor.
  public let descriptor: Int32

  var attributes: termios

  /// Reads the modes; nil if the descriptor is not a terminal.
  ///
  /// - Parameter descriptor: The terminal.
  public init?(descriptor: Int32) {
    var attributes = termios()
    guard unsafe tcgetattr(descriptor, &attributes) == 0 else { return nil }
    self.descriptor = descriptor
    self.attributes = attributes
  }

  /// The same modes, with line editing by the terminal but without echo.
  package var withoutEcho: TerminalModes {
    var modes = self
    modes.attributes.c_lflag &= ~tcflag_t(ECHO | ECHONL)
    modes.attributes.c_lflag |= tcflag_t(ICANON | ISIG)
    modes.attributes.c_iflag |= tcflag_t(ICRNL)
    return modes
  }

  /// Applies these modes to the terminal.
  public func apply() {
    var attributes = attributes
    while unsafe tcsetattr(descriptor, TCSADRAIN, &attributes) == -1 && errno == EINTR {}
  }
}
