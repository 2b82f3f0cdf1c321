import CommandLanguage
import Platform
import TableStore
import TextLayout

/// A text with commands in a file that `--lint` reads.
package struct LintedText {
  /// The text, one or more lines.
  let text: String

  /// The number of its first line in the file, from 1.
  let line: Int

  /// The lines in the file, if they are longer because of prompts.
  var typedLines: [String] = []

  /// The codes of the intended errors.
  private var codes: [String] = []

  /// The lines of the recorded output; an error in it is intended.
  private var answer: ArraySlice<String> = []

  /// Creates a text without prompts and output.
  ///
  /// - Parameters:
  ///   - text: The text, one or more lines.
  ///   - line: The number of its first line, from 1.
  ///   - codes: The codes of the errors with which it is meant to fail.
  package init(_ text: String, line: Int, failingWith codes: [String] = []) {
    (self.text, self.line, self.codes) = (text, line, codes)
  }

  /// Returns whether an error with this code is intended.
  func intends(_ code: String) -> Bool {
    codes.contains(code) || answer.contains { $0.contains("error[\(code)]") }
  }

  /// Creates the text of a command in a transcript.
  init(_ entry: Transcript.Entry, of transcript: Transcript) {
    self.init(entry.command, line: entry.line)
    typedLines = Array(transcript.lines[entry.commandLines])
    answer = ArraySlice(transcript.lines[entry.answerLines])
  }

  /// Returns the text at the same place with placeholders for its credentials.
  func withPlaceholders(_ secret: SecretText) -> LintedText {
    guard secret.text != text else { return self }
    func lines(_ text: String) -> [Substring] {
      text.split(separator: "\n", omittingEmptySubsequences: false)
    }
    var copy = LintedText(secret.text, line: line, failingWith: codes)
    copy.answer = answer
    copy.typedLines = zip(typedLines, zip(lines(text), lines(secret.text))).map { typed, line in
      String(decoding: typed.utf8.dropLast(line.0.utf8.count), as: UTF8.self) + line.1
    }
    return copy
  }

  /// Returns the location of a byte offset in the text.
  func location(of offset: Int) -> CommandResult.ErrorLocation {
    guard !typedLines.isEmpty else {
      return CommandResult.ErrorLocation(offset: offset, in: text, firstLine: line)
    }
    let before = text.utf8.prefix(offset).count { $0 == UInt8(ascii: "\n") }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let prompts = zip(typedLines, lines).prefix(before + 1)
      .reduce(0) { $0 + $1.0.utf8.count - $1.1.utf8.count }
    return CommandResult.ErrorLocation(
      offset: offset + prompts,
      in: typedLines.joined(separator: "\n"),
      firstLine: line
    )
  }

  /// Reads the commands of a script.
  @MainActor static func script(_ path: String) throws(CommandError) -> [LintedText] {
    let stream: InputStream
    do throws(FileError) { stream = try InputStream(opening: path) } catch {
      throw CommandError(.file(error), width: 76, style: .symbol)
    }
    let reader = StreamLineReader(stream)
    var lines = LogicalLines()
    var texts: [LintedText] = []
    while true {
      switch reader.readLine(prompt: "") {
      case .line(let line):
        guard let complete = lines.append(line) else { continue }
        texts.append(LintedText(complete.text, line: complete.number))
      case .endOfInput:
        if let rest = lines.finish() { texts.append(LintedText(rest.text, line: rest.number)) }
        return texts
      case .interrupted: return texts
      case .failed(let reason):
        throw CommandError(Wording(reader.failureCode, "\(path): \(reason)"))
      }
    }
  }
}
