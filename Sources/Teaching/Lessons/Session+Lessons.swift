import CommandLanguage
import TableModel
import TableStore
import TableUI
import Wirings
import Workbench
import Workspace

// How a lesson begins and ends.
extension Session {
  /// Begins a lesson: opens its table, with the steps before done.
  ///
  /// - Parameters:
  ///   - shelf: The lessons that it stands among.
  ///   - index: Which of them it is, from 0.
  ///   - step: The step to begin with, from 0.
  /// - Returns: The lesson that runs now.
  /// - Throws: Why its table could not be set up; then no lesson is open.
  func begin(
    _ shelf: LessonCatalog,
    _ index: Int,
    step: Int = 0
  ) throws(CommandError) -> ActiveLesson {
    guard !isStagingLesson else {
      throw CommandError(LessonFault.inLesson)
    }
    isStagingLesson = true
    defer { isStagingLesson = false }
    leaveLesson()
    let before = ActiveLesson.Before(
      source: current,
      traces: trace.isOn,
      followsRealTime: clock.followsRealTime
    )
    let run = ActiveLesson(shelf, index, step: step, before: before) { [weak self] in
      self?.language ?? .english
    }
    lesson = run
    do throws(CommandError) {
      try stage(run)
    } catch {
      leaveLesson()
      throw CommandError(
        LessonFault.setUp(
          name: run.lesson.name,
          problem: error.message,
          hint: error.hint,
          details: error.details
        )
      )
    }
    note(run)
    return run
  }

  /// Ends the lesson: its tables go, and the source of before is on the prompt again.
  func leaveLesson() {
    guard let run = lesson else { return }
    lesson = nil
    for source in sources.filter(\.isPractice) { remove(source) }
    if let source = run.before.source { current = source }
    if trace.isOn != run.before.traces { setTrace(on: run.before.traces) }
    clock.followsRealTime = run.before.followsRealTime
  }

  /// Notes where the person is, for the next session.
  func note(_ run: ActiveLesson) {
    guard run.shelf.isOwn else { return }
    lessonRecord.note(run.lesson.name, step: run.isFinished ? nil : run.step)
  }

  /// Opens the table of a lesson, always in the same frame, and does the steps before the one at hand.
  private func stage(_ run: ActiveLesson) throws(CommandError) {
    let chosen = settings
    defer {
      settings.wiring = chosen.wiring
      settings.viewport = chosen.viewport
      settings.style = chosen.style
    }
    let usual = SessionSettings()
    settings.wiring = usual.wiring
    settings.viewport = usual.viewport
    settings.style = nil
    setTrace(on: false)
    let typed = place
    place.file = run.lesson.file
    defer { place = typed }
    let others = Set(sources.map(ObjectIdentifier.init))
    if let table = run.lesson.table { try open(table, of: run) }
    for line in run.lesson.setup { try perform(ofLesson: line) }
    guard let current, !others.contains(ObjectIdentifier(current)) else {
      throw CommandError(LessonFault.noTable)
    }
    current.noteStaged()
    lastResult = nil
    for step in run.lesson.steps.prefix(run.step) { performAll(step.solution) }
  }

  private func open(_ table: String, of run: ActiveLesson) throws(CommandError) {
    let name = run.shelf.isOwn ? "lesson-\(run.index + 1)" : run.lesson.name
    let document: TableDocument
    do throws(StoreError) {
      document = try TableDocument(parsing: Array(table.utf8), name: name)
    } catch {
      throw CommandError(error, width: 76, style: settings.escapeStyle)
    }
    do { _ = try adopt(document, name: name) } catch { throw wording(of: error) }
  }
}

// Commands that nobody typed.
extension Session {
  /// Runs lines of a lesson, whatever comes of them.
  func performAll(_ lines: [LessonLine]) {
    for line in lines {
      // A failure may be what the line is there to show.
      do throws(CommandError) { try perform(ofLesson: line.text) } catch { continue }
    }
  }

  private func perform(ofLesson text: String) throws(CommandError) {
    try perform(text, refusing: LessonFault.sendsAnswer(text: text))
  }
}
