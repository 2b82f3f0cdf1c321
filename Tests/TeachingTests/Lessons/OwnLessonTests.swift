import Platform
import TableAdapters
import Testing

@testable import Teaching
@testable import Workbench
@testable import Workspace

/// The lessons of the program, each done right and wrong.
@MainActor @Suite struct OwnLessonTests {
  /// The names of the files that the courses are made of.
  nonisolated private static var files: [String] {
    get throws {
      let folder = "\(#filePath)".split(separator: "/").dropLast(4).joined(separator: "/")
      return try ["ThinControllers", "Bugs", "Fetched", "Today"].flatMap { course in
        try Files.list("/\(folder)/Sources/Teaching/Lessons/\(course)").map(\.name)
          .filter { $0.hasSuffix(".lesson") && LessonTranslation.original(of: $0) == nil }
          .map { String($0.dropLast(7)) }
      }
    }
  }

  @Test func `each file is one of the lessons, under its own name`() throws {
    let names = LessonCatalog.own.lessons.map(\.name)
    #expect(try names.sorted() == Self.files.sorted())
    #expect(Set(names).count == names.count)
    let courses = LessonCatalog.own.courses.map(\.name)
    #expect(Set(courses).isDisjoint(with: names))
    let keywords: Set = ["list", "again", "skip", "stop", "report", "card", "new", "export"]
    #expect(keywords.isDisjoint(with: names + courses))
  }

  @Test(arguments: try files) func `each is done right and wrong`(name: String) throws {
    let shelf = LessonCatalog.own
    let index = try #require(shelf.index(of: name))
    let check = LessonCheck(shelf, index)
    #expect(check.faults == [])
    #expect(check.tries > 0)
  }

  @Test(arguments: try files) func `each says where it is known from, and has a challenge`(
    name: String
  ) throws {
    let shelf = LessonCatalog.own
    let lesson = shelf.lessons[try #require(shelf.index(of: name))]
    let words = ["documented", "header", "observed", "ours", "crash text", "recorded", "counted"]
    #expect(words.contains { lesson.source.contains($0) }, "\(lesson.source)")
    let mistakes = lesson.steps.flatMap(\.mistakes)
    #expect(!mistakes.isEmpty, "nothing can be done wrong")
    for code in lesson.shows {
      #expect(ExplanationPage.all.contains { $0.code == code }, "\(code)")
    }
  }

  @Test(arguments: FetchedMistake.allCases)
  func `each mistake with fetched results has a lesson`(mistake: FetchedMistake) {
    let line = "fault \(mistake.rawValue) on"
    let solutions = LessonCatalog.own.lessons.flatMap(\.steps).map { $0.solution.map(\.text) }
    #expect(solutions.contains { $0.contains(line) })
  }

  /// The messages that a lesson shows when it is done right.
  nonisolated private static let taught: [String] =
    [
      "E1", "E2", "E3", "E4", "E5", "E6", "E7", "E8", "E9", "E10", "E11", "E12", "E13", "E14",
      "E15", "E16", "E17", "E21", "E21b", "E23", "E24", "E30", "E31", "E32", "E33", "E34", "range",
      "N1",
      "E18", "E19", "E20", "E22", "E25", "E26", "E27", "E28", "E29", "N2", "W1",
      "D1", "D2", "D3", "D4", "D5", "D6", "D7",
    ]

  @Test(arguments: taught) func `each message has a lesson that shows it`(code: String) {
    #expect(LessonCatalog.own.lessons.contains { $0.shows.contains(code) })
  }
}
