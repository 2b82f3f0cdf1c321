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
    guard let missing = missing(in: step, run.textLanguage) else {
      run.noteTry()
      return reached(run, as: .solved)
    }
    // Half of a batch is neither right nor wrong.
    guard current?.isInBatch != true else { return nil }
    let isTry = isTry(outcome.result, command, effects)
    if let (number, mistake) = mistake(in: step, madeBy: command) {
      // A read-only command after a mistake does not repeat the feedback.
      guard run.notes(mistake: number) || isTry else { return nil }
      run.noteTry()
      return LessonFeedback(run, isReached: false, mistake.text, behind: notYet(run), for: self)
    }
    run.forgetMistake()
    guard isTry, !isOnTheWay(outcome, in: step) else { return nil }
    run.noteTry()
    let phrase: LessonPhrase = run.hasHint ? .hintHelps : .againHelps
    let words = LessonText([phrase.text(in: run.textLanguage, ["problem": missing.words])])
    return LessonFeedback(run, isReached: false, words, behind: notYet(run), for: self)
  }

  /// The text before feedback on an attempt that does not complete the step.
  private func notYet(_ run: ActiveLesson) -> String {
    LessonPhrase.notYet.text(in: run.textLanguage, ["text": ""])
  }

  /// Returns the first goal that a step misses, with a text in a language; nil if all hold.
  func missing(
    in step: LessonStep,
    _ language: TextLanguage = .english
  ) -> (fault: CommandError, words: String)? {
    for line in step.goals {
      do throws(CommandError) {
        let goal = try LessonGoal(line.text)
        if let fault = goal.fault(in: self) {
          return (fault, goal.words(for: fault, in: self, language))
        }
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

  /// Whether a command is like one of the lines of the solution before its last one.
  ///
  /// An attempt of several lines counts only with its last one, so no hint appears before it. The
  /// arguments may differ, unless the last line is such a command too.
  private func isOnTheWay(_ outcome: CommandResult, in step: LessonStep) -> Bool {
    guard case .success = outcome.result else { return false }
    let words = outcome.command.split { $0.isWhitespace }
    let lines = step.solution.map { $0.text.split { $0.isWhitespace } }
    guard !lines.dropLast().contains(words) else { return true }
    func verb(_ words: [Substring]) -> [Substring] {
      Array(words.prefix { $0.allSatisfy(\.isLetter) })
    }
    guard let last = lines.last, verb(last) != verb(words) else { return false }
    return lines.dropLast().contains { verb($0) == verb(words) }
  }

  /// Continues after a completed step.
  func reached(_ run: ActiveLesson, as outcome: StepOutcome) -> LessonFeedback {
    let step = run.current
    complete(run, as: outcome)
    let mark = settings.isAccessible ? "done. " : "✓ "
    let correct = LessonText([LessonPhrase.correct.text(in: run.textLanguage)])
    let praise = step.map { $0.lookBack.isEmpty ? correct : $0.lookBack }
    var lines = praise?.lines(behind: mark, for: self) ?? []
    if let why = step?.why, !why.isEmpty {
      lines += why.lines(
        behind: LessonPhrase.why.text(in: run.textLanguage, ["text": ""]),
        for: self
      )
    }
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
    let head = (step.isChallenge ? LessonPhrase.challenge : .step).text(
      in: run.textLanguage,
      [
        "number": "\(run.step + 1)", "count": "\(run.lesson.steps.count)",
        "title": shown(step.title),
      ]
    )
    let end: LessonPhrase = place.isPrompt ? .toRead : .toReadInScript
    return [head] + step.text.lines(for: self)
      + (step.goals.isEmpty ? [end.text(in: run.textLanguage)] : [])
  }

  /// Returns the first lines of a lesson, with its first step.
  func opening(of run: ActiveLesson) -> [String] {
    let lesson = run.lesson
    var lines = [
      LessonPhrase.heading.text(
        in: run.textLanguage,
        ["lesson": name(of: run), "title": shown(lesson.title)]
      )
    ]
    if run.step == 0 { lines += lesson.text.lines(for: self) }
    if run.isFast, !run.isFinished {
      lines += HelpText.wrapped(LessonPhrase.fast.text(in: run.textLanguage))
    }
    return lines + (settings.isAccessible ? [] : [""]) + task(of: run)
  }

  /// Returns `lesson 3`, or the name of a lesson without a number.
  func name(of run: ActiveLesson) -> String {
    run.shelf.isOwn
      ? LessonPhrase.number.text(in: run.textLanguage, ["number": "\(run.index + 1)"])
      : LessonPhrase.named.text(in: run.textLanguage, ["name": shown(run.lesson.name)])
  }

  private func ending(of run: ActiveLesson) -> [String] {
    var lines = [LessonPhrase.done.text(in: run.textLanguage, ["lesson": name(of: run)])]
    if !run.lesson.source.isEmpty {
      let source = shown(run.lesson.source)
      lines += HelpText.wrapped(LessonPhrase.source.text(in: run.textLanguage, ["source": source]))
    }
    let lessons = run.shelf.lessons
    guard run.index + 1 < lessons.count else {
      return lines + [LessonPhrase.last.text(in: run.textLanguage)]
    }
    let next = lessons[run.index + 1].translated(to: language)
    return lines + [LessonPhrase.next.text(in: run.textLanguage, ["title": shown(next.title)])]
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
