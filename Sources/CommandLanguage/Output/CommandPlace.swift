/// Where a command was typed.
public struct CommandPlace: Hashable, Sendable {
  /// The script, or nil for the prompt, `-c` and standard input.
  public var file: String?

  /// The line of the first word, from 1.
  public var line: Int

  /// Whether shortened names count, as they do at the prompt.
  public var isPrompt: Bool

  /// Whether it is standard input that is read as a script.
  package var isStandardInput = false

  /// Whether a transcript is replayed: a failure ends nothing, as at the prompt.
  package var isTranscript = false

  /// Names a place.
  public init(file: String? = nil, line: Int = 1, isPrompt: Bool = false) {
    self.file = file
    self.line = line
    self.isPrompt = isPrompt
  }

  /// The place of a command in a script; without a file it is standard input.
  package init(scriptAt file: String?, line: Int) {
    self.init(file: file, line: line)
    isStandardInput = file == nil
  }

  /// The place of a command in a transcript.
  package init(isTranscript: Bool) {
    self.init()
    self.isTranscript = isTranscript
  }
}
