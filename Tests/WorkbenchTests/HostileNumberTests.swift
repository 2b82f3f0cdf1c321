import CommandLanguage
import SessionSupport
import TableModel
import TableStore
import TableUI
import TestSupport
import Testing

@testable import Workbench
@testable import Workspace

/// Every command, with numbers that fit nothing at every place where a number, a name or a text may stand.
@MainActor @Suite struct HostileNumberTests {
  private nonisolated static let hostile = [
    "-1", "99999999999999999999", "1e9", "1e308", "nan", "inf", "-inf", "-0", "1.5", "\"\"", "٣",
    "0x10", "9223372036854775807", "9223372036854775806", "-9223372036854775808", "2147483648",
  ]

  /// What stands for a placeholder where another one is the hostile one.
  private nonisolated static let harmless = [
    "S": "0", "R": "1", "N": "2", "PT": "10", "W": "300", "H": "50", "Y": "10", "MS": "5",
    "NUMBER": "3", "COUNT": "3", "SECONDS": "1", "ITEM": "x", "TEXT": "t", "KEY": "title",
    "VALUE": "1", "NAME": "n", "ID": "ada", "JSON": "{}", "CELL": "plain", "COMMAND": "rows",
    "QUERY": "rows", "WORD": "w", "WIRING": "items", "PROPERTY": "rowHeight", "HEADER": "h",
    "PORT": "8080", "TITLE": "t", "EDGE": "top", "STATE": "pinned", "CODE": "E1",
  ]

  /// Commands whose words lead out of the session: files, programs, servers, its end.
  private nonisolated static let spared: Set<String> = [
    "open", "save", "record", "source", "shell", "picture", "diff", "apply", "net", "request",
    "watch", "ask", "browse", "quit", "explain", "code",
  ]

  /// A form without brackets and choices: each part left out and put in, each word of a choice.
  private static func plain(_ form: String) -> [String] {
    guard let end = form.firstIndex(of: "]"), let start = form[..<end].lastIndex(of: "[") else {
      var lines = [""]
      for word in form.replacing("…", with: "").replacing("R..R", with: "R").split(separator: " ") {
        let choices = word.split(separator: "|")
        lines = lines.flatMap { line in choices.map { line.isEmpty ? "\($0)" : "\(line) \($0)" } }
        if lines.count > 40 { lines = Array(lines.prefix(40)) }
      }
      return lines
    }
    let inner = form[form.index(after: start)..<end]
    let rest = form[form.index(after: end)...]
    return plain("\(form[..<start]) \(rest)") + plain("\(form[..<start])\(inner)\(rest)")
  }

  /// The lines of a form, with hostile numbers at each place: half of them in one line of the form,
  /// the others in the next.
  private static func lines(of form: String) -> [String] {
    var lines: Set<String> = []
    for (index, line) in Set(plain(form).prefix(rounds(8, thorough: 60))).sorted().enumerated() {
      let words: [String] = line.split(separator: " ").map { String($0) }
      let hostile = stride(from: index % 2, to: Self.hostile.count, by: 2).map {
        Self.hostile[$0]
      }
      for place in words.indices where harmless[words[place]] != nil {
        for number in hostile {
          var filled = words.map { harmless[$0] ?? $0 }
          filled[place] = number
          lines.insert(filled.joined(separator: " "))
        }
      }
      for number in hostile {
        lines.insert(words.map { harmless[$0] == nil ? $0 : number }.joined(separator: " "))
      }
    }
    return lines.sorted()
  }

  /// What would be saved, and what the table shows.
  private func state(_ source: OpenTable) throws -> String {
    let bytes = try source.document.bytes(of: source.sections, force: true)
    return String(decoding: bytes, as: UTF8.self) + "\(source.tableView.numberOfSections)"
  }

  /// A new session, in one of the wirings in turn, and its state.
  private func session(_ count: Int) throws -> (SessionFixture, String) {
    let fixture = try SessionFixture(wiring: ["items", "monolith", "container"][count % 3])
    fixture.session.isConfined = true
    return (fixture, try state(#require(fixture.session.current)))
  }

  @Test(arguments: 0..<12)
  func `each command answers or is refused, and what is refused changes nothing`(part: Int) throws {
    var count = 0
    // A refused command leaves everything as it was, so the next one finds the same session.
    var kept: (fixture: SessionFixture, before: String)?
    for (index, type) in CommandList.all.types.enumerated() where index % 12 == part {
      let description = type.description
      guard !Self.spared.contains(description.name) else { continue }
      for line in description.syntax.flatMap(Self.lines) {
        count += 1
        let (fixture, before) = try kept ?? session(count)
        kept = nil
        let code = fixture.code(line)
        guard let source = fixture.session.current, source.batch == nil else { continue }
        if code != "ok" {
          #expect(try state(source) == before, "\(line): \(code)")
          if count % 8 != 0 { kept = (fixture, before) }
        }
        // The room for the sign of refreshing is there before the table moves into it.
        guard !line.hasPrefix("app refresh begin") else { continue }
        let faults = source.tableView.checkInvariants().filter { !$0.containsText("model ") }
        #expect(faults == [], "\(line)")
      }
    }
    #expect(count > 20)
  }

  /// What trapped once, and what lies beside it.
  @Test(arguments: [
    ("rows --from 1 --limit 9223372036854775807", "ok"),
    ("rows 0 --from 9223372036854775807 --limit 9223372036854775807", "ok"),
    ("lesson -9223372036854775808", "not-found"), ("lesson 0", "not-found"),
    ("lesson 9223372036854775807", "not-found"),
  ])
  func `both ends of the integers have an answer`(line: String, code: String) throws {
    #expect(try SessionFixture().code(line) == code)
  }

  /// Numbers that a file may hold where the program looks for heights.
  @Test(arguments: [
    "-1", "1e999", "-1e999", "1e308", "0", "-0", "1e-400", "9223372036854775808", "0.1e1",
  ])
  func `heights of a file leave offsets finite and in order`(height: String) throws {
    let row = "{\"id\": \"a\", \"title\": \"x\", \"height\": \(height)}"
    let rows = [String](repeating: row, count: 3).joined(separator: ",")
    let fixture = try SessionFixture("{\"sections\": [{\"items\": [\(rows)]}]}")
    fixture.run("layout", "scroll end", "show", "height 0 0 \(height)", "reload", "show --all")
    let table = try #require(fixture.session.current).tableView
    let offsets = try (0..<3).map { try table.rectForRow(at: IndexPath(row: $0, section: 0)).minY }
    #expect(offsets.allSatisfy { $0.isFinite } && offsets == offsets.sorted(), "\(offsets)")
    #expect(table.contentSize.height.isFinite)
    #expect(table.checkInvariants() == [])
  }
}
