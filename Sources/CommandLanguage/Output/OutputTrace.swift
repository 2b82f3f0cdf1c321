/// Messages that were sent while a command ran: records for programs, lines for people.
package struct OutputTrace: Sendable {
  /// The messages as data.
  package let records: @Sendable () -> [AnswerValue]

  /// The messages as lines, as wide as the style says.
  package let lines: @Sendable (OutputStyle) -> [String]

  /// Creates a trace of which only the form that is asked for is put together.
  package init(
    records: @escaping @Sendable () -> [AnswerValue],
    lines: @escaping @Sendable (OutputStyle) -> [String]
  ) {
    (self.records, self.lines) = (records, lines)
  }
}

/// Something that points to a mistake although the command did what it says.
package struct OutputWarning: Hashable, Sendable {
  /// The stable word that scripts look at, or nil for a remark.
  package let code: String?

  /// What was found.
  package let text: String

  /// Creates a warning.
  package init(code: String?, text: String) {
    (self.code, self.text) = (code, text)
  }
}
