/// A short name for a command.
struct Alias: Hashable, Sendable {
  /// The command as typed.
  let text: String

  /// Its words.
  let tokens: [Token]
}
