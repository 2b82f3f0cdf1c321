/// The messages sent while a command ran, as records for programs and as lines for people.
package struct OutputTrace: Sendable {
  /// The messages as data.
  package let records: @Sendable () -> [AnswerValue]

  /// The messages as lines, up to the width of the style.
  package let lines: @Sendable (OutputStyle) -> [String]

  /// Creates a trace; only the requested form is computed.
  package init(
    records: @escaping @Sendable () -> [AnswerValue],
    lines: @escaping @Sendable (OutputStyle) -> [String]
  ) {
    (self.records, self.lines) = (records, lines)
  }
}

/// A sign of a mistake in a command that succeeded.
package struct OutputWarning: Hashable, Sendable {
  /// The stable word that scripts test, or nil for a remark.
  package let code: String?

  /// The text of the warning.
  package let text: String

  /// Creates a warning.
  package init(code: String?, text: String) {
    (self.code, self.text) = (code, text)
  }
}
