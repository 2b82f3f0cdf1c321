import Platform

/// The program that a person edits texts with.
struct ExternalEditor {
  /// How the program is started, as the shell reads it.
  let command: String

  /// Finds the program: `VISUAL`, else `EDITOR`, else `vi`; an empty value does not count.
  ///
  /// - Parameter value: The value of a variable of the environment, or nil.
  init(_ value: (String) -> String?) {
    command =
      ["VISUAL", "EDITOR"].compactMap(value).first { text in
        text.contains { !$0.isWhitespace }
      } ?? "vi"
  }

  /// What became of a text.
  enum Result: Hashable {
    /// The person left this text.
    case text(String)

    /// There is none; a sentence says why.
    case failed(String)
  }

  /// Lets the person edit a text, and waits until the program has ended; the terminal is its own meanwhile.
  ///
  /// - Parameters:
  ///   - text: The text, of one line or several.
  ///   - limit: How many bytes it may become.
  /// - Returns: What was saved, without line ends at its end and without control characters.
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
      else { return .failed("the shell could not be started") }
      guard result.exitStatus == 0 else {
        return .failed("\(command) ended with status \(result.exitStatus)")
      }
      let bytes = try Files.read(path, limit: limit).bytes
      var edited = PastedText.text(bytes)
      while edited.last?.isNewline == true { edited.removeLast() }
      guard edited.contains(where: { !$0.isWhitespace }) else {
        return .failed("\(command) left nothing")
      }
      return .text(edited)
    } catch { return .failed(error.message) }
  }
}
