/// The result of a replayed transcript.
struct TranscriptCheck {
  /// The path as the user gave it.
  let path: String

  /// The content of the file.
  let transcript: Transcript

  /// The steps from the expected to the actual output, for each command whose output differs.
  let edits: [Int: [LineEdit]]

  /// Creates a result.
  ///
  /// - Parameters:
  ///   - path: The path as the user gave it.
  ///   - transcript: The content of the file.
  ///   - answers: The actual output by the index of the command; all other output matches.
  init(path: String, transcript: Transcript, answers: [Int: [String]]) {
    self.path = path
    self.transcript = transcript
    var edits: [Int: [LineEdit]] = [:]
    for (index, answer) in answers {
      let steps = LineEdit.edits(from: transcript.answer(of: transcript.entries[index]), to: answer)
      if !steps.allSatisfy(\.isSame) { edits[index] = steps }
    }
    self.edits = edits
  }

  private init(_ path: String, _ transcript: Transcript, _ edits: [Int: [LineEdit]]) {
    self.path = path
    self.transcript = transcript
    self.edits = edits
  }

  /// Returns the result with only some of the differences.
  ///
  /// - Parameter indices: The indices of their commands.
  /// - Returns: The result, in which all other output matches.
  func keeping(_ indices: Set<Int>) -> TranscriptCheck {
    TranscriptCheck(path, transcript, edits.filter { indices.contains($0.key) })
  }

  /// Whether all output matches.
  var isSame: Bool { edits.isEmpty }

  /// The lines of the difference, including the header.
  var difference: [String] {
    ["--- \(path)", "+++ \(path) (replayed)"] + UnifiedDiff(lines: allLines).hunks
  }

  /// Returns the difference for one command, numbered as if everything before it matched.
  func difference(at index: Int) -> [String] {
    let first = transcript.entries[index].commandLines.lowerBound + 1
    return UnifiedDiff(lines: lines(at: index), first: first).hunks
  }

  /// The text of the file with the actual output in place of lines that do not match.
  ///
  /// Matching lines stay unchanged, including patterns.
  var updatedText: String {
    var text = ""
    for line in allLines {
      switch line {
      case .same(let line), .added(let line): text += line + transcript.newline
      case .removed: break
      }
    }
    return text
  }

  private var allLines: [UnifiedDiff.Line] {
    var result: [UnifiedDiff.Line] = []
    var next = 0
    for (index, entry) in transcript.entries.enumerated() {
      result += transcript.lines[next..<entry.commandLines.lowerBound].map { .same($0) }
      result += lines(at: index)
      next = entry.answerLines.upperBound
    }
    return result + transcript.lines[next...].map { .same($0) }
  }

  private func lines(at index: Int) -> [UnifiedDiff.Line] {
    let entry = transcript.entries[index]
    let first = entry.answerLines.lowerBound
    let steps = edits[index] ?? entry.answerLines.indices.map { .same($0 - first) }
    return transcript.lines[entry.commandLines].map { .same($0) }
      + steps.map { edit in
        switch edit {
        case .same(let place): .same(transcript.lines[first + place])
        case .removed(let place): .removed(transcript.lines[first + place])
        case .added(let text): .added(ExpectedLine.spelling(of: text))
        }
      }
  }
}
