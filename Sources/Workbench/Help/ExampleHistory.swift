/// The history of a session of an example: what was typed in it.
@MainActor final class ExampleHistory: CommandHistory {
  private(set) var entries: [String]

  /// Starts with the lines of an example.
  init(_ entries: [String]) { self.entries = entries }

  /// Forgets them.
  func clear() -> String? {
    entries = []
    return nil
  }
}
