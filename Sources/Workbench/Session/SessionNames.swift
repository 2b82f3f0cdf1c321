import CommandLanguage
import Workspace

/// The names that a user defined in a session.
struct SessionNames {
  /// The variables of scripts.
  var variables: [String: String] = [:]

  /// The aliases of commands.
  var aliases: [String: Alias] = [:]

  /// The named states of tables, in the order of naming.
  var states: [NamedState] = []
}
