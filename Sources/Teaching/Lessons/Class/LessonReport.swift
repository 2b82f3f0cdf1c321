import CommandLanguage
import Platform
import Workbench
import Workspace

/// `lesson report`: lists the completed steps of one learner or of a class.
struct LessonReport: Command {
  static let description = LessonCommand.description

  /// The words after `report`.
  static let words = Syntax<any Command>.of(
    .option("--of", "NAME", help: "a lesson, a course or a folder", completed: .file([".lesson"])),
    .option(
      "--results",
      "FILE",
      help: "write results.json for Gradescope",
      completed: .file([".json"])
    ),
    .flag("--names", help: "show the names of the files"),
    .flag("--force", help: "overwrite a file"),
    Syntax<[Placed<String>]>.many(
      .placed(.text("a file", "FILE", completed: .file())),
      written: "FILE …"
    )
  ) { of, results, showsNames, isForced, files -> any Command in
    Self(files: files, of: of, results: results?.text, showsNames: showsNames, isForced: isForced)
  }

  private let files: [Placed<String>]
  private let of: Token?
  private let results: String?
  private let showsNames: Bool
  private let isForced: Bool

  var effects: Effects {
    results == nil ? [.reads, .readsFiles] : [.reads, .readsFiles, .writesFiles]
  }

  func run(in session: Session) throws(CommandError) -> Answer {
    let asked = try of.map { token throws(CommandError) in
      try LessonCommand.lessons(token.text, in: session, offset: token.range.lowerBound)
    }
    let reports = try learners(session).map { name, progress in
      LearnerReport(name, progress.steps, of: asked, known: LessonCatalog.own.lessons)
    }
    guard let results else { return Self.answer(reports, in: session) }
    guard let report = reports.first, reports.count == 1 else {
      throw CommandError(ClassFault.resultsOfMany(count: reports.count))
    }
    let path = session.resolved(results, isWritten: true)
    let bytes = try session.write(GradescopeResults(report).text, to: path, force: isForced)
    return Answer(
      [
        "path": .text(path), "bytes": .int(bytes), "score": .int(report.done),
        "of": .int(report.steps),
      ],
      [FileText.saved(path: session.shown(path), bytes: bytes)]
    )
  }

  /// The learners with their progress: the files in their order, or the current user.
  private func learners(
    _ session: Session
  ) throws(CommandError) -> [(name: String, progress: LessonProgress)] {
    guard !files.isEmpty else { return [("1", session.lessonRecord)] }
    var learners: [(name: String, progress: LessonProgress)] = []
    for (index, file) in files.enumerated() {
      let path = session.resolved(file.value)
      let text = try LessonCatalog.text(of: path)
      let progress = try LessonProgress(reading: text, file: file.value)
      learners.append((showsNames ? Self.name(of: file.value) : "\(index + 1)", progress))
    }
    return learners
  }

  /// Returns the name of a file without its folder and its extension.
  private static func name(of path: String) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    return file.lastIndex(of: ".").map { $0 > file.startIndex ? String(file[..<$0]) : file } ?? file
  }

  private static func answer(_ reports: [LearnerReport], in session: Session) -> Answer {
    var table = session.table([.left, .left, .right, .right, .right, .right, .right])
    table.append(["learner", "lesson", "done", "skipped", "tries", "hints", "seconds"])
    var values: [AnswerValue] = []
    for report in reports {
      for entry in report.entries {
        let part = ClassText.part(done: entry.done, of: entry.steps).words
        table.append(
          [session.shown(report.learner), session.shown(entry.lesson), part]
            + [entry.skipped, entry.tries, entry.hints, entry.seconds].map(TextFormatting.grouped)
        )
        values.append([
          "learner": .text(report.learner), "lesson": .text(entry.lesson),
          "steps": .int(entry.steps), "done": .int(entry.done), "skipped": .int(entry.skipped),
          "tries": .int(entry.tries), "hints": .int(entry.hints), "seconds": .int(entry.seconds),
        ])
      }
    }
    let lines = values.isEmpty ? [ClassText.nothingDone.words] : table.lines
    return Answer(.list(values), lines)
  }
}
