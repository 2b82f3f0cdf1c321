import CommandLanguage

/// The catalog texts in a pasted text.
struct MessageMatcher {
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

  /// The recognized texts, the most likely cause of the crash first.
  ///
  /// A cut text that several messages share is not recognized; see `candidates`.
  let texts: [RecognizedText]

  /// The codes that a cut text may have; empty unless there are several.
  let candidates: [String]

  private let plain: String

  /// Finds the texts in a pasted one.
  ///
  /// - Complexity: O(n) in the length of the text for each text of the catalog.
  init(_ text: String) {
    plain = PlainText.of(text)
    let found = Self.matches(in: Array(plain.utf8), MessageContext.all(in: text))
    let codes = Self.codes(sharing: found)
    texts = codes.count > 1 ? [] : found
    candidates = codes.count > 1 ? codes : []
  }

  /// Returns the recognized texts in a text, the most likely cause of the crash first.
  static func texts(in text: String) -> [RecognizedText] { Self(text).texts }

  /// Returns all matches, the most likely cause of the crash first.
  private static func matches(
    in bytes: [UInt8],
    _ contexts: [MessageContext]
  ) -> [RecognizedText] {
    var found = forms.compactMap { form in
      form.template.match(in: bytes).map { recognized(form, $0, bytes, contexts) }
    }
    if !found.contains(where: \.match.isWhole) {
      let starts = starts(of: bytes)
      found += forms.compactMap { form in
        form.template.rest(in: bytes, from: starts).map { recognized(form, $0, bytes, contexts) }
      }
    }
    return found.sorted { rank($0).lexicographicallyPrecedes(rank($1)) }
  }

  private static func recognized(
    _ form: Form,
    _ match: TextTemplate.Match,
    _ plain: [UInt8],
    _ contexts: [MessageContext]
  ) -> RecognizedText {
    RecognizedText(
      page: form.page,
      form: form.number,
      match: match,
      plain: plain,
      contexts: contexts
    )
  }

  /// Returns the places where a text without its beginning may start: its first letter, and after
  /// dots.
  private static func starts(of bytes: [UInt8]) -> [Int] {
    var places = [bytes.startIndex]
    for index in bytes.indices.dropFirst(3) where places.count < 8 {
      if bytes[(index - 3)..<index].allSatisfy({ $0 == UInt8(ascii: ".") }) { places.append(index) }
    }
    return places.compactMap { place in
      bytes[place...].firstIndex { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) }
    }
  }

  /// Returns the codes that a cut text matches equally well, with the most letters.
  private static func codes(sharing found: [RecognizedText]) -> [String] {
    guard let first = found.first, !first.match.isWhole else { return [] }
    let equal = found.filter { $0.match.length == first.match.length }
    let published = equal.filter { !$0.page.isOurs }
    var codes: [String] = []
    for text in published.isEmpty ? equal : published where !codes.contains(text.page.code) {
      codes.append(text.page.code)
    }
    return codes
  }

  /// Returns the sort order: whole before cut, exceptions before warnings, long before short.
  private static func rank(_ text: RecognizedText) -> [Int] {
    [
      text.match.isWhole ? 0 : 1, text.page.weight.rawValue, text.page.isOurs ? 1 : 0,
      -text.match.length, text.match.start,
    ]
  }
}

extension MessageMatcher {
  /// The words that carry meaning, by form, each with its weight: rare words weigh more.
  private static let meanings: [[Substring: Int]] = {
    let words = forms.map { form in form.template.words.filter(carriesMeaning) }
    var codes: [Substring: Set<String>] = [:]
    for (form, words) in zip(forms, words) {
      for word in words { codes[word, default: []].insert(form.page.code) }
    }
    return words.map { words in
      Dictionary(uniqueKeysWithValues: words.map { ($0, 5040 / (codes[$0]?.count ?? 1)) })
    }
  }()

  private static let smallWords: Set<Substring> = [
    "and", "are", "but", "for", "from", "has", "into", "its", "must", "not", "only", "than", "that",
    "the", "there", "this", "was", "were", "when", "which", "while", "will", "with",
  ]

  private static func carriesMeaning(_ word: Substring) -> Bool {
    word.utf8.count > 2 && !smallWords.contains(word)
  }

  /// Returns whether a word names a part of a list, such as a row or a data source.
  private static func namesListPart(_ word: Substring) -> Bool {
    ["table", "cell", "row", "section", "snapshot", "diffable", "fetched", "nib", "index"]
      .contains { word.containsText($0) }
  }

  /// The page that shares most words with the text.
  ///
  /// Nil means that no page has at least half of its words there, or that several have as many.
  var nearest: ExplanationPage? {
    let words = Set(plain.split { !$0.isLetter && !$0.isNumber }.prefix(4000))
    var best: (form: Int, weight: Int)?
    var isShared = false
    for (index, meaning) in Self.meanings.enumerated() {
      let weight = meaning.reduce(0) { words.contains($1.key) ? $0 + $1.value : $0 }
      guard weight > 0, weight >= (best?.weight ?? 0) else { continue }
      let isOther = best.map { Self.forms[$0.form].page.code != Self.forms[index].page.code }
      isShared = weight == best?.weight && (isShared || isOther == true)
      if weight > (best?.weight ?? 0) { best = (index, weight) }
    }
    guard let best, !isShared, Self.agrees(Self.meanings[best.form], words) else { return nil }
    return Self.forms[best.form].page
  }

  /// Returns whether at least half of the words that carry meaning are in the text.
  ///
  /// Half of them counts by number, by weight, and among the names of parts of a list.
  private static func agrees(_ meaning: [Substring: Int], _ words: Set<Substring>) -> Bool {
    let shared = meaning.filter { words.contains($0.key) }
    let parts = meaning.keys.filter(namesListPart)
    let total = meaning.values.reduce(0, +)
    return shared.count >= max(3, min(4, meaning.count)) && shared.count * 2 >= meaning.count
      && shared.values.reduce(0, +) * 2 >= total
      && parts.count { words.contains($0) } * 2 >= parts.count
  }
}
