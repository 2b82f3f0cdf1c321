import CommandLanguage
import TableModel
import TableStore
import TableUI
import Wirings
import Workbench
import Workspace

// Starting and ending a lesson.
extension Session {
  /// Begins a lesson: opens its table, with the earlier steps done.
  ///
  /// - Parameters:
  ///   - shelf: The lessons that it belongs to.
  ///   - index: The index of the lesson, from 0.
  ///   - step: The index of the first step, from 0.
  ///   - isFast: Whether the first step proves those before it.
  /// - Returns: The active lesson.
  /// - Throws: An error if its table cannot be set up; then no lesson is active.
  func begin(
    _ shelf: LessonCatalog,
    _ index: Int,
    step: Int = 0,
    isFast: Bool = false
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
    let run = ActiveLesson(
      shelf,
      index,
      step: step,
      isFast: isFast,
      start: lessonTime,
      before: before
    ) { [weak self] in
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

  /// Ends the lesson: closes its tables and makes the previous table current again.
  func leaveLesson() {
    guard let run = lesson else { return }
    lesson = nil
    for source in sources.filter(\.isPractice) { remove(source) }
    if let source = run.before.source { current = source }
    if trace.isOn != run.before.traces { setTrace(on: run.before.traces) }
    clock.followsRealTime = run.before.followsRealTime
  }

  /// Saves the place in the lesson, for the next session.
  func note(_ run: ActiveLesson) {
    // On the fast track the steps before the current one are not done yet.
    guard run.shelf.isOwn, run.isFinished || !run.isFast else { return }
    lessonRecord.note(run.lesson.name, step: run.isFinished ? nil : run.step)
  }

  /// Completes the current step and saves that.
  func complete(_ run: ActiveLesson, as outcome: StepOutcome) {
    for record in run.advance(outcome, at: lessonTime) { lessonRecord.note(record) }
    note(run)
  }

  /// Opens the table of a lesson, always in the same frame, and does the steps before the current
  /// one.
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

// Commands that the user did not type.
extension Session {
  /// Runs lines of a lesson and ignores their results.
  func performAll(_ lines: [LessonLine]) {
    for line in lines {
      // The line may be there to show a failure.
      do throws(CommandError) { try perform(ofLesson: line.text) } catch { continue }
    }
  }

  private func perform(ofLesson text: String) throws(CommandError) {
    try perform(text, refusing: LessonFault.sendsAnswer(text: text))
  }
}
