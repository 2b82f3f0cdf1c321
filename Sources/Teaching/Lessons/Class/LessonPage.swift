import CommandLanguage
import Rendering
import TextLayout
import Workbench

/// A lesson as a page of HTML that needs no other file: hints and solutions open on a click.
struct LessonPage {
  /// The lesson, in the language of the page.
  let lesson: Lesson

  private let language: TextLanguage

  /// Creates a page.
  init(_ lesson: Lesson, in language: TextLanguage) {
    (self.lesson, self.language) = (lesson, language)
  }

  /// The content of the file.
  var html: String {
    let title = Self.escaped(lesson.title)
    var lines = [
      "<!DOCTYPE html>", #"<html lang="\#(language.rawValue)">"#, "<head>",
      #"<meta charset="utf-8">"#,
      #"<meta name="viewport" content="width=device-width, initial-scale=1">"#,
      "<title>\(title)</title>", Self.style, "</head>", "<body>", "<h1>\(title)</h1>",
    ]
    lines += Self.paragraphs(lesson.text)
    lines.append("<p><code>lesson \(Self.escaped(lesson.name))</code></p>")
    for (index, step) in lesson.steps.enumerated() { lines += section(step, index) }
    if !lesson.source.isEmpty {
      let source = LessonPhrase.source.text(in: language, ["source": lesson.source])
      lines.append("<footer>\(Self.escaped(source))</footer>")
    }
    return (lines + ["</body>", "</html>"]).map { $0 + "\n" }.joined()
  }

  private func section(_ step: LessonStep, _ index: Int) -> [String] {
    let head = (step.isChallenge ? LessonPhrase.challenge : .step).text(
      in: language,
      ["number": "\(index + 1)", "count": "\(lesson.steps.count)", "title": step.title]
    )
    var lines = ["<section>", "<h2>\(Self.escaped(head))</h2>"] + Self.paragraphs(step.text)
    for (number, hint) in step.hints.enumerated() {
      let label = LessonPhrase.hint.text(
        in: language,
        ["number": "\(number + 1)", "count": "\(step.hints.count)", "text": ""]
      )
      lines += Self.details(Self.label(label), Self.paragraphs(hint))
    }
    var solution = Self.code(step.solution.map(\.text)) + Self.paragraphs(step.lookBack)
    if !step.why.isEmpty {
      let label = Self.label(LessonPhrase.why.text(in: language, ["text": ""]))
      solution.append("<h3>\(Self.escaped(label))</h3>")
      solution += Self.paragraphs(step.why)
    }
    if !solution.isEmpty {
      lines += Self.details(LessonPhrase.solution.text(in: language), solution)
    }
    return lines + ["</section>"]
  }

  /// Returns a phrase without the colon before the text that it introduces.
  private static func label(_ phrase: String) -> String {
    var label = phrase.trimmed
    while let last = label.last, last == ":" || last == "：" { label.removeLast() }
    return label
  }

  private static func details(_ label: String, _ content: [String]) -> [String] {
    ["<details>", "<summary>\(escaped(label))</summary>"] + content + ["</details>"]
  }

  /// Returns the parts of a text; lines that follow each other are one block of code.
  private static func paragraphs(_ text: LessonText) -> [String] {
    var lines: [String] = []
    var commands: [String] = []
    for part in text.parts {
      switch part {
      case .line(let line): commands.append(line)
      case .sentences(let words):
        lines += code(commands)
        commands = []
        lines.append("<p>\(inline(words))</p>")
      }
    }
    return lines + code(commands)
  }

  private static func code(_ commands: [String]) -> [String] {
    guard !commands.isEmpty else { return [] }
    return ["<pre>" + commands.map(escaped).joined(separator: "\n") + "</pre>"]
  }

  /// Returns a text with code between backticks; an unpaired backtick stays.
  private static func inline(_ text: String) -> String {
    let pieces = text.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    guard pieces.count % 2 == 1 else { return escaped(text) }
    return pieces.enumerated().map { index, piece in
      index % 2 == 1 ? "<code>\(escaped(piece))</code>" : escaped(piece)
    }
    .joined()
  }

  private static func escaped(_ text: String) -> String {
    XMLText.escaped(text.escapedForDisplay(.symbol))
  }

  private static let style = """
    <style>
    :root{color-scheme:light dark}
    body{font:17px/1.5 system-ui,sans-serif;max-width:42rem;margin:2rem auto;padding:0 1rem}
    h1{font-size:1.7rem}h2{font-size:1.2rem;margin-top:2rem}h3{font-size:1rem;margin-bottom:0}
    code,pre{font:15px/1.4 ui-monospace,Menlo,Consolas,monospace}
    pre{padding:.6rem .8rem;border:1px solid #8886;border-radius:6px;overflow-x:auto}
    summary{cursor:pointer}footer{margin-top:2rem;font-size:.9rem;opacity:.75}
    </style>
    """
}
