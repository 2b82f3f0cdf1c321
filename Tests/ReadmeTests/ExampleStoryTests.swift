import Foundation
import Testing

/// Each example is a script that tells something, and the transcript of it.
@Suite struct ExampleStoryTests {
  private static let folder = URL(filePath: "\(Readme.root)/examples")

  /// The names of the scripts but for the six commands to begin with, which make no mistake.
  private static func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".tabletop") && $0 != "first-session.tabletop" }
      .map { String($0.dropLast(9)) }.sorted()
  }

  private static func lines(_ file: String) throws -> [String] {
    try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      .split(separator: "\n").map(String.init)
  }

  @Test func `there is one for each file of data`() throws {
    #expect(try Self.names().count == 12)
  }

  @Test(arguments: try names())
  func `a script is a story of at most sixty lines with a mistake in it`(name: String) throws {
    let lines = try Self.lines("\(name).tabletop")
    #expect(lines.count <= 60)
    #expect(lines[0].hasPrefix("# ") && lines[0].hasSuffix("."))
    #expect(lines[1] == "#   tabletop -f examples/\(name).tabletop")
    let told = lines.dropFirst(2)
    #expect(told.first?.hasPrefix("# ") == true)
    #expect(told.last?.hasPrefix("#") == false)
    #expect(told.contains { $0.hasPrefix("expect ") })
    // Nobody is left alone with more than eight commands.
    let runs = told.split { $0.hasPrefix("#") }.map(\.count)
    #expect(runs.count >= 7 && runs.allSatisfy { $0 <= 8 }, "\(runs)")
  }

  @Test(arguments: try names())
  func `a transcript tells the same with the answers`(name: String) throws {
    let script = try Self.lines("\(name).tabletop")
    let transcript = try Self.lines("\(name).transcript")
    #expect(transcript[0] == String(script[0].dropFirst(2)))
    let typed = transcript.filter { $0.hasPrefix("tabletop> ") }.map { String($0.dropFirst(10)) }
    #expect(typed == Array(script.dropFirst(2)))
  }
}
