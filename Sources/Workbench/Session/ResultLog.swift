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

  /// The last failure in UIKit's words, whatever other commands ran since; or nil.
  private(set) var crash: CommandError?

  /// The name of the last command that is not `expect`, or nil where no command has that name.
  var commandName: String?

  /// The number of commands that have run.
  var count = 0

  /// A failure that the next command may expect, or nil.
  var pendingFailure: CommandError?

  /// Whether a failure was not expected.
  var hasFailed = false

  /// The number of the command that was a rejected `quit`, or nil.
  var refusedQuit: Int?

  /// Takes over what `expect` and `explain` look at in another session.
  mutating func recall(_ other: ResultLog) {
    last = other.last
    crash = other.crash
  }
}

extension CommandError {
  /// Whether an app ends here: UIKit's codes are written in capitals, and Swift's own is `range`.
  fileprivate var isOfTableView: Bool { code.first?.isUppercase == true || code == "range" }
}

extension Session {
  /// The result of the last command, which `expect` looks at.
  package var lastResult: Result<Answer, CommandError>? {
    get { results.last }
    set { results.last = newValue }
  }

  /// The failure that a person would ask about: the last command's, else the last one in UIKit's words.
  package var lastFailure: CommandError? {
    if case .failure(let error)? = lastResult { error } else { results.crash }
  }

  /// Whether a failure was not expected.
  public var hasFailed: Bool { results.hasFailed }
}
