import CommandLanguage

/// The prompts before the commands of a transcript.
enum TranscriptPrompt {
  /// The prompt of recordings, whatever the name of the table is.
  static let plain = "tabletop> "

  /// Returns the command after a line's prompt, or nil if the line has no prompt.
  ///
  /// A prompt is `NAME[*][ S.R][ batch]> `. A name has no blanks, so that few output lines look
  /// like a prompt. The trailing blank may be missing if no command follows.
  static func command(in line: some StringProtocol) -> String? {
    let bytes = line.utf8
    var index = bytes.startIndex
    let name = bytes[index...].prefix { isName($0) }
    guard (1...25).contains(name.count) else { return nil }
    index = endOfRow(in: bytes, from: name.endIndex) ?? name.endIndex
    let batch = " batch".utf8
    if bytes[index...].starts(with: batch) {
      index = bytes.index(index, offsetBy: batch.count)
    }
    guard index < bytes.endIndex, bytes[index] == UInt8(ascii: ">") else { return nil }
    bytes.formIndex(after: &index)
    guard index < bytes.endIndex else { return "" }
    guard bytes[index] == UInt8(ascii: " ") else { return nil }
    return String(line[bytes.index(after: index)...])
  }

  /// Returns the end of ` S.R`, or nil if no row follows.
  private static func endOfRow<Bytes: Collection<UInt8>>(
    in bytes: Bytes,
    from start: Bytes.Index
  ) -> Bytes.Index? {
    guard start < bytes.endIndex, bytes[start] == UInt8(ascii: " ") else { return nil }
    let section = bytes[bytes.index(after: start)...].prefix { isDigit($0) }
    guard !section.isEmpty, section.endIndex < bytes.endIndex,
      bytes[section.endIndex] == UInt8(ascii: ".")
    else { return nil }
    let row = bytes[bytes.index(after: section.endIndex)...].prefix { isDigit($0) }
    return row.isEmpty ? nil : row.endIndex
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// Returns whether a byte is printable ASCII except the blank and angle brackets.
  private static func isName(_ byte: UInt8) -> Bool {
    (0x21...0x7E).contains(byte) && byte != UInt8(ascii: "<") && byte != UInt8(ascii: ">")
  }

  /// Returns the lines of a command with their prompts.
  static func lines(of command: String) -> [String] {
    var input = WordScanner()
    var lines: [String] = []
    for line in command.split(separator: "\n", omittingEmptySubsequences: false) {
      let prompt = input.opening.map { $0 + " > " } ?? plain
      lines.append((lines.isEmpty ? plain : prompt) + line)
      input.append(String(line))
    }
    return lines
  }

  /// Returns the continuation of a command after a prompt that names the open bracket or quote, or
  /// nil.
  static func continuation(in line: some StringProtocol, opening: String) -> String? {
    if line == opening + " >" { return "" }
    let prompt = opening + " > "
    return line.utf8.starts(with: prompt.utf8) ? String(line.dropFirst(prompt.count)) : nil
  }
}
