/// A line for people with colored parts.
package struct StyledLine: Hashable, Sendable {
  /// A piece of text with its meaning; nil means plain text.
  package struct Part: Hashable, Sendable {
    /// The unescaped text.
    package let text: String

    /// The meaning.
    package let role: Palette.Role?

    /// Creates a part.
    package init(_ text: String, _ role: Palette.Role? = nil) {
      (self.text, self.role) = (text, role)
    }
  }

  /// The parts in order.
  package var parts: [Part]

  /// Creates a line.
  package init(_ parts: [Part] = []) { self.parts = parts }

  /// The line without colors.
  package var text: String { parts.map(\.text).joined() }
}
