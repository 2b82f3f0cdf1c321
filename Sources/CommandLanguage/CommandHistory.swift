/// The commands typed at the prompt, in this session and earlier ones.
@MainActor public protocol CommandHistory: AnyObject {
  /// The commands, oldest first; a multi-line command is one entry.
  var entries: [String] { get }

  /// Deletes all commands permanently.
  ///
  /// - Returns: The reason for a failure, or nil on success.
  func clear() -> String?

  /// Replaces a text that turned out to be a credential with a placeholder, in the file too.
  ///
  /// - Parameter secret: The text.
  func conceal(_ secret: String)
}

extension CommandHistory {
  /// Does nothing; this default is for histories that keep no credentials.
  public func conceal(_ secret: String) {}
}
