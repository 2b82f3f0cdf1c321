import TableUI
import Testing

@testable import Workbench

/// The lesson sketches, typed: a reading lesson (34, a reload from another thread) is the only one left out,
/// since what it shows is that the compiler refuses it.
@MainActor @Suite struct LessonSketchTests {
  nonisolated private static let all =
    LessonSketch.updates + LessonSketch.cells + LessonSketch.objects + LessonSketch.heights
    + LessonSketch.rest

  nonisolated private static let ready = all.filter(\.waitsFor.isEmpty)
  nonisolated private static let waiting = all.filter { !$0.waitsFor.isEmpty }

  @Test(arguments: ready) func `shows what it says`(lesson: LessonSketch) throws {
    for wiring in lesson.wirings {
      let fixture = try SessionFixture(
        lesson.table,
        wiring: wiring,
        viewport: Size(width: 390, height: lesson.height)
      )
      let (text, fails) = run(lesson.script, in: fixture)
      #expect(!fails, "\(wiring): \(text)")
      var rest = text[...]
      for part in lesson.shows {
        let found = rest.firstRange(of: part)
        #expect(found != nil, "\(wiring): \(part) is missing behind what was found, in\n\(text)")
        if let found { rest = rest[found.upperBound...] }
      }
      for part in lesson.hides { #expect(!text.contains(part), "\(wiring): \(text)") }
    }
  }

  /// Runs a script and gives what is read, and whether it failed.
  private func run(_ script: String, in fixture: SessionFixture) -> (text: String, fails: Bool) {
    var text = ""
    let goesOn = fixture.session.run(script, at: Session.Place()) { outcome in
      text += TextAnswer().output(for: outcome) + TextAnswer().errors(for: outcome)
    }
    fixture.session.settleAtEnd()
    return (text, fixture.session.hasFailed || !goesOn)
  }

  @Test func `all forty are here but the one for reading`() {
    let numbers = Set(Self.all.compactMap { Int($0.name.prefix { $0.isNumber }) })
    #expect(Set(1...40).subtracting(numbers) == [34])
    #expect(Self.ready.count + Self.waiting.count == Self.all.count)
  }
}
