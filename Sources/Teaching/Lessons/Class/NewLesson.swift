import CommandLanguage
import Platform
import Workbench
import Workspace

/// `lesson new`: writes a short lesson that passes `--check`, to be changed.
struct NewLesson: Command {
  static let description = LessonCommand.description

  /// The words after `new`.
  static let words = Syntax<any Command>.of(
    .placed(.text("a name", "NAME"))
  ) { path -> any Command in Self(path: path) }

  private let path: Placed<String>

  let effects: Effects = [.reads, .writesFiles]

  func run(in session: Session) throws(CommandError) -> Answer {
    let file = path.value.hasSuffix(".lesson") ? path.value : path.value + ".lesson"
    let name = String((file.split(separator: "/").last ?? "").dropLast(".lesson".count))
    guard LessonReader.isName(name) else {
      throw CommandError(ClassFault.badName(name: name), at: path.offset)
    }
    let resolved = session.resolved(file, isWritten: true)
    let bytes = try session.write(Self.text(named: name), to: resolved, force: false)
    let shown = session.shown(file)
    return Answer(
      ["path": .text(resolved), "bytes": .int(bytes)],
      [ClassText.created(path: shown), .checkHint(path: shown)]
    )
  }

  /// Returns the text of a lesson that passes its check.
  static func text(named name: String) -> String {
    EmbeddedFile.text(at: "Teaching/Lessons/Frames/lesson.frame").replacing("NAME", with: name)
  }
}
