import CommandLanguage
import JSON
import TableModel
import TableUI
import TestSupport
import Testing

@testable import Page
@testable import Workbench
@testable import Workspace

/// A recorded session as one file.
@MainActor @Suite(.serialized) struct PageFileTests {
  /// Returns a session with a page, after some lines.
  private func stage(_ document: String, after lines: [String]) throws -> PageStage {
    let stage = try PageStage(document)
    for line in lines { stage.session.runWithin(line) { _ in } }
    return stage
  }

  /// Lines that touch, edit, scroll, insert, move and undo, with a trace.
  private static let hour =
    ["trace on"]
    + (0..<24).flatMap { number in
      [
        "select 0 \(number % 6)", "update 0 \(number % 6) title=T\(number)",
        "scroll by \(number % 2 == 0 ? -44 : 44)", "insert after 0 2 N\(number)",
      ]
    } + ["move 0 1 to 0 4", "undo", "redo", "select 0 1"]

  @Test func `a session of 100 steps with a trace and 24 inserts is small`() throws {
    let rows = (0..<20).map { number in
      #"{"id": "r\#(number)", "title": "Person \#(number)", "#
        + #""subtitle": "Notes on the Analytical Engine, \#(1800 + number)", "#
        + #""image": "portrait\#(number).png", "accessory": "disclosureIndicator"}"#
    }
    let stage = try stage("[\(rows.joined(separator: ","))]", after: Self.hour)
    let file = try #require(stage.server.recording).file(from: nil, hiding: [])
    #expect(file.stepCount >= 100)
    #expect(file.bytes.count < 250_000)
  }

  @Test func `a file has the recorded states, whatever comes again in them`() throws {
    guard let script = PageScript() else { return }
    let texts = [
      "~0", "~~1 x", "12 a long enough text", "a long enough text", "7 ~a long enough text",
      "~a long enough text", "9", "4 ", "<b>", "1 2 3 a long enough text",
    ]
    let rows = (0..<3).flatMap { _ in texts.map { JSONText.quoted($0) } }
    let lines = Self.hour.prefix(30) + texts.map { "update 0 0 title=\(JSONText.quoted($0))" }
    let stage = try stage("[\(rows.joined(separator: ","))]", after: Array(lines))
    let recording = try #require(stage.server.recording)
    let file = try recording.file(from: nil, hiding: [])
    let text = String(decoding: file.bytes, as: UTF8.self)
    let start = try #require(text.firstRange(of: "id=\"session\">")).upperBound
    let end = try #require(text[start...].firstRange(of: "</script>")).lowerBound
    let states = try recording.steps.map { try #require(recording.state(at: $0)).text }
    #expect(states.count == file.stepCount + 1)
    let output = try script.run(
      """
      const sorted = (set) => Object.entries(set).sort(([a], [b]) => (a < b ? -1 : 1));
      recordedStates(data.file).forEach((state, index) => {
        const mine = JSON.stringify([sorted(state.set), orderedBlocks(state)]);
        const { set, blocks } = data.states[index];
        if (mine !== JSON.stringify([sorted(set), blocks])) console.log(index, mine);
      });
      console.log(`${data.states.length} states`);
      """,
      using: ["orderedBlocks", "recordedStates"],
      data: #"{"file":\#(text[start..<end]),"states":[\#(states.joined(separator: ","))]}"#
    )
    #expect(output == "\(states.count) states\n")
  }

  /// A state with one fact of half a megabyte.
  private func state(_ number: Int) -> PageState {
    let word = "\(number) "
    let text = String(repeating: word, count: 500_000 / word.utf8.count)
    let value = JSONValue(validated: Array("\"\(text)\"".utf8), at: 0)
    return PageState(members: [PageState.Member(name: "n", value: value)], blocks: [])
  }

  @Test func `a file of more than 5 MB leaves its oldest steps out, and counts them`() throws {
    let recording = PageRecording()
    for number in 0..<12 { recording.add(state(number), command: number) }
    let file = try recording.file(from: nil, hiding: [])
    #expect(file.bytes.count <= 5_000_000)
    #expect(file.bytes.count > 4_400_000)
    #expect(file.droppedCount > 0)
    #expect(file.droppedCount + file.stepCount == 11)
    #expect(recording.steps == 0...11)
    let text = String(decoding: file.bytes, as: UTF8.self)
    #expect(text.contains("\"start\":\(file.droppedCount),"))
  }

  @Test func `a saved session says how many steps are missing, and whose rows it has`() throws {
    let stage = try stage(#"["one", "two", "three"]"#, after: ["select 0 1"])
    let recording = try #require(stage.server.recording)
    recording.settle()
    let state = try #require(recording.state(at: recording.steps.upperBound))
    for number in 1000..<1620 { recording.add(state, command: number) }
    let steps = recording.steps
    #expect(steps.count == 501)
    let folder = try ScratchFolder()
    func lines(_ command: String) -> [String] {
      var lines: [String] = []
      stage.session.runWithin(command) { outcome in
        if case .success(let answer) = outcome.result { lines = answer.lines + answer.notes }
      }
      return lines
    }
    let all = lines("picture \(folder.file("a.html")) --session")
    #expect(all.contains("contains 3 rows of people.json"), "\(all)")
    #expect(steps.lowerBound > 100)
    #expect(all.contains("\(steps.lowerBound) older steps not included"), "\(all)")
    // The first step is asked for, so none is missing.
    let last = lines("picture \(folder.file("b.html")) --session --from \(steps.lowerBound + 490)")
    #expect(last.contains("contains 3 rows of people.json"), "\(last)")
    #expect(!last.contains { $0.contains("not included") }, "\(last)")
  }

  @Test func `a session of 100 steps is a small file with equal bytes and no secret`() throws {
    func file() throws -> (bytes: [UInt8], token: String) {
      let rows = (0..<40).map {
        #"{"id": "\#($0)", "title": "<script>alert(\#($0))</script>", "subtitle": "s"}"#
      }
      let stage = try PageStage("[\(rows.joined(separator: ","))]")
      let lines = [
        "select 0 2", "delete 0 3", "undo", "focus down", "update 0 4 title=y", "row 0 99",
      ]
      for number in 0..<100 { stage.session.runWithin(lines[number % lines.count]) { _ in } }
      stage.session.runWithin("serve") { _ in }
      let recording = try #require(stage.session[ServeFeature.self]?.recording)
      let file = try recording.file(from: nil, hiding: [])
      #expect(file.stepCount == 100)
      #expect(file.rowCount > 3)
      return (file.bytes, stage.server.token)
    }
    let (first, token) = try file()
    #expect(first.count <= 300_000)
    let text = String(decoding: first, as: UTF8.self)
    #expect(!text.contains(token))
    #expect(!text.contains("<script>alert"))
    #expect(text.contains(#"\u003cscript>alert(2)"#))
    let port = /127\.0\.0\.1:[0-9]+/
    let second = String(decoding: try file().bytes, as: UTF8.self)
    #expect(text.replacing(port, with: "") == second.replacing(port, with: ""))
  }

  @Test(arguments: [
    ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
    ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE="
    ),
  ])
  func `a hash is that of the standard's examples`(text: String, hash: String) {
    #expect(SHA256(Array(text.utf8)).base64 == hash)
  }
}
