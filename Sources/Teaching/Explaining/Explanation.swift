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

  private var cause: String { finding?.cause ?? page.cause }
  private var legal: String { finding?.legal ?? page.legal }
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
  /// The explanation as command output.
  @MainActor var answer: Answer { Answer(value, lines) }

  /// The lessons that show the message, with their numbers.
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
    lines += Self.labelled("cause", cause)
    lines += legalLines
    if let saw = finding?.saw { lines += Self.labelled("saw", saw) }
    if !text.isEmpty { lines += Self.labelled("text", text) }
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

  /// The valid batch, kept on one line so that it can be copied.
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
  /// Returns the first range of a text in this one, or nil if it does not occur.
  fileprivate func range(ofText text: String) -> Range<Index>? {
    indices.lazy.first { self[$0...].hasPrefix(text) }.map { $0..<index($0, offsetBy: text.count) }
  }
}
