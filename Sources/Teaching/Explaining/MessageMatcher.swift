/// Finds catalog texts in a pasted text.
enum MessageMatcher {
  private struct Form {
    let page: ExplanationPage
    let number: Int
    let template: TextTemplate
  }

  private static let forms: [Form] = ExplanationPage.all.flatMap { page in
    page.templates.enumerated().map { number, text in
      Form(page: page, number: number, template: TextTemplate(text))
    }
  }

  /// Returns the recognized texts, the most likely cause of the crash first.
  ///
  /// - Complexity: O(n) in the length of the text for each text of the catalog.
  static func texts(in text: String) -> [RecognizedText] {
    let plain = Array(PlainText.of(text).utf8)
    var found: [RecognizedText] = []
    for form in forms {
      guard let match = form.template.match(in: plain) else { continue }
      found.append(
        RecognizedText(page: form.page, form: form.number, match: match, plain: plain)
      )
    }
    return found.sorted { rank($0).lexicographicallyPrecedes(rank($1)) }
  }

  /// Returns the sort order: whole before cut, exceptions before warnings, long before short.
  private static func rank(_ text: RecognizedText) -> [Int] {
    let isMild = ["W1", "N2", "E29", "range"].contains(text.page.code)
    return [text.match.isWhole ? 0 : 1, isMild ? 1 : 0, -text.match.length, text.match.start]
  }

  /// Returns the page with the most similar words, or nil if no page is similar.
  static func nearest(to text: String) -> ExplanationPage? {
    let words = Set(PlainText.of(text).split { !$0.isLetter && !$0.isNumber }.prefix(2000))
    var best: (page: ExplanationPage, likeness: Double)?
    for form in forms {
      let own = form.template.words
      let shared = own.intersection(words).count
      guard shared >= 4 else { continue }
      let likeness = Double(shared) / Double(own.count)
      if likeness > (best?.likeness ?? 0.3) { best = (form.page, likeness) }
    }
    return best?.page
  }
}
