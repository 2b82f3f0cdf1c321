import Platform
import Testing

/// What README.md shows of the prompt is what the program answers.
@Suite struct ReadmeTranscriptTests {
  /// A block that begins with `$ tabletop …` and goes on with prompts and answers.
  static func transcripts() throws -> [[String]] {
    try Readme.blocks(of: "text").filter { $0.first?.hasPrefix("$ tabletop ") ?? false }
  }

  /// The program stands beside the tests.
  private var program: String {
    let own = Files.resolved("/proc/self/exe") ?? ""
    return own.split(separator: "/").dropLast().map { "/" + $0 }.joined() + "/tabletop"
  }

  @Test func `shows a session`() throws {
    #expect(try Self.transcripts().count >= 1)
  }

  @Test(arguments: try transcripts())
  func `answers as shown`(transcript: [String]) throws {
    let files = transcript[0].split(separator: " ").dropFirst(2).map { "\(Readme.root)/\($0)" }
    var expected: [String] = []
    var commands: [String] = []
    for line in transcript.dropFirst() {
      if let command = command(in: line) {
        commands += ["-c", command]
        expected.append("> " + command)
      } else {
        expected.append(line)
      }
    }
    // Both streams into one, as a terminal shows them.
    let words = files + ["--echo", "--keep-going"] + commands
    let result = try Process.run("sh", ["-c", "exec \"$0\" \"$@\" 2>&1", program] + words)
    let answered = result.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(answered.dropLast().map(String.init) == expected)
  }

  /// The command behind a prompt such as `contacts.json* 0.4> `, or nil for an answer.
  private func command(in line: String) -> String? {
    guard let file = line.firstRange(of: ".json")?.upperBound,
      let end = line.firstRange(of: "> ")?.upperBound,
      file < end, line[file..<end].count < 16
    else { return nil }
    return String(line[end...])
  }
}
