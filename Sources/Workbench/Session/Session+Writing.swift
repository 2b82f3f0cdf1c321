package import CommandLanguage
import Platform
import TableStore

extension Session {
  /// Writes a whole file for a command.
  ///
  /// - Parameters:
  ///   - text: What it is to hold.
  ///   - path: Where, as ``resolved(_:isWritten:)`` gave it.
  ///   - force: Whether a file that is there is written over.
  /// - Returns: How many bytes were written.
  /// - Throws: `refused` where this session writes nothing, `io` and the like where the file cannot be written;
  ///   what was there stays.
  package func write(_ text: String, to path: String, force: Bool) throws(CommandError) -> Int {
    let bytes = Array(text.utf8)
    return try write(to: path, force: force) { sink throws(FileError) in try sink.write(bytes) }
  }

  /// Writes a whole file for a command, piece by piece.
  ///
  /// - Parameters:
  ///   - path: Where, as ``resolved(_:isWritten:)`` gave it.
  ///   - force: Whether a file that is there is written over.
  ///   - body: Writes the pieces.
  /// - Returns: How many bytes were written.
  /// - Throws: As ``write(_:to:force:)``; `interrupted` where `body` was cancelled.
  func write(
    to path: String,
    force: Bool,
    _ body: (inout FileSink) throws(FileError) -> Void
  ) throws(CommandError) -> Int {
    guard !isConfined else { throw .confined }
    var count = 0
    do throws(FileError) {
      _ = try Files.save(to: path, expecting: nil, force: force) { sink throws(FileError) in
        try body(&sink)
        count = sink.byteCount
      }
    } catch {
      if case .cancelled = error { throw Self.interruption }
      let refusal = CommandError(.file(error), width: 76, style: settings.escapeStyle)
      guard case .alreadyExists = error else { throw refusal }
      let hint = "--force writes over it"
      throw refusal.saying(Wording(refusal.code, refusal.message, hint: hint))
    }
    return count
  }
}

extension CommandError {
  /// An answer that may not leave.
  static let confined = CommandError(SessionFault.confined)
}
