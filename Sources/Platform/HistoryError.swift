/// Why the history file is of no use.
public enum HistoryError: Error, Hashable, Sendable {
  /// A file that is not ours stands there, or no file at all; `kind` names it with its article.
  case foreign(String, kind: String)

  /// A call of the system failed.
  case system(SystemError)

  /// One sentence about what was found, without a full stop.
  ///
  /// The path stands in it as it is: escape the sentence before a terminal sees it.
  public var message: String {
    switch self {
    case .foreign(let path, let kind): "\(path) is \(kind), so no history is kept there"
    case .system(let error): FileError.system(error).message
    }
  }
}
