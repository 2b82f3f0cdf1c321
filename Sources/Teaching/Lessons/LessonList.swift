import CommandLanguage
import TextLayout
import Workbench
import Workspace

/// The list of built-in lessons, with the user's progress.
@MainActor struct LessonList {
  private let session: Session

  init(_ session: Session) {
    self.session = session
  }

  /// All lessons by course; marks show which are done and which is the current one.
  var answer: Answer {
    let record = session.lessonRecord
    let shelf = LessonCatalog.own
    let here = session.lesson.flatMap { $0.shelf.isOwn ? $0.lesson.name : nil }
    var values: [AnswerValue] = []
    var lines: [String] = []
    let column = 8 + (shelf.lessons.map(\.name.count).max() ?? 0)
    for course in shelf.courses {
      let phrase = LessonPhrase(rawValue: "lesson course \(course.name)")
      let summary = phrase?.text(in: session.language) ?? course.summary
      lines.append("\(course.name): \(summary)")
      for lesson in course.lessons.map({ $0.translated(to: session.language) }) {
        let number = values.count + 1
        let mark = lesson.name == here ? "*" : record.done.contains(lesson.name) ? "✓" : ""
        let place = number < 10 ? " \(number)" : "\(number)"
        let label = "\(mark.padded(toWidth: 1)) \(place)  \(lesson.name)"
        lines += HelpText.labelled(label, lesson.title, column: column)
        values.append([
          "number": .int(number), "name": .text(lesson.name), "course": .text(course.name),
          "title": .text(lesson.title), "steps": .int(lesson.steps.count),
          "shows": .list(lesson.shows.map { .text($0) }),
          "done": .bool(record.done.contains(lesson.name)), "current": .bool(lesson.name == here),
        ])
      }
    }
    return Answer(.list(values), lines + [footer(record, shelf)])
  }

  private func footer(_ record: LessonProgress, _ shelf: LessonCatalog) -> String {
    if session.lesson != nil {
      return LessonPhrase.listCurrent.text(in: session.language)
    }
    if let place = record.place, let index = shelf.index(of: place.name) {
      return LessonPhrase.listContinues.text(
        in: session.language,
        ["number": "\(index + 1)", "step": "\(place.step + 1)"]
      )
    }
    return LessonPhrase.listBegins.text(in: session.language)
  }
}
