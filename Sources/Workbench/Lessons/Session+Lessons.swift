import CommandLanguage
import TableModel
import TableStore
import TableUI
import Wirings

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
  func begin(_ shelf: LessonShelf, _ index: Int, step: Int = 0) throws(CommandError) -> LessonRun {
    guard !isStagingLesson else {
      throw CommandError(LessonFault.inLesson)
    }
    isStagingLesson = true
    defer { isStagingLesson = false }
    leaveLesson()
    let before = LessonRun.Before(
      source: current,
      traces: trace.isOn,
      followsRealTime: clock.followsRealTime
    )
    let run = LessonRun(shelf, index, step: step, before: before)
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
    for source in sources.filter(\.isOfLesson) { remove(source) }
    if let source = run.before.source { current = source }
    if trace.isOn != run.before.traces { setTrace(on: run.before.traces) }
    clock.followsRealTime = run.before.followsRealTime
  }

  /// Notes where the person is, for the next session.
  func note(_ run: LessonRun) {
    guard run.shelf.isOwn else { return }
    lessonRecord.note(run.lesson.name, step: run.isFinished ? nil : run.step)
  }

  /// Opens the table of a lesson, always in the same frame, and does the steps before the one at hand.
  private func stage(_ run: LessonRun) throws(CommandError) {
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
    defer {
      for source in sources where !others.contains(ObjectIdentifier(source)) {
        source.isOfLesson = true
      }
    }
    if let table = run.lesson.table { try open(table, of: run) }
    for line in run.lesson.setup { try perform(line) }
    guard let current, !others.contains(ObjectIdentifier(current)) else {
      throw CommandError(LessonFault.noTable)
    }
    current.note(Transaction(kind: .staged, focus: .follows))
    lastResult = nil
    for step in run.lesson.steps.prefix(run.step) { performAll(step.solution) }
  }

  private func open(_ table: String, of run: LessonRun) throws(CommandError) {
    let name = run.shelf.isOwn ? "lesson-\(run.index + 1)" : run.lesson.name
    let document: TableDocument
    do throws(StoreError) {
      document = try TableDocument(parsing: Array(table.utf8), name: name)
    } catch {
      throw CommandError(error, width: 76, style: settings.escapeStyle)
    }
    _ = try adopt(document, name: name)
  }
}

// Commands that nobody typed.
extension Session {
  /// Runs lines of a lesson, whatever comes of them.
  func performAll(_ lines: [LessonLine]) {
    for line in lines {
      // A failure may be what the line is there to show.
      do throws(CommandError) { try perform(line.text) } catch { continue }
    }
  }

  /// Runs the commands of a line without an outcome; its answer is the last one, as for `expect`.
  func perform(_ text: String) throws(CommandError) {
    var lexer = Lexer(text) { [unowned self] name in value(ofVariable: name) }
    while let command = try lexer.nextCommand() {
      guard command.destination == nil else {
        throw CommandError(LessonFault.sendsAnswer(text: text))
      }
      trace.beginCommand(keepsLast: false)
      let result = Result { () throws(CommandError) -> Answer in
        let call = try CommandCall(command, of: commands, text: text, allowsShort: false)
        var answer = try call.run(in: self)
        answer.notes += settleFeeds()
        _ = current?.takeScreenNotes()
        answer.warnings += current?.takeWarnings() ?? []
        return answer
      }
      noteScreens()
      _ = trace.takeLines()
      lastResult = result
      _ = try result.get()
    }
  }
}
