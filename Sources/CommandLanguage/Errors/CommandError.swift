/// An error as a case with values.
///
/// Each part of the workbench has one enumeration of its errors. A case holds values; only
/// ``wording`` holds its text.
package protocol Fault: Hashable, Sendable {
  /// The text of the error, with its code.
  var wording: Wording { get }
}

/// The text of an error, with its code.
///
/// The lower layers supply their own texts. Each of their errors is a wording without a case.
package struct Wording: Fault {
  /// The stable word that scripts test.
  package let code: String

  /// The error message, in one sentence.
  package let message: String

  /// The expected input or a command to try; nil if the message includes it.
  package let hint: String?

  /// Further lines for people, such as the counts of a rejected batch or the line of a broken file.
  package let details: [String]

  package var wording: Wording { self }

  package init(_ code: String, _ message: String, hint: String? = nil, details: [String] = []) {
    self.code = code
    self.message = message
    self.hint = hint
    self.details = details
  }
}

/// The reason why a command failed.
///
/// The code is a stable word of the language (`no-row`, `bad-argument`) or an engine code (`E1`).
/// Output of more than one line from the engine or the reader is in ``details``.
public struct CommandError: Error, Hashable, Sendable {
  /// All parts, in an array of one element, so that passing on no error costs as little as nil.
  private var parts: [Parts]

  private struct Parts: Sendable {
    let fault: any Fault
    var offset: Int?
    var file: String?
    var isForbidden = false
  }

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - fault: The cause of the error.
  ///   - offset: The position in the command, in bytes, or nil.
  package init(_ fault: some Fault, at offset: Int? = nil) {
    parts = [Parts(fault: fault, offset: offset)]
  }

  /// The cause of the error.
  package var fault: any Fault { parts[0].fault }

  /// The position of the error in bytes from the start of the command, or nil if no word caused it.
  public var offset: Int? {
    get { parts[0].offset }
    set { parts[0].offset = newValue }
  }

  /// The path of the affected file, as passed to the system, or nil.
  package var file: String? {
    get { parts[0].file }
    set { parts[0].file = newValue }
  }

  /// Whether the program lacks permission for the command, which its words caused.
  package var isForbidden: Bool {
    get { parts[0].isForbidden }
    set { parts[0].isForbidden = newValue }
  }

  /// The stable word that scripts test.
  public var code: String { fault.wording.code }

  /// The error message, in one sentence.
  public var message: String { fault.wording.message }

  /// The expected input or a command to try; nil if the message includes it.
  public var hint: String? { fault.wording.hint }

  /// Further lines for people, such as the counts of a rejected batch or the line of a broken file.
  public var details: [String] { fault.wording.details }

  /// Returns the same error at a position, unless it already has one.
  package func blaming(_ offset: Int?) -> CommandError {
    guard self.offset == nil else { return self }
    var error = self
    error.offset = offset
    return error
  }

  /// Returns the same error with another text.
  package func saying(_ wording: Wording) -> CommandError {
    var error = CommandError(wording, at: offset)
    error.file = file
    error.isForbidden = isForbidden
    return error
  }

  /// Returns whether two errors have the same text and position.
  public static func == (left: CommandError, right: CommandError) -> Bool {
    left.fault.wording == right.fault.wording && left.offset == right.offset
      && left.file == right.file && left.isForbidden == right.isForbidden
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(fault.wording)
    hasher.combine(offset)
  }
}
