import Platform
package import TableStore

/// The running command and the clock.
///
/// A workspace shares it with its tables. A reference from them to the workspace would slow down
/// each of their uses.
@MainActor package final class CommandContext {
  /// The command line.
  package var command = ""

  /// The clock for requests and for the application's scheduled work.
  package let clock = VirtualClock()

  /// Whether the user canceled the command; long work checks it at times.
  package var isCancelled: @MainActor () -> Bool = { Interruption.isPending || Memory.isShort }

  /// Creates a context without a running command.
  package init() {}
}
