/// A short name for a command.
package struct Alias: Hashable, Sendable {
  /// The typed command.
  package let text: String

  /// Its words.
  package let tokens: [Token]

  /// Creates an alias.
  package init(text: String, tokens: [Token]) { (self.text, self.tokens) = (text, tokens) }
}
