import CommandLanguage
import JSON
import Platform
import TableStore
import TextLayout
import Workspace

/// The JSON for `batch`, typed in place or read from a file.
struct BatchInput: Sendable {
  /// The source of the JSON text.
  enum Origin: Hashable, Sendable {
    /// A value in the command, at this offset.
    case typed(Int)

    /// A file with this name.
    case file(String)
  }

  let value: JSONValue
  let origin: Origin

  /// Returns a command error that points at a place in the JSON text.
  func failure(_ error: BatchCaseError, style: EscapeStyle) -> CommandError {
    let hint = "`help batch` lists the members"
    switch origin {
    case .typed(let start):
      return CommandError(
        BatchingFault.unreadable(problem: error.message, hint: hint),
        at: start + error.offset
      )
    case .file(let name):
      guard let document = try? JSONDocument(Array(value.source)) else {
        return CommandError(BatchingFault.unreadable(problem: error.message, hint: hint))
      }
      let place = document.place(of: error.offset)
      let caret = Self.excerpt(value.source, at: error.offset)
      return CommandError(
        BatchingFault.unreadableIn(
          name: name,
          line: place.line,
          column: place.column,
          problem: error.message,
          hint: hint,
          details: caretLines(excerpt: caret.text, caret: caret.index, width: 76, style: style)
        )
      )
    }
  }

  /// Returns the part of a line around an offset.
  private static func excerpt(_ bytes: [UInt8], at offset: Int) -> (text: String, index: Int) {
    var start = offset
    while start > max(0, offset - 200), bytes[start - 1] != 0x0A { start -= 1 }
    var end = offset
    while end < min(bytes.count, offset + 100), bytes[end] != 0x0A { end += 1 }
    let before = String(decoding: bytes[start..<offset], as: UTF8.self)
    return (before + String(decoding: bytes[offset..<end], as: UTF8.self), before.count)
  }
}
