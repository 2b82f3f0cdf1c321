import CommandLanguage
import Workbench
import Workspace

/// What `explain` has to say: a page, and what a pasted text adds to it.
struct Explanation: Sendable {
  private let page: ExplanationPage
  private let text: String
  private let finding: Finding?
  private var also: [String] = []
  private var isCut = false

  /// Explains a code.
  init(_ page: ExplanationPage) {
    self.page = page
    text = page.templates.first.map { RecognizedText.filled($0, numbers: [:], paths: [:]) } ?? ""
    finding = nil
  }

  /// Explains the first of the texts that were found.
  init?(_ texts: [RecognizedText]) {
    guard let first = texts.first else { return nil }
    page = first.page
    text = first.text
    finding = (first.page.read ?? Finding.places)(first)
    isCut = !first.match.isWhole
    // A beginning that several texts share may be any of them; of whole texts only whole ones count.
    let others = texts.dropFirst().filter {
      isCut
        ? $0.match.length == first.match.length
        : $0.match.isWhole && $0.match.start != first.match.start
    }
    for code in others.map(\.page.code) where code != page.code && !also.contains(code) {
      also.append(code)
    }
  }

  private var cause: String { finding?.cause ?? page.cause }
  private var legal: String { finding?.legal ?? page.legal }
}

extension RecognizedText {
  /// The text with its numbers, dots where it is cut off.
  fileprivate var text: String {
    Self.filled(page.templates[form], numbers: match.numbers, paths: match.paths)
  }

  /// A text of the catalogue with numbers and paths in their places.
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
  /// The explanation as an answer.
  @MainActor var answer: Answer { Answer(value, lines) }

  /// The lessons that show it, by their numbers.
  @MainActor private var lessons: [(number: Int, title: String)] {
    LessonCatalog.own.lessons(showing: page.code)
  }

  @MainActor private var value: AnswerValue {
    [
      "code": .text(page.code), "title": .text(page.title),
      "text": text.isEmpty ? .null : .text(text), "saw": .optional(finding?.saw),
      "numbers": .object((finding?.numbers ?? []).map { .init($0.name, $0.value) }),
      "cause": .text(cause), "legal": .text(legal), "source": .text(page.source),
      "lessons": .list(lessons.map { .int($0.number) }),
      "also": .list(also.map { .text($0) }), "cut": .bool(isCut),
    ]
  }

  @MainActor private var lines: [String] {
    var lines = ["\(page.code)  \(page.title)"]
    if !text.isEmpty { lines += Self.labelled("text", text) }
    if let saw = finding?.saw { lines += Self.labelled("saw", saw) }
    lines += Self.labelled("cause", cause)
    lines += legalLines
    lines += Self.labelled("source", page.source)
    for lesson in lessons {
      lines += Self.labelled("lesson", "\(lesson.number) \"\(lesson.title)\"")
    }
    if isCut, !also.isEmpty {
      lines += Self.labelled(
        "cut",
        "the text is cut off; it may also be \(also.joined(separator: ", "))"
      )
    } else if isCut {
      lines += Self.labelled("cut", "the text is cut off")
    } else if !also.isEmpty {
      lines += Self.labelled("also", "the text also contains \(also.joined(separator: ", "))")
    }
    return lines
  }

  /// A batch stays on one line, so that it can be copied.
  private var legalLines: [String] {
    let mark = ". For example: "
    if legal.hasPrefix("batch {") { return ["  legal   " + legal] }
    guard let place = legal.range(ofText: mark) else { return Self.labelled("legal", legal) }
    return Self.labelled("legal", String(legal[..<place.lowerBound]))
      + ["  try     " + legal[place.upperBound...]]
  }

  private static func labelled(_ label: String, _ text: String) -> [String] {
    HelpText.labelled("  " + label, text, column: 10)
  }
}

extension String {
  /// Where a text first stands in this one.
  fileprivate func range(ofText text: String) -> Range<Index>? {
    indices.lazy.first { self[$0...].hasPrefix(text) }.map { $0..<index($0, offsetBy: text.count) }
  }
}
