import CommandLanguage
import SessionSupport
import TableUI
import TestSupport
import Testing

@testable import Workbench
@testable import Workspace

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

  /// The lines of a lesson where a sketch above has others, with `repeat n` for what the page writes as `×n`.
  nonisolated private static let written: [(number: Int, table: String, script: String)] = [
    (
      2, LessonSketch.numbered(6), "model delete 0 3; layout; cell 0 3; scroll to 0 5; expect range"
    ),
    (14, LessonSketch.numbered(50), "tap 0 2; repeat 14 scroll by 44; show; pool"),
    (
      19, LessonSketch.numbered(50),
      "tap 0 2; app cell 0 2 setSelected off; scroll by 600; scroll by -600; selection"
    ),
    (22, LessonSketch.numbered(10), "reload; visible; layout; visible"),
    (24, LessonSketch.numbered(50), "app estimate on; content; scroll end; content"),
    (
      29, LessonSketch.numbered(10),
      """
      app implement commit off; capabilities; swipe 0 1; expect refused; app implement commit on; \
      swipe 0 1; confirm
      """
    ),
    (37, LessonSketch.numbered(10), "app cell 0 2 superviews; hit 100; app cell 0 2 indexPath"),
  ]

  @Test(arguments: written.indices, ["items", "monolith"])
  func `a lesson runs as the page writes it`(index: Int, wiring: String) throws {
    let lesson = Self.written[index]
    // So few rows show that lesson 2 scrolls to one that its data source lost.
    let size = Size(width: 390, height: 200)
    let fixture = try SessionFixture(lesson.table, wiring: wiring, viewport: size)
    let (text, fails) = run(lesson.script, in: fixture)
    #expect(!fails, "\(lesson.number): \(text)")
    #expect(fixture.session.current?.tableView.takeWarnings().isEmpty == true)
  }

  @Test func `lesson 1 opens its own table`() throws {
    let folder = try ScratchFolder()
    let colors = #"["red", "orange", "yellow", "green", "blue", "violet"]"#
    let path = try folder.write(colors, to: "colors.json")
    let fixture = try SessionFixture(nil)
    let script = #"open \#(path); table delete 0 3; expect E1 "after the update (6)""#
    let (text, fails) = run(script, in: fixture)
    #expect(!fails, "\(text)")
  }

  /// Runs a script and gives what is read, and whether it failed.
  private func run(_ script: String, in fixture: SessionFixture) -> (text: String, fails: Bool) {
    var text = ""
    let goesOn = fixture.session.run(script, at: CommandPlace()) { outcome in
      text += TextFormat().output(for: outcome) + TextFormat().errors(for: outcome)
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
