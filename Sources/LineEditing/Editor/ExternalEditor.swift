import Platform

/// The user's text editor program.
struct ExternalEditor {
  /// The shell command that starts the program.
  let command: String

  /// Creates the editor from `VISUAL`, or else `EDITOR`, or else `vi`; empty values are ignored.
  ///
  /// - Parameter value: Returns the value of an environment variable, or nil.
  init(_ value: (String) -> String?) {
    command =
      ["VISUAL", "EDITOR"].compactMap(value).first { text in
        text.contains { !$0.isWhitespace }
      } ?? "vi"
  }

  /// The result of editing a text.
  enum Result: Hashable {
    /// The edited text.
    case text(String)

    /// Editing failed; the text is the reason, as a sentence.
    case failed(String)
  }

  /// Opens the user's editor on a text and waits until the program exits; it owns the terminal
  /// meanwhile.
  ///
  /// - Parameters:
  ///   - text: The text, one or more lines.
  ///   - limit: The maximum size of the result, in bytes.
  /// - Returns: The saved text, without line ends at its end and without control characters.
  func edit(_ text: String, limit: Int) -> Result {
    do {
      let folder = try TemporaryFolder()
      let name = "line.tabletop"
      try folder.write(name, text + "\n")
      let path = "\(folder.path)/\(name)"
      let quoted = path.replacing("'", with: "'\\''")
      guard
        let result = try? Process.runShell(
          "\(command) '\(quoted)'",
          input: nil,
          capturesOutput: false
        )
      else { return .failed("cannot start the shell") }
      guard result.exitStatus == 0 else {
        return .failed("\(command) exited with status \(result.exitStatus)")
      }
      let bytes = try Files.read(path, limit: limit).bytes
      var edited = PastedText.text(bytes)
      while edited.last?.isNewline == true { edited.removeLast() }
      guard edited.contains(where: { !$0.isWhitespace }) else {
        return .failed("\(command) saved no text")
      }
      return .text(edited)
    } catch { return .failed(error.message) }
  }
}
