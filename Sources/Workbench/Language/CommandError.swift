/// Why a command did not do what it says.
///
/// The code is a stable word of the language (`no-row`, `bad-argument`) or the engine's own (`E1`). Where
/// the engine or the reader has more to show than one line, it stands in ``details``.
public struct CommandError: Error, Hashable, Sendable {
  /// The stable word that scripts look at.
  public let code: String

  /// What was found, in one sentence.
  public let message: String

  /// What fits, or what to try; nil where the message says it.
  public let hint: String?

  /// Further lines for people: the counts of a refused batch, the line of a broken file.
  public let details: [String]

  /// Where in the command the error lies: bytes from its start, or nil where no word is to blame.
  public var offset: Int?

  /// The file that it is about, as the system was asked for it, or nil.
  var file: String?

  /// Whether the command wants what the program may not do, which its words are to blame for.
  var isForbidden = false

  /// Makes an error.
  public init(
    _ code: String,
    _ message: String,
    hint: String? = nil,
    details: [String] = [],
    offset: Int? = nil
  ) {
    self.code = code
    self.message = message
    self.hint = hint
    self.details = details
    self.offset = offset
  }

  /// The same error, blamed on a place unless it names one itself.
  func blaming(_ offset: Int?) -> CommandError {
    guard self.offset == nil else { return self }
    var error = self
    error.offset = offset
    return error
  }
}
