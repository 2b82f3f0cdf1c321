import CommandLanguage

/// The prompts of a transcript: what stands before a command.
enum TranscriptPrompt {
  /// The prompt that recordings have, whatever the table is called.
  static let plain = "tabletop> "

  /// The command behind the prompt of a line, or nil where the line begins with none.
  ///
  /// A prompt is `NAME[*][ S.R][ batch]> `; a name has no blanks, so that few answers look like one. The
  /// blank at the end may be missing where no command follows.
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

  /// The end of ` S.R`, or nil where no row stands there.
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

  /// Printable ASCII but for the blank and angle brackets.
  private static func isName(_ byte: UInt8) -> Bool {
    (0x21...0x7E).contains(byte) && byte != UInt8(ascii: "<") && byte != UInt8(ascii: ">")
  }

  /// A command with its prompts, one line each.
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

  /// What goes on with a command behind the prompt that names what is open, or nil.
  static func continuation(in line: some StringProtocol, opening: String) -> String? {
    if line == opening + " >" { return "" }
    let prompt = opening + " > "
    return line.utf8.starts(with: prompt.utf8) ? String(line.dropFirst(prompt.count)) : nil
  }
}
