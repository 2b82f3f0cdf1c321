import CommandLanguage
import Platform
import Workbench
import Workspace

/// `lesson export`: writes lessons as pages of HTML, one file per lesson.
struct LessonExport: Command {
  static let description = LessonCommand.description

  /// The words after `export`.
  static let words = Syntax<any Command>.of(
    .flag("--force", help: "overwrite files"),
    .text("a folder", "FOLDER", completed: .file()),
    .optional(.placed(.text("a lesson", "NAME", completed: .file([".lesson"]))))
  ) { isForced, folder, lessons -> any Command in
    Self(folder: folder, lessons: lessons, isForced: isForced)
  }

  private let folder: String
  private let lessons: Placed<String>?
  private let isForced: Bool

  let effects: Effects = [.reads, .readsFiles, .writesFiles]

  func run(in session: Session) throws(CommandError) -> Answer {
    let lessons = try lessons.map { word throws(CommandError) in
      try LessonCommand.lessons(word.value, in: session, offset: word.offset)
    }
    let pages = (lessons ?? LessonCatalog.own.lessons).map { lesson in
      let language = lesson.translations[session.language] == nil ? .english : session.language
      return LessonPage(lesson.translated(to: language), in: language)
    }
    let folder = session.resolved(folder, isWritten: true)
    let paths = pages.map { "\(folder)/\($0.lesson.name).html" }
    // All files are checked first, so that a name in use leaves nothing half written.
    if !isForced, let taken = paths.first(where: Files.exists) {
      throw CommandError(ClassFault.exists(path: session.shown(taken)))
    }
    try session.makeFolder(folder)
    for (page, path) in zip(pages, paths) {
      _ = try session.write(page.html, to: path, force: isForced)
    }
    return Answer(
      ["folder": .text(folder), "pages": .int(pages.count)],
      ClassText.exported(count: pages.count, folder: session.shown(folder))
    )
  }
}
