import Workspace

/// A script that `source` runs.
struct RunningScript: Hashable, Sendable {
  /// The file, as it was named from the folder of the one that sources it.
  let path: String

  /// Which file it is, whatever its names.
  let identity: String

  /// The script that it was sourced from, or nil where a person or an option did.
  let origin: String?

  /// What `$1` to `$9` stand for.
  let arguments: [String]

  /// The number of the command that runs it, by which its edits are known as one.
  let number: Int

  /// Whether a command in it failed and nobody expected it.
  var hasFailed = false
}
