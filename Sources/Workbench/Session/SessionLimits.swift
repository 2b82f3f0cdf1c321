import Platform
import Workspace

/// The limits of a session that replays a transcript or tries a script.
struct SessionLimits {
  /// Whether output stays in the session: neither files nor programs get it, and no program is started.
  var isConfined: Bool {
    get { keepsOutput || Permissions.areConfined }
    set { keepsOutput = newValue }
  }

  private var keepsOutput = false

  /// Whether this is a dry run, which rejects everything with effects outside the session.
  var isDryRun = false

  /// The folder that paths are relative to in the replay of a transcript, or nil.
  var folder: ReplayFolder?

  /// The parts that the replay of a transcript omits, or nil for no limits.
  var replay: ReplayLimits?
}
