package import CommandLanguage

/// What came of the commands before this one.
struct LastResults {
  /// What the last command answered, or nil before the first.
  var last: Result<Answer, CommandError>? {
    didSet {
      switch last {
      case nil: crash = nil
      case .failure(let error) where error.isOfTableView: crash = error
      default: break
      }
    }
  }

  /// The last failure in UIKit's words, however many commands of another kind came behind it; or nil.
  private(set) var crash: CommandError?
}

extension CommandError {
  /// Whether an app ends here: UIKit's codes are written in capitals, and Swift's own is `range`.
  fileprivate var isOfTableView: Bool { code.first?.isUppercase == true || code == "range" }
}

extension Session {
  /// What the last command answered, which `expect` looks at.
  package var lastResult: Result<Answer, CommandError>? {
    get { lastResults.last }
    set { lastResults.last = newValue }
  }

  /// The failure that a person would ask about: the last command's, else the last one in UIKit's words.
  package var lastFailure: CommandError? {
    if case .failure(let error)? = lastResult { error } else { lastResults.crash }
  }
}
