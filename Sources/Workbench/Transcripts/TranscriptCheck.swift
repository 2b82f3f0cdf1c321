/// The result of a replayed transcript.
struct TranscriptCheck {
  /// The path as the user gave it.
  let path: String

  /// The content of the file.
  let transcript: Transcript

  /// The steps from the expected to the actual output of each command.
  let edits: [[LineEdit]]

  init(path: String, transcript: Transcript, answers: [[String]]) {
    self.path = path
    self.transcript = transcript
    edits = zip(transcript.entries, answers).map { entry, answer in
      LineEdit.edits(from: transcript.answer(of: entry), to: answer)
    }
  }

  /// Whether all output matches.
  var isSame: Bool { edits.indices.allSatisfy { isSame(at: $0) } }

  /// Returns whether the output of one command matches.
  func isSame(at index: Int) -> Bool {
    edits[index].allSatisfy { edit in
      if case .same = edit { true } else { false }
    }
  }

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

  /// The errors in invalid patterns, each with its line number.
  var faults: [(line: Int, message: String)] {
    transcript.entries.flatMap { entry in
      zip(entry.answerLines, transcript.answer(of: entry)).compactMap { number, line in
        line.fault.map { (number + 1, $0) }
      }
    }
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
    return transcript.lines[entry.commandLines].map { .same($0) }
      + edits[index].map { edit in
        switch edit {
        case .same(let place): .same(transcript.lines[first + place])
        case .removed(let place): .removed(transcript.lines[first + place])
        case .added(let text): .added(ExpectedLine.spelling(of: text))
        }
      }
  }
}

extension TranscriptCheck {
  /// The check after the file has been updated.
  var updated: TranscriptCheck { TranscriptCheck(path, transcript, edits.map { _ in [] }) }

  private init(_ path: String, _ transcript: Transcript, _ edits: [[LineEdit]]) {
    self.path = path
    self.transcript = transcript
    self.edits = edits
  }
}
