import CommandLanguage
import SessionSupport
import TableUI
import TestSupport
import Testing

@testable import Workbench
@testable import Workspace

/// Whatever is typed: no trap, no hang, and an engine that is sound afterwards.
@MainActor @Suite struct SessionFuzzTests {
  private static let words =
    CommandList.all.names + [
      "0", "1", "3", "-1", "99", "9223372036854775807", "-9223372036854775808", "1e308", "nan",
      "0 3", "0.3", "0 *", "*", "0 1..2", "0 last", ".", "#ada", "#nobody", "..", "0..", "=", "88",
      "0.25", "auto", "on", "off", "show", "clear", "to", "with", "by", "top", "end", "before",
      "after", "at", "header", "footer", "section", "insert", "delete", "move", "reload", "select",
      "--all", "--force", "--raw", "--drop-empty", "--from", "--limit", "--cached", "--format",
      "jsonl", "{\"title\":\"x\"}", "{\"id\":\"ada\"}", "[1]", "[{\"a\":1},{}]", "\"q\"", "''",
      "title=\"t\"", "height=1", "cell=subtitle", "id=bob", "x={\"a\":[]}", "plain", "grouped",
      "insetGrouped", "monolith", "items", "rowHeight", "batchPolicy", "uikit", "lenient", "ok",
      "no", "nil", "empty", "E1", "flick", "level=1", "dropScope", "current", "ascii", "😀",
      "e\u{301}", "\u{202E}", "$x", "\\", "'", "\"", "{",
    ]

  /// Commands that would reach for files, or end or empty the session.
  private static let spared: Set<String> = [
    "save", "open", "record", "source", "shell", "quit", "exit", "close", "new",
  ]

  private static func line(_ random: inout SeededGenerator) -> String {
    let count = 1 + random.below(6)
    var parts: [String] = []
    while parts.count < count {
      let word = words[random.below(words.count)]
      if !spared.contains(word) { parts.append(word) }
    }
    return parts.joined(separator: random.chance(4) ? "; " : " ")
  }

  @Test(arguments: 1...16)
  func `any words in any order leave a sound table`(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let fixture = try SessionFixture(wiring: random.chance(50) ? "items" : "monolith")
    fixture.session.isConfined = true
    let source = try #require(fixture.session.current)
    for _ in 0..<150 {
      let line = Self.line(&random)
      fixture.run(line, isPrompt: true)
      // A reload makes model and view agree again where only one of them was told.
      if random.chance(20) { fixture.run("reload; layout", isPrompt: true) }
      guard source.batch == nil else { continue }
      let faults = source.tableView.checkInvariants().filter { !$0.containsText("model ") }
      #expect(faults == [], "seed \(seed): \(line)")
    }
    fixture.run("rollback", isPrompt: true)
    fixture.run("reload", "layout", isPrompt: true)
    #expect(fixture.code("invariants") == "ok", "seed \(seed)")
  }

  @Test(arguments: 1...10)
  func `any bytes are an answer or an error`(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let fixture = try SessionFixture()
    fixture.session.isConfined = true
    for _ in 0..<100 {
      let bytes = (0..<random.below(40)).map { _ in UInt8(random.below(256)) }
      let text = fixture.run(String(decoding: bytes, as: UTF8.self), isPrompt: true)
      let raw = text.unicodeScalars.filter { $0.value < 0x20 && $0 != "\n" || $0 == "\u{7F}" }
      #expect(raw.isEmpty, "seed \(seed)")
    }
    #expect(fixture.code("invariants") == "ok")
  }
}
