import CommandLanguage
import Workbench
import Workspace

/// The output of `explain`: a page, plus the findings from a pasted text.
struct Explanation: Sendable {
  private let page: ExplanationPage
  private let text: String
  private let finding: Finding?
  private let context: ContextExplanation?
  private var also: [String] = []
  private var isCut = false

  /// Whether the text has no evidence of a list, so that lessons about lists would mislead.
  private var isOutsideLists = false

  /// The message inside this one, or none.
  private var wrapped: [Explanation] = []

  /// The crash report with the message, or nil.
  var report: CrashReport?

  /// Creates the explanation of a code, for a text that names parts of an app.
  init(_ page: ExplanationPage, in text: String = "") {
    self.page = page
    self.text =
      page.templates.first.map { RecognizedText.filled($0, numbers: [:], paths: [:]) } ?? ""
    finding = nil
    context = page.context(among: MessageContext.all(in: text))
  }

  /// Creates the explanation of the first recognized text, or nil if the list is empty.
  init?(_ texts: [RecognizedText]) {
    guard let first = texts.first else { return nil }
    page = first.page
    text = first.text
    finding = (first.page.read ?? Finding.places)(first)
    context = first.page.context(among: first.contexts)
    isCut = !first.match.isWhole
    isOutsideLists = page.needsEvidence && context == nil
    // Several texts may share the same beginning. Beside a whole text, only whole ones count.
    let others = texts.dropFirst().filter {
      isCut
        ? $0.match.length == first.match.length
        : $0.match.isWhole && $0.match.start != first.match.start
    }
    if page.weight == .wrapper, let inner = Explanation(texts.filter(\.isInside)) {
      wrapped = [inner]
      return
    }
    for code in others.map(\.page.code) where code != page.code && !also.contains(code) {
      also.append(code)
    }
  }
}

extension RecognizedText {
  /// Whether the text may be inside a wrapper: another message, whole or cut.
  fileprivate var isInside: Bool { page.weight != .wrapper }
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

  /// The lessons that show the message or the same mistake, with their numbers.
  @MainActor private var lessons: [(number: Int, lesson: Lesson)] {
    isOutsideLists ? [] : LessonCatalog.own.lessons(showing: page.code, named: page.lessons)
  }

  @MainActor private var value: AnswerValue {
    [
      "code": .text(page.code), "title": .text(page.title),
      "text": text.isEmpty ? .null : .text(text), "saw": .optional(finding?.saw.text(in: .english)),
      "numbers": .object((finding?.numbers ?? []).map { .init($0.name, $0.value) }),
      "cause": .text(causes(in: .english).joined(separator: "; ")),
      "causes": .list(causes(in: .english).map { .text($0) }), "legal": .text(legal),
      "example": .optional(example), "source": .text(page.source),
      "lessons": .list(lessons.map { .int($0.number) }), "also": .list(also.map { .text($0) }),
      "cut": .bool(isCut), "inside": wrapped.first?.value ?? .null,
      "report": report?.value ?? .null,
    ]
  }

  @MainActor private func lines(in language: TextLanguage) -> [String] {
    var layout = ExplanationLayout(language: language)
    layout.add("\(page.code)  \(page.text(.title, in: language))")
    if let report { layout.add(report) }
    layout.add(causes(in: language))
    layout.addCommand(legal(in: language), .legal)
    if let example { layout.addCommand(example, .try) }
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
    return layout.lines + wrapped.flatMap { [""] + $0.lines(in: language) }
  }

  /// A command that shows the valid alternative, or nil.
  private var example: String? { finding?.example ?? page.example }

  /// Returns the causes: that of the pasted text, those in the part of the app that it names, or
  /// those of the page.
  private func causes(in language: TextLanguage) -> [String] {
    if let cause = finding?.cause.text(in: language) {
      // The numbers say how it went wrong, the part of the app why.
      return [cause] + (context.map { page.causes(in: $0, language) } ?? [])
    }
    return context.map { page.causes(in: $0, language) } ?? page.causes(in: language)
  }

  /// Returns the valid alternative: that of the pasted text, or that of the page.
  private func legal(in language: TextLanguage) -> String {
    if let legal = finding?.legal.text(in: language) { return legal }
    return context.map { page.legal(in: $0, language) } ?? page.text(.legal, in: language)
  }

  /// The valid alternative in English, with an example.
  private var legal: String {
    legal(in: .english) + (finding?.example.map { ". For example: \($0)" } ?? "")
  }
}
