package import CommandLanguage
import Platform
import TableStore

extension Session {
  /// Writes a whole file for a command.
  ///
  /// - Parameters:
  ///   - text: The content.
  ///   - path: The path, resolved by ``resolved(_:isWritten:)``.
  ///   - force: Whether to overwrite an existing file.
  /// - Returns: The number of bytes written.
  /// - Throws: `refused` if this session may not write; `io` or a similar error if writing fails.
  ///   An existing file then stays unchanged.
  package func write(_ text: String, to path: String, force: Bool) throws(CommandError) -> Int {
    let bytes = Array(text.utf8)
    return try write(to: path, force: force) { sink throws(FileError) in try sink.write(bytes) }
  }

  /// Writes a whole file for a command, piece by piece.
  ///
  /// - Parameters:
  ///   - path: The path, resolved by ``resolved(_:isWritten:)``.
  ///   - force: Whether to overwrite an existing file.
  ///   - body: Writes the pieces.
  /// - Returns: The number of bytes written.
  /// - Throws: The errors of ``write(_:to:force:)``; `interrupted` if `body` was canceled.
  func write(
    to path: String,
    force: Bool,
    _ body: (inout FileSink) throws(FileError) -> Void
  ) throws(CommandError) -> Int {
    guard limits.allowsWriting else { throw .confined }
    var count = 0
    do throws(FileError) {
      _ = try Files.save(to: path, expecting: nil, force: force) { sink throws(FileError) in
        try body(&sink)
        count = sink.byteCount
      }
    } catch {
      throw refusal(of: error)
    }
    return count
  }

  /// Checks that a file can be written, before a command changes anything.
  ///
  /// - Parameters:
  ///   - path: The path, resolved by ``resolved(_:isWritten:)``.
  ///   - force: Whether the file may exist.
  /// - Throws: The errors of ``write(_:to:force:)``. A full disk is not detected.
  func checkWritable(_ path: String, force: Bool) throws(CommandError) {
    guard limits.allowsWriting else { throw .confined }
    do throws(FileError) {
      try Files.checkWritable(path)
      if !force, Files.exists(path) { throw .alreadyExists(path) }
    } catch {
      throw refusal(of: error)
    }
  }

  private func refusal(of error: FileError) -> CommandError {
    if case .cancelled = error { return Self.interruption }
    let refusal = CommandError(.file(error), width: 76, style: settings.escapeStyle)
    guard case .alreadyExists = error else { return refusal }
    let hint = "`--force` overwrites it"
    return refusal.saying(Wording(refusal.code, refusal.message, hint: hint))
  }
}

extension Session {
  /// Creates a folder for a command, unless it exists.
  ///
  /// - Parameter path: The path, resolved by ``resolved(_:isWritten:)``.
  /// - Throws: `refused` if this session may not write; `io` or a similar error if that fails.
  package func makeFolder(_ path: String) throws(CommandError) {
    guard limits.allowsWriting else { throw .confined }
    do throws(FileError) { try Files.makeFolder(path) } catch {
      throw CommandError(.file(error), width: 76, style: settings.escapeStyle)
    }
  }
}

extension CommandError {
  /// The error of output that must not leave the session.
  static let confined = CommandError(SessionFault.confined)
}
