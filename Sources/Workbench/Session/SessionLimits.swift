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

  /// Whether commands may write files, at least in some folder.
  var allowsWriting: Bool { !keepsOutput && Permissions.allowWriting }

  /// Whether commands may start programs.
  var allowsPrograms: Bool { !keepsOutput && Permissions.allowPrograms }

  /// Whether access to files, programs and servers is checked at each attempt, not by command.
  ///
  /// True in replays and in checks of lessons: a scripted server needs no network.
  var checksEachAttempt: Bool { replay != nil || keepsOutput }

  /// Whether this is a dry run, which rejects everything with effects outside the session.
  var isDryRun = false

  /// The folder that paths are relative to in the replay of a transcript, or nil.
  var folder: ReplayFolder?

  /// The attempts that the permissions of a replay rejected, or nil without restrictions.
  var replay: ReplayAttempts?

  /// The recorder of everything that a replay uses, or nil.
  var coverage: CoverageRecorder?
}
