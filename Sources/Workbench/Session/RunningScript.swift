import Workspace

/// A script that `source` runs.
struct RunningScript: Hashable, Sendable {
  /// The path, relative to the folder of the script that sources it.
  let path: String

  /// The resolved path, which is the same for all names of the file.
  let identity: String

  /// The script that sourced it, or nil if a user or an option did.
  let origin: String?

  /// The values of `$1` to `$9`.
  let arguments: [String]

  /// The number of the command that runs it, which groups its edits.
  let number: Int

  /// Whether a command in it failed unexpectedly.
  var hasFailed = false
}
