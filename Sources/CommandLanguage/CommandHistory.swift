/// The commands that were typed at the prompt, in this session and those before it.
@MainActor public protocol CommandHistory: AnyObject {
  /// The commands, oldest first; one of several lines is one entry.
  var entries: [String] { get }

  /// Forgets all of them, for good.
  ///
  /// - Returns: Why that was not possible, or nil.
  func clear() -> String?

  /// Puts a placeholder in the place of a text that turned out to be a credential, in the file too.
  ///
  /// - Parameter secret: The text.
  func conceal(_ secret: String)
}

extension CommandHistory {
  /// Does nothing: this is for histories that keep no credentials.
  public func conceal(_ secret: String) {}
}
