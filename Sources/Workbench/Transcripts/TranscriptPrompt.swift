import CommandLanguage

/// The prompts before the commands of a transcript.
enum TranscriptPrompt {
  /// The prompt of recordings, whatever the name of the table is.
  static let plain = "tabletop> "

  /// Returns the command after a line's prompt, or nil if the line has no prompt.
  static func command(in line: String) -> String? {
    let bytes = line.utf8
    let start = commandStart(in: line.utf8Span.span, 0..<bytes.count)
    return start.map { String(line[bytes.index(bytes.startIndex, offsetBy: $0)...]) }
  }

  /// Returns the offset of the command after a line's prompt, or nil if the line has no prompt.
  ///
  /// A prompt is `NAME[*][ S.R][ batch]> `. A name has no blanks, so that few output lines look
  /// like a prompt. The trailing blank may be missing if no command follows.
  ///
  /// - Parameters:
  ///   - bytes: A text in UTF-8.
  ///   - line: The offsets of the line.
  /// - Returns: The offset of the command, which is the end of the line if there is none.
  static func commandStart(in bytes: Span<UInt8>, _ line: Range<Int>) -> Int? {
    let nameEnd = end(in: bytes, line) { isName($0) }
    guard (1...25).contains(nameEnd - line.lowerBound) else { return nil }
    var index = endOfRow(in: bytes, nameEnd..<line.upperBound) ?? nameEnd
    index = endOfBatch(in: bytes, index..<line.upperBound) ?? index
    guard index < line.upperBound, bytes[index] == UInt8(ascii: ">") else { return nil }
    index += 1
    guard index < line.upperBound else { return index }
    return bytes[index] == UInt8(ascii: " ") ? index + 1 : nil
  }

  /// Returns the end of ` S.R`, or nil if no row follows.
  private static func endOfRow(in bytes: Span<UInt8>, _ rest: Range<Int>) -> Int? {
    guard !rest.isEmpty, bytes[rest.lowerBound] == UInt8(ascii: " ") else { return nil }
    let section = rest.lowerBound + 1..<rest.upperBound
    let point = end(in: bytes, section) { isDigit($0) }
    guard point > section.lowerBound, point < rest.upperBound, bytes[point] == UInt8(ascii: ".")
    else { return nil }
    let row = point + 1..<rest.upperBound
    let rowEnd = end(in: bytes, row) { isDigit($0) }
    return rowEnd > row.lowerBound ? rowEnd : nil
  }

  /// Returns the end of ` batch`, or nil if it does not follow.
  private static func endOfBatch(in bytes: Span<UInt8>, _ rest: Range<Int>) -> Int? {
    var index = rest.lowerBound
    for byte in " batch".utf8 {
      guard index < rest.upperBound, bytes[index] == byte else { return nil }
      index += 1
    }
    return index
  }

  /// Returns the end of the first bytes that have a property.
  @inline(__always)
  private static func end(
    in bytes: Span<UInt8>,
    _ range: Range<Int>,
    while has: (UInt8) -> Bool
  ) -> Int {
    var index = range.lowerBound
    while index < range.upperBound, has(bytes[index]) { index += 1 }
    return index
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

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
