import CommandLanguage
import Workspace

/// A file of commands with their expected output.
struct Transcript {
  /// A command and its output, by the lines of the file.
  struct Entry {
    /// The command without its prompts.
    let command: String

    /// The lines with prompts, from 0.
    let commandLines: Range<Int>

    /// The lines of the output, from 0.
    var answerLines: Range<Int>

    /// The line of the command in the file, from 1.
    var line: Int { commandLines.lowerBound + 1 }

    /// Whether there is a command, rather than an empty prompt or a comment.
    var holdsCommand: Bool { Lexer.holdsCommand(command.utf8Span.span) }

    /// The command on one line, with placeholders for its secrets.
    var title: String {
      SecretText(command).text.split(whereSeparator: \.isNewline).joined(separator: " ")
    }
  }

  /// The lines of the file without their newlines.
  let lines: TextLines

  /// The commands in order; all other lines are comments.
  let entries: [Entry]

  /// Creates a transcript from the text of a file.
  ///
  /// - Parameters:
  ///   - text: The text of the file.
  ///   - isMarkdown: Whether to read only code blocks named `tabletop`.
  init(_ text: String, isMarkdown: Bool) {
    self.init(bytes: Array(text.utf8), isMarkdown: isMarkdown)
  }

  /// Creates a transcript from the bytes of a file, which are valid UTF-8.
  init(bytes: [UInt8], isMarkdown: Bool) {
    lines = TextLines(bytes)
    var entries: [Entry] = []
    let blocks = isMarkdown ? CodeBlocks.lines(of: lines) : [0..<lines.count]
    for block in blocks { entries += Self.entries(in: lines[block]) }
    self.entries = entries
  }

  /// The line ending.
  var newline: String { lines.newline }

  /// Whether a text is the expected output of an entry.
  func isAnswer(_ text: String, of entry: Entry) -> Bool {
    // Most output is equal, and no pattern has to be read.
    lines.isText(text, at: entry.answerLines)
      || LineAlignment(answer(of: entry), text.transcriptLines).isComplete
  }

  /// Returns the expected output of an entry.
  func answer(of entry: Entry) -> [ExpectedLine] { lines[entry.answerLines].map(ExpectedLine.init) }

  private static func entries(in lines: Slice<TextLines>) -> [Entry] {
    var entries: [Entry] = []
    var index = lines.startIndex
    while index < lines.endIndex {
      if let entry = entry(in: lines, at: index) {
        entries.append(entry)
        index = entry.commandLines.upperBound
      } else {
        index += 1
        if !entries.isEmpty { entries[entries.count - 1].extendAnswer(to: index) }
      }
    }
    return entries
  }

  private static func entry(in lines: Slice<TextLines>, at start: Int) -> Entry? {
    guard var command = lines.base.command(at: start) else { return nil }
    var input = WordScanner()
    input.append(command)
    var index = start + 1
    while let opening = input.opening, index < lines.endIndex,
      let line = TranscriptPrompt.continuation(in: lines[index], opening: opening)
    {
      command += "\n" + line
      input.append(line)
      index += 1
    }
    return Entry(command: command, commandLines: start..<index, answerLines: index..<index)
  }
}

extension Transcript.Entry {
  fileprivate mutating func extendAnswer(to end: Int) {
    answerLines = answerLines.lowerBound..<end
  }
}
