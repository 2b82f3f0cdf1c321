import CommandLanguage
import TextLayout
import Workbench
import Workspace

/// Reads a lesson from the text of its file.
///
/// A line is `KEYWORD: TEXT`. Lines after it that are empty or begin with a space continue its
/// text. Lines that begin with `#` are comments.
///
/// The parts before the first `step:` belong to the lesson. Those after it belong to the step, and
/// those after `wrong:` to the mistake.
@MainActor struct LessonReader {
  /// The keywords that may occur before the first step.
  private static let ofLesson = ["lesson", "name", "shows", "source", "text", "table", "setup"]

  /// The keywords that begin a step.
  static let beginnings = ["step", "challenge"]

  /// The keywords that may occur in a step.
  private static let ofStep = [
    "text", "goal", "hint", "wrong", "when", "say", "right", "seen", "why",
  ]

  let file: String
  private let lines: [String]
  private var parts: [String: Part] = [:]
  private var steps: [LessonStep] = []

  /// A keyword with its text.
  struct Part {
    let keyword: String

    /// The number of its first line, from 1.
    let number: Int
    var lines: [String]

    var text: String { lines.map(\.trimmed).joined(separator: " ").trimmed }

    /// The lines, without empty ones.
    var commands: [LessonLine] {
      lines.enumerated().map { LessonLine(text: $1.trimmed, number: number + $0) }
        .filter { !$0.text.isEmpty }
    }
  }

  init(_ text: String, file: String) {
    self.file = file
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(line.last == "\r" ? line.dropLast() : line)
    }
  }

  /// Reads a lesson.
  ///
  /// - Parameters:
  ///   - text: The text of the file.
  ///   - file: The name of the file, for errors; also the default name of the lesson.
  /// - Returns: The lesson.
  /// - Throws: `bad-lesson` with the place of the error.
  static func read(_ text: String, file: String) throws(CommandError) -> Lesson {
    var reader = LessonReader(text, file: file)
    return try reader.lesson()
  }

  private mutating func lesson() throws(CommandError) -> Lesson {
    for part in try readParts() { try take(part) }
    guard let title = parts["lesson"]?.text, !title.isEmpty else {
      throw fault("a lesson starts with a `lesson:` line and its title", at: 1)
    }
    guard !steps.isEmpty else {
      throw fault("a lesson needs a `step:` or a `challenge:`", at: lines.count)
    }
    for step in steps { try check(step) }
    return Lesson(
      name: try name(),
      file: file,
      title: title,
      shows: parts["shows"]?.text.split { $0 == " " || $0 == "," }.map(String.init) ?? [],
      source: parts["source"]?.text ?? "",
      text: LessonText(parts["text"]?.lines ?? []),
      table: parts["table"].map { $0.lines.joined(separator: "\n") },
      setup: parts["setup"]?.commands.map(\.text) ?? [],
      steps: steps
    )
  }

  /// Whether a text can be the name of a lesson.
  static func isName(_ name: String) -> Bool {
    let fits = name.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
        || byte == 0x2D || byte == 0x5F
    }
    return fits && !name.isEmpty && name.utf8.count <= 24 && Int(name) == nil
  }

  /// Returns the given name; defaults to that of the file.
  private func name() throws(CommandError) -> String {
    let given = parts["name"]
    let base = file.split(separator: "/").last.map(String.init) ?? file
    let name = given?.text ?? (base.hasSuffix(".lesson") ? String(base.dropLast(7)) : base)
    guard Self.isName(name) else {
      throw fault(
        "a name has at most 24 letters, digits and -, and is not a number",
        at: given?.number ?? 1
      )
    }
    return name
  }

  /// Returns the lines as parts, each with its keyword.
  func readParts() throws(CommandError) -> [Part] {
    var parts: [Part] = []
    for (index, line) in lines.enumerated() where line.first != "#" {
      guard let first = line.first, !first.isWhitespace else {
        if parts.isEmpty {
          guard line.trimmed.isEmpty else {
            throw fault("this text has no keyword before it", at: index + 1)
          }
        } else {
          parts[parts.count - 1].lines.append(line)
        }
        continue
      }
      let word = line.prefix { $0 != ":" && !$0.isWhitespace }
      guard line[word.endIndex...].first == ":" else {
        throw fault(
          "a line starts with a keyword and a colon, or continues with a space",
          at: index + 1,
          column: word.count
        )
      }
      let rest = String(line[line.index(after: word.endIndex)...])
      parts.append(Part(keyword: String(word), number: index + 1, lines: [rest.trimmed]))
    }
    return parts
  }

  private mutating func take(_ part: Part) throws(CommandError) {
    if Self.beginnings.contains(part.keyword) {
      steps.append(
        LessonStep(
          title: part.text,
          isChallenge: part.keyword == "challenge",
          number: part.number
        )
      )
    } else if steps.isEmpty {
      try checkKeyword(part, among: Self.ofLesson + Self.beginnings)
      guard parts[part.keyword] == nil else {
        throw fault(LessonFileText.duplicate(keyword: part.keyword).words, at: part.number)
      }
      parts[part.keyword] = part
    } else {
      try checkKeyword(part, among: Self.ofStep + Self.beginnings)
      try takeOfStep(part)
    }
  }

  private mutating func takeOfStep(_ part: Part) throws(CommandError) {
    let index = steps.count - 1
    let mistake = steps[index].mistakes.count - 1
    switch part.keyword {
    case "text": steps[index].text = LessonText(part.lines)
    case "goal": steps[index].goals += part.commands
    case "hint": steps[index].hints.append(LessonText(part.lines))
    case "right": steps[index].solution += part.commands
    case "seen": steps[index].lookBack = LessonText(part.lines)
    case "why": steps[index].why = LessonText(part.lines)
    case "wrong": steps[index].mistakes.append(LessonStep.Mistake(tries: part.commands))
    case _ where mistake < 0:
      throw fault(
        LessonFileText.belongsAfterWrong(keyword: part.keyword).words,
        at: part.number
      )
    case "when": steps[index].mistakes[mistake].conditions += part.commands
    default: steps[index].mistakes[mistake].text = LessonText(part.lines)
    }
  }

  func checkKeyword(_ part: Part, among words: [String]) throws(CommandError) {
    guard !words.contains(part.keyword) else { return }
    let near = Suggestion.nearest(to: part.keyword, among: words).map { $0 + ":" }
    throw fault(
      LessonFileText.unexpected(keyword: part.keyword).words,
      at: part.number,
      hint: near ?? words.map { $0 + ":" }.joined(separator: " ")
    )
  }

  /// Checks that the parts of a step are complete and consistent.
  private func check(_ step: LessonStep) throws(CommandError) {
    for line in step.goals + step.mistakes.flatMap(\.conditions) {
      do throws(CommandError) {
        _ = try LessonGoal(line.text)
      } catch {
        let column = line.text.isEmpty ? 0 : self.column(of: line)
        throw fault(error.message, at: line.number, column: column + (error.offset ?? 0))
      }
    }
    guard let first = step.goals.first ?? step.mistakes.first?.tries.first else { return }
    guard !step.goals.isEmpty else {
      throw fault("a wrong: needs a goal: in its step", at: first.number)
    }
    guard !step.hints.isEmpty else { throw fault("a goal: needs a hint:", at: first.number) }
    for mistake in step.mistakes {
      guard let line = mistake.tries.first else {
        throw fault("a wrong: has no command", at: first.number)
      }
      guard !mistake.conditions.isEmpty, !mistake.text.isEmpty else {
        throw fault("a wrong: needs a when: and a say:", at: line.number)
      }
    }
  }

  /// Returns the column at which a line's text begins, from 0.
  private func column(of line: LessonLine) -> Int {
    let whole = lines[line.number - 1]
    let isFirst = whole.first.map { !$0.isWhitespace } ?? false
    guard isFirst, let colon = whole.firstIndex(of: ":") else {
      return whole.prefix { $0.isWhitespace }.count
    }
    let behind = whole[whole.index(after: colon)...]
    return whole.distance(from: whole.startIndex, to: colon) + 1
      + behind.prefix { $0.isWhitespace }.count
  }

  func fault(
    _ message: String,
    at number: Int,
    column: Int = 0,
    hint: String? = nil
  ) -> CommandError {
    let line = lines.indices.contains(number - 1) ? lines[number - 1] : ""
    return CommandError(
      LessonFault.unreadable(
        message: message,
        hint: hint,
        details: ["\(file):\(number):\(column + 1)"]
          + caretLines(excerpt: line, caret: column, width: 76)
      )
    )
  }
}
