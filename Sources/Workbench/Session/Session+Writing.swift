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
  func write(_ text: String, to path: String, force: Bool) throws(CommandError) -> Int {
    guard !isConfined else { throw .confined }
    let bytes = Array(text.utf8)
    do throws(FileError) {
      _ = try Files.save(to: path, expecting: nil, force: force) { sink throws(FileError) in
        try sink.write(bytes)
      }
    } catch {
      let refusal = CommandError(.file(error), width: 76, style: settings.escapeStyle)
      guard case .alreadyExists = error else { throw refusal }
      throw CommandError(refusal.code, refusal.message, hint: "--force writes over it")
    }
    return bytes.count
  }
}

extension CommandError {
  /// An answer that may not leave.
  static let confined = CommandError("refused", "no file is written and no program started here")
}
