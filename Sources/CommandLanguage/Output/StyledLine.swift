/// A line for people whose parts may have colors.
package struct StyledLine: Hashable, Sendable {
  /// A piece of text with its meaning, or nil for plain text.
  package struct Part: Hashable, Sendable {
    /// The text, not escaped yet.
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
