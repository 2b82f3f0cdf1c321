import Platform
package import TableStore

/// The command that runs, and the time.
///
/// A workspace shares it with its tables. A reference from them to the workspace would make each of their uses slower.
@MainActor package final class CommandContext {
  /// The command, as it was typed.
  package var command = ""

  /// The time of requests and of what the application schedules.
  package let clock = VirtualClock()

  /// Whether the person canceled the command; asked now and then by all that takes long.
  package var isCancelled: @MainActor () -> Bool = { Interruption.isPending || Memory.isShort }

  /// Creates a context in which nothing runs.
  package init() {}
}
