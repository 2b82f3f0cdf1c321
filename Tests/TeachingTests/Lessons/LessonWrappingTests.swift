import CommandLanguage
import SessionSupport
import Testing
import TextLayout

@testable import Teaching
@testable import Workbench

/// The texts of lessons on narrow screens.
@MainActor @Suite struct LessonWrappingTests {
  private let session: Session

  init() throws { session = try SessionFixture().session }

  /// All texts of a lesson.
  private func texts(of lesson: Lesson) -> [LessonText] {
    [lesson.text]
      + lesson.steps.flatMap { step in
        [step.text, step.lookBack] + step.hints + step.mistakes.map(\.text)
      }
  }

  @Test(arguments: [24, 40, 76, 200])
  func `no line breaks inside a word`(width: Int) throws {
    session.host.terminalColumns = { width }
    session.place = CommandPlace(isPrompt: true)
    let most = min(width, HelpText.width)
    for lesson in LessonCatalog.own.lessons {
      for text in texts(of: lesson) where !text.isEmpty {
        let lines = text.lines(behind: "hint: ", for: session)
        for line in lines where line.displayWidth > most {
          #expect(!line.trimmed.contains(" ") || line.hasPrefix("    "), "\(line)")
        }
        let words = lines.flatMap { $0.split(separator: " ") }
        let whole = ("hint: " + text.plain).split { $0.isWhitespace }
        // Only a word that is wider than the line may be split.
        let longest = whole.map { String($0).displayWidth }.max() ?? 0
        if longest + 8 <= most { #expect(words == whole, "\(lesson.name), \(width)") }
      }
    }
  }
}
