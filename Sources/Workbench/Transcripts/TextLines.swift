/// The lines of a text, each made when it is read.
///
/// A text of many lines thus takes little more memory than its bytes.
struct TextLines: RandomAccessCollection, Sendable {
  /// The line ending, which the lines are without.
  let newline: String

  private let bytes: [UInt8]

  /// Whether a line may end in a return, which belongs to the line ending.
  private let hasReturns: Bool

  /// The offset of the first byte of each line, and the offset after the last newline.
  private let starts: [UInt32]

  /// Creates lines.
  ///
  /// - Parameter bytes: The text in UTF-8, of less than 4 GB.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts: [UInt32] = [0]
    let span = bytes.span
    for index in span.indices where span[index] == UInt8(ascii: "\n") {
      starts.append(UInt32(index + 1))
    }
    // The last line may have no newline.
    if Int(starts[starts.count - 1]) < bytes.count { starts.append(UInt32(bytes.count + 1)) }
    self.starts = starts
    let end = starts.count > 1 ? Int(starts[1]) - 1 : 0
    hasReturns = end > 0 && bytes[end - 1] == UInt8(ascii: "\r")
    newline = hasReturns ? "\r\n" : "\n"
  }

  var startIndex: Int { 0 }
  var endIndex: Int { starts.count - 1 }

  /// The line at an index, from 0.
  subscript(index: Int) -> String { String(decoding: bytes[range(of: index)], as: UTF8.self) }

  /// Returns the command after a line's prompt, or nil if the line has no prompt.
  ///
  /// Most lines have none, and no text is made of them.
  func command(at index: Int) -> String? {
    let line = range(of: index)
    let start = TranscriptPrompt.commandStart(in: bytes.span, line)
    return start.map { String(decoding: bytes[$0..<line.upperBound], as: UTF8.self) }
  }

  /// Returns the last byte of a line, or nil if it is empty.
  func lastByte(ofLine index: Int) -> UInt8? {
    let line = range(of: index)
    return line.isEmpty ? nil : bytes[line.upperBound - 1]
  }

  /// Returns the bytes of a line.
  private func range(of index: Int) -> Range<Int> {
    let start = Int(starts[index])
    let end = Int(starts[index + 1]) - 1
    let hasReturn = hasReturns && end > start && bytes[end - 1] == UInt8(ascii: "\r")
    return start..<(hasReturn ? end - 1 : end)
  }

  /// Whether some lines, each with a newline, are the same bytes as a text.
  ///
  /// - Parameters:
  ///   - text: The text, whose lines end in `\n`.
  ///   - range: The indices of the lines.
  /// - Returns: Whether they are equal; false for lines with another line ending.
  func isText(_ text: String, at range: Range<Int>) -> Bool {
    guard !hasReturns else { return false }
    guard !range.isEmpty else { return text.isEmpty }
    let (start, end) = (Int(starts[range.lowerBound]), Int(starts[range.upperBound]))
    guard text.utf8.count == end - start else { return false }
    // The file's last line may have no newline.
    let count = Swift.min(end, bytes.count) - start
    guard count == end - start || text.utf8.last == UInt8(ascii: "\n") else { return false }
    let (known, new) = (bytes.span, text.utf8Span.span)
    for offset in 0..<count where known[start + offset] != new[offset] { return false }
    return true
  }
}
