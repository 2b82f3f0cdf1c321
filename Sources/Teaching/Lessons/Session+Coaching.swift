import CommandLanguage
import Workbench
import Workspace

// A lesson's feedback.
extension Session {
  /// Adds a lesson's feedback to a command's result.
  ///
  /// - Parameters:
  ///   - outcome: The result.
  ///   - command: The command, or nil if none has that name.
  ///   - effects: The objects that the command affected.
  /// - Returns: The feedback, or nil.
  func coach(
    _ outcome: inout CommandResult,
    of command: CommandDescription?,
    _ effects: Effects
  ) -> LessonFeedback? {
    guard lesson != nil, let said = coaching(on: outcome, of: command, effects) else { return nil }
    outcome.remark = Remark("lesson", said.value, (settings.isAccessible ? [] : [""]) + said.lines)
    guard said.isReached else { return said }
    // A failure that the step asks for does not fail the script.
    acceptFailure()
    if place.isPrompt { nextLook = lessonStep }
    return said
  }

  private func coaching(
    on outcome: CommandResult,
    of command: CommandDescription?,
    _ effects: Effects
  ) -> LessonFeedback? {
    // Help on a command is not an attempt, and neither are commands about the lesson itself.
    guard !["lesson", "next", "hint", "help", "quit"].contains(command?.name), let run = lesson,
      let step = run.current, !step.goals.isEmpty,
      current?.isPractice == true
    else { return nil }
    guard let missing = missing(in: step) else { return reached(run) }
    // Half of a batch is neither right nor wrong.
    guard current?.isInBatch != true else { return nil }
    let isTry = isTry(outcome.result, command, effects)
    if let (number, mistake) = mistake(in: step, madeBy: command) {
      // A read-only command after a mistake does not repeat the feedback.
      guard run.notes(mistake: number) || isTry else { return nil }
      return LessonFeedback(run, isReached: false, mistake.text, behind: "not yet: ", for: self)
    }
    run.forgetMistake()
    guard isTry, !isOnTheWay(outcome, in: step) else { return nil }
    let words = LessonText([
      missing.words
        + (run.hasHint
          ? "; `hint` helps, `lesson again` restarts the step"
          : "; `lesson again` restarts the step")
    ])
    return LessonFeedback(run, isReached: false, words, behind: "not yet: ", for: self)
  }

  /// Returns the first goal that a step misses, with a text for the student; nil if all hold.
  func missing(in step: LessonStep) -> (fault: CommandError, words: String)? {
    for line in step.goals {
      do throws(CommandError) {
        let goal = try LessonGoal(line.text)
        if let fault = goal.fault(in: self) { return (fault, goal.words(for: fault, in: self)) }
      } catch {
        return (error, error.message)
      }
    }
    return nil
  }

  /// Returns the known mistake and its number, or nil.
  ///
  /// Only the mistake's own command counts, because its conditions may have held before.
  private func mistake(
    in step: LessonStep,
    madeBy command: CommandDescription?
  ) -> (Int, LessonStep.Mistake)? {
    step.mistakes.enumerated().first { _, mistake in
      mistake.tries.last.map { lastName(in: $0.text) } == command?.name
        && mistake.conditions.allSatisfy { line in
          (try? LessonGoal(line.text)).map { $0.fault(in: self) == nil } ?? false
        }
    }
    .map { ($0.offset, $0.element) }
  }

  /// Returns the name of the last command in a line, or nil if no command has that name.
  private func lastName(in line: String) -> String? {
    var lexer = Lexer(line) { _ in nil }
    var name: String?
    while let command = try? lexer.nextCommand() {
      name =
        CommandCall.type(of: command, from: commands, in: line, allowsShort: false)?.description
        .name
    }
    return name
  }

  /// Whether a command attempts the step, rather than reading something or being a typing error.
  private func isTry(
    _ result: Result<Answer, CommandError>,
    _ command: CommandDescription?,
    _ effects: Effects
  ) -> Bool {
    guard let command, command.group != .session,
      !["undo", "redo", "rollback", "cancel", "trace"].contains(command.name)
    else { return false }
    switch result {
    case .success: return !effects.isReadOnly
    case .failure(let error): return error.blamesNobody && !effects.isReadOnly
    }
  }

  /// Whether a command is one of the lines of the solution before its last one.
  ///
  /// An attempt of several lines counts only with its last one, so no hint appears before it.
  private func isOnTheWay(_ outcome: CommandResult, in step: LessonStep) -> Bool {
    guard case .success = outcome.result else { return false }
    let words = outcome.command.split { $0.isWhitespace }
    return step.solution.dropLast().contains { $0.text.split { $0.isWhitespace } == words }
  }

  /// Continues after a completed step.
  func reached(_ run: ActiveLesson) -> LessonFeedback {
    let step = run.current
    run.advance()
    note(run)
    let mark = settings.isAccessible ? "done. " : "✓ "
    let praise = step.map { $0.lookBack.isEmpty ? LessonText(["Correct."]) : $0.lookBack }
    let lines = praise?.lines(behind: mark, for: self) ?? []
    return LessonFeedback(
      run,
      isReached: true,
      praise?.plain ?? "",
      lines: lines + (settings.isAccessible ? [] : [""]) + task(of: run)
    )
  }

  /// Returns the current step as lines, or a note that none is left.
  func task(of run: ActiveLesson) -> [String] {
    guard let step = run.current else { return ending(of: run) }
    let kind = step.isChallenge ? "challenge" : "step"
    let head = "\(kind) \(run.step + 1) of \(run.lesson.steps.count): \(shown(step.title))"
    let end =
      step.goals.isEmpty
      ? [place.isPrompt ? "(Return or `next` continues)" : "(`next` continues)"] : []
    return [head] + step.text.lines(for: self) + end
  }

  /// Returns the first lines of a lesson, with its first step.
  func opening(of run: ActiveLesson) -> [String] {
    let lesson = run.lesson
    var lines = ["\(name(of: run)): \(shown(lesson.title))"]
    if run.step == 0 { lines += lesson.text.lines(for: self) }
    return lines + (settings.isAccessible ? [] : [""]) + task(of: run)
  }

  /// Returns `lesson 3`, or the name of a lesson without a number.
  func name(of run: ActiveLesson) -> String {
    run.shelf.isOwn ? "lesson \(run.index + 1)" : "lesson \(run.lesson.name)"
  }

  private func ending(of run: ActiveLesson) -> [String] {
    var lines = ["\(name(of: run)) is done"]
    if !run.lesson.source.isEmpty {
      lines += HelpText.wrapped("known from: \(shown(run.lesson.source))")
    }
    let lessons = run.shelf.lessons
    guard run.index + 1 < lessons.count else {
      return lines + ["that was the last lesson; `lesson list` lists all"]
    }
    let next = lessons[run.index + 1].translated(to: language)
    return lines + ["`next` continues: \(shown(next.title))"]
  }
}

extension LessonFeedback {
  /// Creates the feedback on an attempt that does not complete the step.
  @MainActor init(
    _ run: ActiveLesson,
    isReached: Bool,
    _ text: LessonText,
    behind start: String,
    for session: Session
  ) {
    self.init(
      run,
      isReached: isReached,
      text.plain,
      lines: text.lines(behind: start, for: session)
    )
  }

  @MainActor init(_ run: ActiveLesson, isReached: Bool, _ text: String, lines: [String]) {
    let value: AnswerValue = [
      "lesson": .text(run.lesson.name), "step": .int(min(run.step + 1, run.lesson.steps.count)),
      "steps": .int(run.lesson.steps.count), "reached": .bool(isReached),
      "finished": .bool(run.isFinished), "text": .text(text),
    ]
    self.init(isReached: isReached, text: text, lines: lines, value: value)
  }
}
