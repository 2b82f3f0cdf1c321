import CommandLanguage
import Workspace

/// The names that a person gave in a session.
struct SessionNames {
  /// The variables of scripts.
  var variables: [String: String] = [:]

  /// The short names of commands.
  var aliases: [String: Alias] = [:]

  /// The states of tables, in the order of naming.
  var states: [NamedState] = []
}
