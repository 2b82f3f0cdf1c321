import Platform
import Testing

/// The session in README.md is real: the program prints it, and draws the pictures below it.
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

  /// The words after `tabletop` that run a session.
  private func words(of transcript: [String]) -> [String] {
    let files = transcript[0].split(separator: " ").dropFirst(2).map { "\(Readme.root)/\($0)" }
    let commands = transcript.dropFirst().compactMap(command).flatMap { ["-c", $0] }
    return files + ["--keep-going"] + commands
  }

  @Test(arguments: try transcripts())
  func `the program prints the session`(transcript: [String]) throws {
    let expected = transcript.dropFirst().map { line in command(in: line).map { "> " + $0 } ?? line
    }
    // Both streams into one, as a terminal shows them.
    let arguments = ["-c", "exec \"$0\" \"$@\" 2>&1", program, "--echo"] + words(of: transcript)
    let printed = try Process.run("sh", arguments).text
      .split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    // A line that ends in an ellipsis shows the beginning of a long one.
    let shown = zip(printed, expected).map { line, short in
      short.hasSuffix(" …") && line.hasPrefix(short.dropLast(2)) ? short : line
    }
    #expect(shown + printed.dropFirst(expected.count) == expected, "\(printed)")
  }

  @Test(arguments: [("session.svg", "--light"), ("session~dark.svg", "--dark")])
  func `the pictures show the table after the session`(name: String, option: String) throws {
    let path = "Sources/Workbench/Workbench.docc/Resources/" + name
    #expect(try Readme.lines().contains { $0.contains("\"\(path)\"") })
    let folder = try TemporaryFolder()
    let session = words(of: try #require(try Self.transcripts().first))
    let picture = "picture \(folder.path)/\(name) \(option)"
    _ = try Process.run(program, session + ["-c", picture])
    let drawn = try Files.read("\(folder.path)/\(name)").bytes
    #expect(try Files.read("\(Readme.root)/\(path)").bytes == drawn)
  }

  @Test func `each line of the tour works`() throws {
    let rows = try Readme.lines().drop { !$0.contains("tour") }.drop { !$0.hasPrefix("|---") }
      .dropFirst().prefix { $0.hasPrefix("|") }
    let lines = rows.compactMap { $0.firstMatch(of: /`([^`]+)`/).map { String($0.output.1) } }
    #expect(lines.count == rows.count && lines.count > 4)
    let words = ["\(Readme.root)/examples/contacts.json"] + lines.flatMap { ["-c", $0] }
    let result = try Process.run(program, words)
    #expect(result.exitStatus == 0, "\(result.text)")
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
