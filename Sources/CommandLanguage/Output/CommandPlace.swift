/// The place where a command was typed.
public struct CommandPlace: Hashable, Sendable {
  /// The script, or nil for the prompt, `-c` and standard input.
  public var file: String?

  /// The line of the first word, from 1.
  public var line: Int

  /// Whether abbreviated names are allowed, as at the prompt.
  public var isPrompt: Bool

  /// Whether standard input is read as a script.
  package var isStandardInput = false

  /// Whether a transcript is replayed; as at the prompt, a failure does not stop it.
  package var isTranscript = false

  /// Creates a place.
  public init(file: String? = nil, line: Int = 1, isPrompt: Bool = false) {
    self.file = file
    self.line = line
    self.isPrompt = isPrompt
  }

  /// Creates the place of a command in a script; a nil file is standard input.
  package init(scriptAt file: String?, line: Int) {
    self.init(file: file, line: line)
    isStandardInput = file == nil
  }

  /// Creates the place of a command in a transcript.
  package init(isTranscript: Bool) {
    self.init()
    self.isTranscript = isTranscript
  }
}
