import CommandLanguage
import Workbench
import Workspace

/// The output of `explain`: a page, plus the findings from a pasted text.
struct Explanation: Sendable {
  private let page: ExplanationPage
  private let text: String
  private let finding: Finding?
  private var also: [String] = []
  private var isCut = false

  /// Creates the explanation of a code.
  init(_ page: ExplanationPage) {
    self.page = page
    text = page.templates.first.map { RecognizedText.filled($0, numbers: [:], paths: [:]) } ?? ""
    finding = nil
  }

  /// Creates the explanation of the first recognized text, or nil if the list is empty.
  init?(_ texts: [RecognizedText]) {
    guard let first = texts.first else { return nil }
    page = first.page
    text = first.text
    finding = (first.page.read ?? Finding.places)(first)
    isCut = !first.match.isWhole
    // Several texts may share the same beginning. Beside a whole text, only whole ones count.
    let others = texts.dropFirst().filter {
      isCut
        ? $0.match.length == first.match.length
        : $0.match.isWhole && $0.match.start != first.match.start
    }
    for code in others.map(\.page.code) where code != page.code && !also.contains(code) {
      also.append(code)
    }
  }
}

extension RecognizedText {
  /// The text with its numbers; dots mark where it is cut off.
  fileprivate var text: String {
    Self.filled(page.templates[form], numbers: match.numbers, paths: match.paths)
  }

  /// Returns a catalog text with its numbers and paths filled in.
  fileprivate static func filled(
    _ template: String,
    numbers: [String: Int],
    paths: [String: [Int]]
  ) -> String {
    var result = ""
    var rest = template[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      result += rest[..<open]
      let name = rest[rest.index(after: open)..<close]
      if name.hasSuffix("@") {
        let path = paths[String(name.dropLast())]
        result +=
          path.map {
            "({length = \($0.count), path = \($0.map(String.init).joined(separator: " - "))})"
          } ?? "…"
      } else {
        result += numbers[String(name)].map(String.init) ?? "…"
      }
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }
}

extension Explanation {
  /// Returns the explanation as command output.
  ///
  /// The record for programs is in English in every language.
  @MainActor func answer(in language: TextLanguage) -> Answer { Answer(value, lines(in: language)) }

  /// The lessons that show the message, with their numbers.
  @MainActor private var lessons: [(number: Int, lesson: Lesson)] {
    LessonCatalog.own.lessons(showing: page.code)
  }

  @MainActor private var value: AnswerValue {
    [
      "code": .text(page.code), "title": .text(page.title),
      "text": text.isEmpty ? .null : .text(text), "saw": .optional(finding?.saw.text(in: .english)),
      "numbers": .object((finding?.numbers ?? []).map { .init($0.name, $0.value) }),
      "cause": .text(cause(in: .english)), "legal": .text(legal),
      "source": .text(page.source), "lessons": .list(lessons.map { .int($0.number) }),
      "also": .list(also.map { .text($0) }), "cut": .bool(isCut),
    ]
  }

  @MainActor private func lines(in language: TextLanguage) -> [String] {
    var layout = ExplanationLayout(language: language)
    layout.add("\(page.code)  \(page.text(.title, in: language))")
    layout.add(cause(in: language), .cause)
    layout.addCommand(legal(in: language), .legal)
    if let example = finding?.example { layout.addCommand(example, .try) }
    if let saw = finding?.saw.text(in: language) { layout.add(saw, .saw) }
    if !text.isEmpty { layout.add(text, .text) }
    layout.add(page.source, .source)
    for (number, lesson) in lessons {
      layout.add("\(number) \"\(lesson.translated(to: language).title)\"", .lesson)
    }
    if isCut {
      layout.add((also.isEmpty ? ExplanationText.cut : .maybe).text(in: language, also), .cutLabel)
    } else if !also.isEmpty {
      layout.add(ExplanationText.also.text(in: language, also), .alsoLabel)
    }
    return layout.lines
  }

  /// Returns the cause: that of the pasted text, or that of the page.
  private func cause(in language: TextLanguage) -> String {
    finding?.cause.text(in: language) ?? page.text(.cause, in: language)
  }

  /// Returns the valid alternative: that of the pasted text, or that of the page.
  private func legal(in language: TextLanguage) -> String {
    finding?.legal.text(in: language) ?? page.text(.legal, in: language)
  }

  /// The valid alternative in English, with an example.
  private var legal: String {
    legal(in: .english) + (finding?.example.map { ". For example: \($0)" } ?? "")
  }
}
