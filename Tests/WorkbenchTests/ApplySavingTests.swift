import ApplyRules
import SessionSupport
import TestSupport
import Testing
import Wirings

@testable import Workbench
@testable import Workspace

/// What `apply` makes is what `save` writes, and `undo` brings every byte back.
@MainActor @Suite struct ApplySavingTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private nonisolated static let own = """
    {"sections":[{"id":"a","header":"A","secret":"of A","items":[{"id":"1"}]}]}
    """

  private nonisolated static let other = """
    {"sections":[{"id":"new","header":"N","items":[{"id":"9"}]},\
    {"id":"a","header":"A","secret":"of A","items":[{"id":"1"}]}]}
    """

  /// What `apply` and `diff` say, and what is saved, for two documents.
  struct Example: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let old: String
    let new: String
    let answer: String
    let saved: String
  }

  nonisolated static let examples = [
    Example(
      testDescription: "a section comes before another one",
      old: own,
      new: other,
      answer: "1 section inserted",
      saved: other
    ),
    Example(
      testDescription: "a section comes behind the last one",
      old: own,
      new: #"{"sections":[{"id":"a","header":"A","secret":"of A","items":[{"id":"1"}]},"#
        + #"{"mine":[1],"items":[],"id":7}]}"#,
      answer: "1 section inserted",
      saved: #"{"sections":[{"id":"a","header":"A","secret":"of A","items":[{"id":"1"}]},"#
        + #"{"mine":[1],"items":[],"id":7}]}"#
    ),
    Example(
      testDescription: "a section with the same id has another header",
      old: own,
      new: #"{"sections":[{"id":"a","header":"Z","secret":"of A","items":[{"id":"1"}]}]}"#,
      answer: "1 section changed",
      saved: #"{"sections":[{"id":"a","header":"Z","secret":"of A","items":[{"id":"1"}]}]}"#
    ),
    Example(
      testDescription: "sections without id and header change places",
      old: #"{"sections":[{"x":1,"items":[{"id":"1"},{"id":"2"}]}, {"x":2,"items":[{"id":"3"}]}]}"#,
      new: #"{"sections":[{"x":2,"items":[{"id":"3"}]},{"x":1,"items":[{"id":"1"},{"id":"2"}]}]}"#,
      answer: "1 section moved",
      saved: #"{"sections":[{"x":2,"items":[{"id":"3"}]}, "#
        + #"{"x":1,"items":[{"id":"1"},{"id":"2"}]}]}"#
    ),
    Example(
      testDescription: "sections have other members",
      old: #"{"sections":[{"header":null,"x":1,"items":[]},{"header":"B","y":[ 1 ],"items":[]}]}"#,
      new: #"{"sections":[{"x":2,"items":[]},{"headerTitle":"B","y":[1],"rows":[]}]}"#,
      answer: "2 sections changed",
      saved: #"{"sections":[{"x":2,"items":[]},{"headerTitle":"B","y":[1],"rows":[]}]}"#
    ),
    Example(
      testDescription: "members of an object of arrays have empty names",
      old: #"{"a": [{"id":1}], "b": []}"#,
      new: #"{"":[{"id":2}],"a":[{"id":1}],"b":[]}"#,
      answer: "1 section inserted",
      saved: #"{"": [{"id":2}], "a": [{"id":1}], "b": []}"#
    ),
  ]

  @Test(arguments: examples, Wiring.all.map(\.name))
  func `the sections of a file bring their members`(example: Example, wiring: String) throws {
    let fixture = try SessionFixture(example.old, wiring: wiring)
    let path = try folder.write(example.new, to: "new.json")
    #expect(
      fixture.run("apply \(path)") == "now as \(path): \(example.answer), in one batch"
    )
    #expect(fixture.run("diff \(path)") == "no differences")
    #expect(saved(fixture) == example.saved)
    fixture.run("undo")
    #expect(saved(fixture) == example.old)
    fixture.run("redo")
    #expect(saved(fixture) == example.saved)
    #expect(fixture.run("invariants") == "all invariants hold")
  }

  @Test func `a document without a place for members of sections refuses them`() throws {
    let fixture = try SessionFixture(nil)
    let path = try folder.write("[[{\"id\": 1}]]\n", to: "lists.json")
    let native = try folder.write(
      #"{"sections":[{"id":"s","items":[{"id":1}]}]}"#,
      to: "native.json"
    )
    fixture.run("open \(path)", "apply \(native)")
    #expect(
      fixture.type("save").hasPrefix(
        "error[refused]: an array of arrays cannot store the member \"id\" of a section\n"
      )
    )
    let copy = folder.file("copy.json")
    #expect(fixture.type("save \(copy)").hasPrefix("saved \(copy), 74 bytes\n"))
    #expect(
      plainSections(of: folder.read("copy.json") ?? "") == #"[{"id":"s","items":[{"id":1}]}]"#
    )
  }

  @Test func `lines of another file stay one line each`() throws {
    let fixture = try SessionFixture(nil)
    let lines = try folder.write("{\"id\":1}\n", to: "old.jsonl")
    let rows = try folder.write(
      "[\n  {\n    \"id\": 1\n  },\n  {\n    \"id\": 2\n  }\n]",
      to: "new.json"
    )
    fixture.run("open \(lines)", "apply \(rows)", "save")
    #expect(folder.read("old.jsonl") == "{\"id\":1}\n{\"id\":2}\n")
  }

  @Test func `changes of members are told`() throws {
    let fixture = try SessionFixture(Self.own)
    let path = try folder.write(Self.own.replacing("of A", with: "new"), to: "new.json")
    #expect(
      fixture.run("diff \(path)") == "~ section 0  A\n1 section changed, in one batch"
    )
    let change = #"{"op":"membersSection","at":0,"members":{"id":"a","secret":"new"}}"#
    let record = try #require(fixture.records("apply \(path)").last)
    #expect(record.contains(#""updates":1,"steps":1,"changes":[\#(change)]"#), "\(record)")
    #expect(fixture.run("undo") == "undid: apply \(path): members of section 0")
  }

  private func saved(_ fixture: SessionFixture) -> String? {
    fixture.run("save --force \(folder.file("saved.json"))")
    return folder.read("saved.json")
  }
}

// A thousand documents.
extension ApplySavingTests {
  /// How the other state is named.
  private enum Way: CaseIterable { case file, source, snapshot }

  @Test(arguments: 0..<6)
  func `pairs of documents`(remainder: Int) throws {
    let wiring = Wiring.all[remainder].name
    for seed in stride(from: remainder, to: rounds(108, thorough: 360), by: 6) {
      var recipe = DocumentRecipe(SeededNumbers(seed))
      let (old, new) = recipe.nativePair()
      let fixture = try SessionFixture(nil, wiring: wiring)
      let name = try open(old, new, Way.allCases[seed / 6 % 3], fixture)
      fixture.run("set batchPolicy \(seed / 18 % 2 == 0 ? "lenient" : "uikit")", "snapshot start")
      let words = "seed \(seed), \(wiring): \(old)\nto \(new)"
      try #require(fixture.code("apply \(name)") == "ok", "\(words)")
      #expect(fixture.run("diff \(name)").hasPrefix("no differences"), "\(words)")
      let made = saved(fixture) ?? ""
      try #require(plainSections(of: made) == plainSections(of: new), "\(words)\n\(made)")
      if fixture.session.current?.history.done.isEmpty == false {
        fixture.run("undo")
        try #require(saved(fixture) == old, "\(words)")
        fixture.run("redo")
        try #require(saved(fixture) == made, "\(words)")
      }
      fixture.run("apply start")
      let back = plainSections(of: saved(fixture) ?? "")
      try #require(back == plainSections(of: old), "\(words)")
      try #require(fixture.run("invariants") == "all invariants hold", "\(words)")
    }
  }

  /// Opens a document, and another one under a name.
  private func open(
    _ old: String,
    _ new: String,
    _ way: Way,
    _ fixture: SessionFixture
  ) throws -> String {
    let oldPath = try folder.write(old, to: "old.json")
    let newPath = try folder.write(new, to: "new.json")
    switch way {
    case .file:
      fixture.run("open \(oldPath)")
      return newPath
    case .source, .snapshot:
      fixture.run("open \(newPath) as other", "snapshot target", "open \(oldPath)")
      return way == .source ? "other" : "target"
    }
  }
}

/// The numbers of a seed.
struct SeededNumbers: NumberSource {
  private var random: SeededGenerator

  init(_ seed: Int) { random = SeededGenerator(seed: seed) }

  mutating func below(_ limit: Int) -> Int { random.below(limit) }
}
