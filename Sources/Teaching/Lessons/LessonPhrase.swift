import CommandLanguage
import Workbench

/// A text around the texts of lessons: a heading, feedback on a step, or the next lesson.
///
/// The catalogs of ``TextCatalogs/pages`` translate them, with keys such as `lesson step`. Names in
/// braces stand for values.
enum LessonPhrase: String, CaseIterable, Sendable {
  case number = "lesson number"
  case named = "lesson named"
  case heading = "lesson heading"
  case step = "lesson step"
  case challenge = "lesson challenge"
  case toRead = "lesson to read"
  case toReadInScript = "lesson to read in a script"

  case correct = "lesson correct"
  case notYet = "lesson not yet"
  case hintHelps = "lesson hint helps"
  case againHelps = "lesson again helps"
  case noOutput = "lesson no output"
  case noMessages = "lesson no messages"
  case traceIsOff = "lesson trace is off"

  case why = "lesson why"
  case solution = "lesson solution"
  case fast = "lesson fast"
  case fastHint = "lesson fast hint"

  case hint = "lesson hint"
  case skipHelps = "lesson skip helps"
  case onlyText = "lesson only text"
  case did = "lesson did"

  case done = "lesson done"
  case isDone = "lesson is done"
  case source = "lesson source"
  case next = "lesson next"
  case last = "lesson last"
  case left = "lesson left"
  case leftOwn = "lesson left for good"
  case begins = "lesson begins"
  case begin = "lesson begin"
  case beginStep = "lesson begin step"

  case courseThin = "lesson course thin"
  case courseBugs = "lesson course bugs"
  case courseFetched = "lesson course fetched"
  case courseToday = "lesson course today"
  case listCurrent = "lesson list current"
  case listContinues = "lesson list continues"
  case listBegins = "lesson list begins"

  /// The text in English.
  var english: String {
    switch self {
    case .number: "lesson {number}"
    case .named: "lesson {name}"
    case .heading: "{lesson}: {title}"
    case .step: "step {number} of {count}: {title}"
    case .challenge: "challenge {number} of {count}: {title}"
    case .toRead: "(Return or `next` continues)"
    case .toReadInScript: "(`next` continues)"

    case .correct: "Correct."
    case .notYet: "not yet: {text}"
    case .hintHelps: "{problem}; `hint` helps, `lesson again` restarts the step"
    case .againHelps: "{problem}; `lesson again` restarts the step"
    case .noOutput: "the expected output is missing"
    case .noMessages: "the traced messages do not match the goal"
    case .traceIsOff: "the trace is off, so it has no messages"

    case .why: "why: {text}"
    case .solution: "solution"
    case .fast: "(fast track: this challenge also completes the steps before it)"
    case .fastHint: "the steps before this challenge explain it; `lesson {name}` begins them"

    case .hint: "hint {number} of {count}: {text}"
    case .skipHelps: "(`lesson skip` completes the step for you)"
    case .onlyText: "this step has only text to read; `next` continues"
    case .did: "did: {command}"

    case .done: "{lesson} is done"
    case .isDone: "the lesson is done; `next` continues"
    case .source: "known from: {source}"
    case .next: "`next` continues: {title}"
    case .last: "that was the last lesson; `lesson list` lists all"
    case .left: "left {lesson}; `next` continues it"
    case .leftOwn: "left {lesson}"
    case .begin: "begin lesson {number} \"{title}\""
    case .beginStep: "begin lesson {number}, step {step} \"{title}\""
    case .begins: "no lesson is open; `lesson {number}` begins \"{title}\""

    case .courseThin: "move work out of a table's controller, step by step"
    case .courseBugs: "common mistakes: their messages, causes and fixes"
    case .courseFetched: "pass the reports of a fetched results controller to the table view"
    case .courseToday: "what changed in lists since iOS 13, and what surprises there"
    case .listCurrent:
      "* marks the current lesson; `lesson` shows its step, `lesson N` starts another"
    case .listContinues: "`lesson N` starts one; `next` continues lesson {number}, step {step}"
    case .listBegins: "`lesson N` starts one; `next` starts the first unfinished one"
    }
  }

  /// Returns the text in a language.
  ///
  /// - Parameters:
  ///   - language: The language.
  ///   - values: The values by name, escaped.
  /// - Returns: The text, in English where it is not translated.
  func text(in language: TextLanguage, _ values: KeyValuePairs<String, String> = [:]) -> String {
    let text = TextCatalogs.pages[language]?[rawValue] ?? english
    // A value may contain braces, so each name is replaced only in the text itself.
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "{"), let end = rest[start...].firstIndex(of: "}") {
      let name = rest[rest.index(after: start)..<end]
      result += rest[..<start]
      result += values.first { $0.key == name }?.value ?? String(rest[start...end])
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }
}
