package import CommandLanguage

/// The results of the commands of a session.
struct ResultLog {
  /// The result of the last command, or nil before the first.
  var last: Result<Answer, CommandError>? {
    didSet {
      switch last {
      case nil: crash = nil
      case .failure(let error) where error.isOfTableView: crash = error
      default: break
      }
    }
  }

  /// The last failure with a message of UIKit, even if other commands ran later; or nil.
  private(set) var crash: CommandError?

  /// The name of the last command other than `expect`, or nil if it was unknown.
  var commandName: String?

  /// The value that `expect answer` compares, or nil if the last command changed something.
  var primaryValue: PrimaryValue?

  /// The number of commands that have run.
  var count = 0

  /// A failure that the next command may expect, or nil.
  var pendingFailure: CommandError?

  /// Whether an unexpected failure occurred.
  var hasFailed = false

  /// The number of the rejected `quit` command, or nil.
  var refusedQuit: Int?

  /// Copies the results that `expect` and `explain` use from another session.
  mutating func recall(_ other: ResultLog) {
    last = other.last
    crash = other.crash
  }
}

extension CommandError {
  /// Whether the error would end an app: UIKit's codes have capitals, and Swift's code is `range`.
  fileprivate var isOfTableView: Bool { code.first?.isUppercase == true || code == "range" }
}

extension Session {
  /// The result of the last command, for `expect`.
  package var lastResult: Result<Answer, CommandError>? {
    get { results.last }
    set { results.last = newValue }
  }

  /// The failure that a user would ask about: the last command's, or else the last one of UIKit.
  package var lastFailure: CommandError? {
    if case .failure(let error)? = lastResult { error } else { results.crash }
  }

  /// Whether an unexpected failure occurred.
  public var hasFailed: Bool { results.hasFailed }
}
