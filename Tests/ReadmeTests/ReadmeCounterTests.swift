import CommandLanguage
import Testing
import Wirings

@testable import Teaching
@testable import Workbench
@testable import Workspace

/// The figures of README.md and of the pages are those that the program counts.
@MainActor @Suite struct ReadmeCounterTests {
  /// The text of each row of the table of wirings before its numbers.
  private static let movedOut = [
    "monolith": "nothing: it is data source and delegate",
    "array": "rows and cells, to an array and a closure",
    "items": "all except reactions, to section objects",
    "generators": "all, to one generator per row and plugins",
    "datamodel": "the loading of rows, to a data model",
    "container": "the table, to a child controller",
    "fetched": "what changed and where, to a results controller",
  ]

  /// The tables of wirings: a page, and its columns with their names in the output of `compare`.
  private static let tables = [
    (
      path: Readme.root + "/README.md",
      columns: [
        ("Table methods", "methods in all files"), ("Lines", "lines of its files"),
      ]
    ),
    (
      path: Readme.page("Wirings", of: "Wirings"),
      columns: [
        ("methods", "methods in all files"), ("lines", "lines of its files"),
        ("shared", "lines that it leans on"), ("an edit", "edit V→C"),
        ("heights", "heights asked of C"),
      ]
    ),
  ]

  @Test func `the tables of wirings have the numbers of compare`() throws {
    let session = Session()
    var found: AnswerValue?
    _ = session.run("open \(Readme.root)/examples/contacts.json; compare", at: CommandPlace()) {
      if case .success(let answer) = $0.result { found = answer.value }
    }
    let answer = try #require(found)
    for (path, columns) in Self.tables {
      let head =
        "| Wiring | Moves out of the controller | "
        + columns.map(\.0).joined(separator: " | ") + " |"
      let rows = try Wiring.all.map { wiring in
        let counts = try #require(answer[wiring.name])
        let numbers = columns.map { column -> String in
          if case .int(let number)? = counts[column.1] {
            TextFormatting.grouped(number)
          } else {
            "–"
          }
        }
        let words = try #require(Self.movedOut[wiring.name])
        return "| `\(wiring.name)` | \(words) | " + numbers.joined(separator: " | ") + " |"
      }
      let line = "|---|---|" + String(repeating: "--:|", count: columns.count)
      let wanted = [head, line] + rows
      let part = try Readme.part("wirings", of: path)
      #expect(part == wanted, "\(path)\n\(wanted.joined(separator: "\n"))")
    }
  }

  @Test func `the table of courses has the lessons that there are`() throws {
    let rows = LessonCatalog.own.courses.map { course in
      let steps = course.lessons.reduce(0) { $0 + $1.steps.count }
      return "| `\(course.name)` | \(course.lessons.count) | \(steps) | \(course.summary) |"
    }
    let wanted = ["| Course | Lessons | Steps | Teaches |", "|---|--:|--:|---|"] + rows
    let part = try Readme.part("lessons", of: Readme.page("Lessons", of: "Teaching"))
    #expect(part == wanted, "\(wanted.joined(separator: "\n"))")
  }

  @Test func `each result in README's table of speeds is on the page of all goals`() throws {
    let rows = try Readme.lines().drop { $0 != "## Speed" }.filter { $0.hasPrefix("| ") }
      .dropFirst()
    #expect(rows.count == 10)
    let goals = try Readme.lines(of: Readme.page("Speed")).filter { $0.hasPrefix("| ") }
      .map { $0.split(separator: "|") }
    for row in rows {
      let cells = row.split(separator: "|").map { $0.split(separator: " ").joined(separator: " ") }
      let result = "**" + cells[cells.count - 2].replacing("µ", with: "u") + "**"
      // The last column has the goals that were missed.
      let column = cells[cells.count - 1].hasSuffix(", missed") ? 2 : 1
      #expect(goals.contains { $0[column].contains(result) }, "\(row)")
    }
  }
}
