import CommandLanguage
import Rendering
import Workbench
import Workspace

/// `lesson card`: the progress in the courses as a small picture.
struct LessonCard: Command {
  static let description = LessonCommand.description

  /// The words after `card`.
  static let words = Syntax<any Command>.of(
    .option("--name", "TEXT", help: "a name on the card"),
    .flag("--force", help: "overwrite a file"),
    .optional(Syntax<String>.text("a file", "FILE.svg", completed: .file([".svg"])))
  ) { name, isForced, path -> any Command in
    Self(path: path, name: name?.text, isForced: isForced)
  }

  private let path: String?
  private let name: String?
  private let isForced: Bool

  var effects: Effects { path == nil ? .reads : [.reads, .writesFiles] }

  func run(in session: Session) throws(CommandError) -> Answer {
    let card = card(of: session)
    let bars = card.bars.map { bar -> AnswerValue in
      ["course": .text(bar.label), "done": .int(bar.done), "of": .int(bar.total)]
    }
    guard let path else { return Answer(.list(bars), card.text) }
    let resolved = session.resolved(path, isWritten: true)
    let bytes = try session.write(
      card.svg.map { $0 + "\n" }.joined(),
      to: resolved,
      force: isForced
    )
    return Answer(
      ["path": .text(resolved), "bytes": .int(bytes)],
      FileText.saved(path: session.shown(resolved), bytes: bytes)
    )
  }

  private func card(of session: Session) -> ProgressCard {
    let record = session.lessonRecord
    let own = LessonCatalog.own
    let report = LearnerReport("1", record.steps, of: own.lessons, known: own.lessons)
    let complete = Set(report.entries.filter(\.isComplete).map(\.lesson)).union(record.done)
    let title = ["Tabletop lessons", name].compactMap { $0 }.joined(separator: " · ")
    var card = ProgressCard(title: title)
    card.bars = own.courses.map { course in
      let done = course.lessons.count { complete.contains($0.name) }
      return .init(course.name, done: done, of: course.lessons.count)
    }
    card.footer = ClassText.solved(steps: report.done, hints: report.hints).words
    return card
  }
}
