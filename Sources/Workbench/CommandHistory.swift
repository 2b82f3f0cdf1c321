/// The commands that were typed at the prompt, in this session and those before it.
@MainActor public protocol CommandHistory: AnyObject {
  /// The commands, oldest first; one of several lines is one entry.
  var entries: [String] { get }

  /// Forgets all of them, for good.
  ///
  /// - Returns: Why that was not possible, or nil.
  func clear() -> String?
}
