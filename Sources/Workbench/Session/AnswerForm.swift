package import CommandLanguage

/// The form that the answer of the running command gets, where the command has to know.
package struct AnswerForm: Sendable {
  /// The format.
  package var format = AnswerFormat.text

  /// Whether listings are written as a whole: to a file, to a program, or in another format than text.
  package var isWhole = false

  /// Whether the answer is a part of the record that each command has in JSON Lines.
  package var isRecord = false

  /// Creates a form; the default is text for a person, page by page.
  package init(_ format: AnswerFormat = .text, isWhole: Bool = false, isRecord: Bool = false) {
    (self.format, self.isWhole, self.isRecord) = (format, isWhole, isRecord)
  }

  /// How many rows a person gets at a time.
  package static let page = 100

  /// How many rows a listing has unless the command has a limit.
  package var limit: Int { isWhole ? .max : Self.page }

  /// Whether people read the answer as lines.
  package var isText: Bool { format == .text }
}

extension Session {
  /// Returns the form of a command's answer.
  ///
  /// - Parameters:
  ///   - destination: The file or program that gets the answer, or nil.
  ///   - own: The format that the command asks for, or nil.
  /// - Returns: The form.
  func form(for destination: AnswerDestination?, _ own: AnswerFormat?) -> AnswerForm {
    var format = own
    if format == nil, case .file(let name, _, _)? = destination {
      format = AnswerFormat(endingOf: name)
    }
    let chosen = format ?? settings.format
    let isWhole = destination != nil || chosen != .text || host.answersAreWhole
    let isRecord = destination == nil && chosen == .jsonl
    return AnswerForm(chosen, isWhole: isWhole, isRecord: isRecord)
  }
}
