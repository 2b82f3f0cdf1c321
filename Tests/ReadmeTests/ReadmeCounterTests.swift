import CommandLanguage
import Testing
import Wirings

@testable import Teaching
@testable import Workbench
@testable import Workspace

/// The figures of README.md are those that the program counts.
@MainActor @Suite struct ReadmeCounterTests {
  /// The lines between two marks of the page.
  private func part(_ name: String) throws -> [String] {
    let lines = try Readme.lines().map(String.init)
    let start = try #require(lines.firstIndex(of: "<!-- \(name) -->"))
    let end = try #require(lines.firstIndex(of: "<!-- /\(name) -->"))
    return Array(lines[start + 1..<end])
  }

  /// What stands in each row of the table of wirings before its numbers.
  private static let movedOut = [
    "monolith": "nothing: it holds the rows, answers the table view and hears it",
    "array": "rows and cells: a data source of lists and a closure answers",
    "items": "all but the reaction: section objects answer, the controller hears objects",
    "generators": "all: each row brings its cell, state and events; plugins tell it",
    "datamodel": "where rows come from: a data model is asked, its answer reloads",
    "container": "the table: a child has it, and tells its parent what was chosen",
  ]

  /// The columns with numbers, and how `compare` calls them.
  private static let columns = [
    ("methods", "methods in all files"), ("lines", "lines of its files"),
    ("shared", "lines that it leans on"), ("an edit asks", "edit V→C"),
    ("heights", "heights asked of C"),
  ]

  @Test func `the table of wirings has the numbers of compare`() throws {
    let session = Session()
    var found: AnswerValue?
    _ = session.run("open \(Readme.root)/examples/contacts.json; compare", at: CommandPlace()) {
      if case .success(let answer) = $0.result { found = answer.value }
    }
    let answer = try #require(found)
    let head =
      "| Wiring | What it moves out of the controller | "
      + Self.columns.map(\.0).joined(separator: " | ") + " |"
    let rows = try Wiring.all.map { wiring in
      let counts = try #require(answer[wiring.name])
      let numbers = Self.columns.map { column -> String in
        if case .int(let number)? = counts[column.1] { TextFormatting.grouped(number) } else { "–" }
      }
      let words = try #require(Self.movedOut[wiring.name])
      return "| `\(wiring.name)` | \(words) | " + numbers.joined(separator: " | ") + " |"
    }
    let line = "|---|---|" + String(repeating: "--:|", count: Self.columns.count)
    let wanted = [head, line] + rows
    #expect(try part("wirings") == wanted, "\(wanted.joined(separator: "\n"))")
  }

  @Test func `the table of courses has the lessons that there are`() throws {
    let rows = LessonCatalog.own.courses.map { course in
      let steps = course.lessons.reduce(0) { $0 + $1.steps.count }
      return "| `\(course.name)` | \(course.lessons.count) | \(steps) | \(course.summary) |"
    }
    let wanted = ["| Course | Lessons | Steps | What it teaches |", "|---|--:|--:|---|"] + rows
    #expect(try part("lessons") == wanted, "\(wanted.joined(separator: "\n"))")
  }
}
