package import CommandLanguage

/// The form of the running command's output, for commands that depend on it.
package struct AnswerForm: Sendable {
  /// The format.
  package var format = AnswerFormat.text

  /// Whether listings are complete: in a file, for a program, or in another format than text.
  package var isWhole = false

  /// Whether the output is part of a command's record in JSON Lines.
  package var isRecord = false

  /// Creates a form; the default is text for a user, page by page.
  package init(_ format: AnswerFormat = .text, isWhole: Bool = false, isRecord: Bool = false) {
    (self.format, self.isWhole, self.isRecord) = (format, isWhole, isRecord)
  }

  /// The number of rows on a page of text.
  package static let page = 100

  /// The maximum number of rows in a listing if the command has no limit.
  package var limit: Int { isWhole ? .max : Self.page }

  /// Whether the output is text for the user.
  package var isText: Bool { format == .text }
}

extension Session {
  /// Returns the form of a command's output.
  ///
  /// - Parameters:
  ///   - destination: The file or program that receives the output, or nil.
  ///   - own: The format that the command requests, or nil.
  /// - Returns: The form.
  func form(for destination: AnswerDestination?, _ own: AnswerFormat?) -> AnswerForm {
    var format = own
    if format == nil, case .file(let name, _, _)? = destination {
      format = AnswerFormat(endingOf: name)
    }
    let chosen = format ?? settings.format
    let isReplayed = self[TranscriptFeature.self]?.recording?.isReplayed ?? false
    let isWhole =
      destination != nil || chosen != .text || (host.answersAreWhole && !isReplayed)
    let isRecord = destination == nil && chosen == .jsonl
    return AnswerForm(chosen, isWhole: isWhole, isRecord: isRecord)
  }
}
