/// An error as a case with values.
///
/// Each part of the workbench has one enumeration of its errors. A case holds values; its text is in ``wording`` and
/// nowhere else.
package protocol Fault: Hashable, Sendable {
  /// The text of the error, with its code.
  var wording: Wording { get }
}

/// The text of an error, with its code.
///
/// The lower layers bring texts of their own. An error of theirs is a wording without a case.
package struct Wording: Fault {
  /// The stable word that scripts look at.
  package let code: String

  /// What was found, in one sentence.
  package let message: String

  /// What fits, or what to try; nil where the message says it.
  package let hint: String?

  /// Further lines for people: the counts of a refused batch, the line of a broken file.
  package let details: [String]

  package var wording: Wording { self }

  package init(_ code: String, _ message: String, hint: String? = nil, details: [String] = []) {
    self.code = code
    self.message = message
    self.hint = hint
    self.details = details
  }
}

/// Why a command did not do what it says.
///
/// The code is a stable word of the language (`no-row`, `bad-argument`) or the engine's own (`E1`). Where
/// the engine or the reader has more to show than one line, it stands in ``details``.
public struct CommandError: Error, Hashable, Sendable {
  /// All parts, as an array of one: an error that nobody has costs no more to hand on than nil does.
  private var parts: [Parts]

  private struct Parts: Sendable {
    let fault: any Fault
    var offset: Int?
    var file: String?
    var isForbidden = false
  }

  /// Makes an error.
  ///
  /// - Parameters:
  ///   - fault: What went wrong.
  ///   - offset: Where in the command it lies, in bytes, or nil.
  package init(_ fault: some Fault, at offset: Int? = nil) {
    parts = [Parts(fault: fault, offset: offset)]
  }

  /// What went wrong.
  package var fault: any Fault { parts[0].fault }

  /// Where in the command the error lies: bytes from its start, or nil where no word is to blame.
  public var offset: Int? {
    get { parts[0].offset }
    set { parts[0].offset = newValue }
  }

  /// The file that it is about, as the system was asked for it, or nil.
  package var file: String? {
    get { parts[0].file }
    set { parts[0].file = newValue }
  }

  /// Whether the command wants what the program may not do, which its words are to blame for.
  package var isForbidden: Bool {
    get { parts[0].isForbidden }
    set { parts[0].isForbidden = newValue }
  }

  /// The stable word that scripts look at.
  public var code: String { fault.wording.code }

  /// What was found, in one sentence.
  public var message: String { fault.wording.message }

  /// What fits, or what to try; nil where the message says it.
  public var hint: String? { fault.wording.hint }

  /// Further lines for people: the counts of a refused batch, the line of a broken file.
  public var details: [String] { fault.wording.details }

  /// The same error, blamed on a place unless it names one itself.
  package func blaming(_ offset: Int?) -> CommandError {
    guard self.offset == nil else { return self }
    var error = self
    error.offset = offset
    return error
  }

  /// The same error in other words.
  package func saying(_ wording: Wording) -> CommandError {
    var error = CommandError(wording, at: offset)
    error.file = file
    error.isForbidden = isForbidden
    return error
  }

  /// Whether two errors say the same of the same place.
  public static func == (left: CommandError, right: CommandError) -> Bool {
    left.fault.wording == right.fault.wording && left.offset == right.offset
      && left.file == right.file && left.isForbidden == right.isForbidden
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(fault.wording)
    hasher.combine(offset)
  }
}
