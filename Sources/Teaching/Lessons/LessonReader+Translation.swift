import CommandLanguage
import Workbench

// Translations: files with the texts of a lesson, in its form and order.
extension LessonReader {
  /// The keywords of a translation before the first step.
  private static let translatedOfLesson = ["lesson", "text"]

  /// The keywords of a translation in a step.
  private static let translatedOfStep = ["text", "hint", "say", "seen", "why"]

  /// Reads the translation of a lesson.
  ///
  /// - Parameters:
  ///   - text: The text of the file.
  ///   - file: Its name, for errors.
  ///   - lesson: The lesson in English.
  /// - Returns: The translation; an empty text keeps its place and counts as missing.
  /// - Throws: `bad-lesson` with the place of a part that the lesson does not have.
  static func readTranslation(
    _ text: String,
    file: String,
    of lesson: Lesson
  ) throws(CommandError) -> LessonTranslation {
    let reader = LessonReader(text, file: file)
    let originals = Dictionary(uniqueKeysWithValues: lesson.texts.map { ($0.key, $0.text) })
    var texts: [LessonTextKey: LessonText] = [:]
    var step = 0
    for part in try reader.readParts() {
      if Self.beginnings.contains(part.keyword) { step += 1 }
      let key = try reader.key(of: part, in: step, after: texts)
      guard let original = originals[key] else {
        let text = TranslationText.notInOriginal(
          keyword: part.keyword,
          step: step,
          count: key.number - 1,
          file: lesson.file
        )
        throw reader.fault(text.words, at: part.number)
      }
      try reader.checkStep(part, step, of: lesson)
      if key.kind == .title {
        texts[key] = LessonText([part.text])
      } else {
        try reader.checkCommands(of: part, like: original)
        texts[key] = LessonText(part.lines)
      }
    }
    return LessonTranslation(file: file, texts: texts)
  }

  /// Returns the place of a part's text, after those that were read.
  private func key(
    of part: Part,
    in step: Int,
    after texts: [LessonTextKey: LessonText]
  ) throws(CommandError) -> LessonTextKey {
    let isTitle = Self.beginnings.contains(part.keyword) || (step == 0 && part.keyword == "lesson")
    let fitting = step == 0 ? Self.translatedOfLesson : Self.translatedOfStep
    guard isTitle || fitting.contains(part.keyword),
      let kind = isTitle ? .title : LessonTextKey.Kind(rawValue: part.keyword)
    else {
      throw fault(
        TranslationText.notAText(keyword: part.keyword).words,
        at: part.number,
        hint: TranslationText.allowed(fitting + Self.beginnings).words
      )
    }
    let number = texts.keys.count { $0.step == step && $0.kind == kind } + 1
    return LessonTextKey(step: step, kind: kind, number: number)
  }

  /// Checks that a step is translated as a step, and a challenge as a challenge.
  private func checkStep(_ part: Part, _ step: Int, of lesson: Lesson) throws(CommandError) {
    guard Self.beginnings.contains(part.keyword) else { return }
    let keyword = lesson.steps[step - 1].isChallenge ? "challenge" : "step"
    guard part.keyword != keyword else { return }
    let text = TranslationText.otherKind(
      expected: keyword,
      found: part.keyword,
      step: step,
      file: lesson.file
    )
    throw fault(text.words, at: part.number)
  }

  /// Checks that a text has the commands of the English one, in the same order.
  private func checkCommands(of part: Part, like original: LessonText) throws(CommandError) {
    let text = LessonText(part.lines)
    guard !text.isEmpty, text.commands != original.commands else { return }
    var expected = original.commands[...]
    for (index, line) in part.lines.enumerated() {
      guard let found = LessonText([line]).commands.first else { continue }
      let next = expected.popFirst()
      guard found != next else { continue }
      let text: TranslationText =
        next.map { .otherCommand(expected: $0, found: found) } ?? .unexpectedCommand(found)
      throw fault(
        text.words,
        at: part.number + index,
        column: index == 0 ? 0 : line.prefix { $0.isWhitespace }.count,
        hint: "repeat the commands of the English text"
      )
    }
    throw fault(
      TranslationText.lacksCommand(expected.first ?? "").words,
      at: part.number,
      hint: "repeat the commands of the English text"
    )
  }
}
