import CommandLanguage
import Workbench
import Workspace

/// Compares a file of translated texts with the English ones.
///
/// It has the pages of `explain`, with keys such as `E1 title`, or the command summaries, with keys
/// such as `delete`. An unknown key is an error. So is a text whose code, evidence or placeholders
/// differ from the English ones. Missing texts are listed.
@MainActor struct TextsCheck: CheckedFile {
  static let ending = ".texts"
  static let noun = "translation"
  static let triedNoun = "text"

  /// The errors, in the order of the file.
  private(set) var faults: [CheckFault] = []

  /// The number of texts compared.
  private(set) var tries = 0

  /// The texts that the file lacks.
  private(set) var notes: [String] = []

  init(checking path: String, settings: SessionSettings) throws(CommandError) {
    self.init(TextCatalog(try LessonCatalog.text(of: path)), file: path)
  }

  /// Checks the texts of a file.
  init(_ catalog: TextCatalog, file: String) {
    let keys = catalog.lines.compactMap(\.key)
    // The keys of summaries have one word, those of pages two.
    let isOfCommands = keys.first.map { !$0.contains(" ") } ?? false
    let originals = isOfCommands ? Features.all.summaries : ExplanationPage.englishTexts
    let english = Dictionary(originals.map { ($0.key, $0.text) }) { first, _ in first }
    var places: [String: Int] = [:]
    for line in catalog.lines {
      guard let key = line.key else {
        add(line, .noColon)
        continue
      }
      guard let original = english[key] else {
        let near = Suggestion.nearest(to: key, among: originals.map(\.key))
        add(line, .unknownKey(key, near: near))
        continue
      }
      if let first = places.updateValue(line.number, forKey: key) {
        add(line, .duplicateKey(key, first: first))
      }
      guard !line.text.isEmpty else { continue }
      tries += 1
      compare(line, with: original)
    }
    let gaps = originals.map(\.key).filter { catalog[$0] == nil }
    notes = [TranslationGaps(file: file, texts: gaps).note].compactMap(\.self)
  }

  private mutating func add(_ line: TextCatalog.Line, _ text: TranslationText) {
    faults.append(CheckFault(line.number, text.words))
  }

  /// Reports code, evidence and placeholders that only one of the texts has.
  ///
  /// A translation may mark code that is a plain word in English.
  private mutating func compare(_ line: TextCatalog.Line, with original: String) {
    let (expected, found) = (Self.marked(in: original), Self.marked(in: line.text))
    for part in expected where !found.contains(part) { add(line, .lacks(part)) }
    for part in found where !expected.contains(part) {
      if part.first == "`", original.containsText(String(part.dropFirst().dropLast())) { continue }
      add(line, .unexpected(part))
    }
  }

  /// Returns the parts that are the same in all languages: code between backticks, evidence in
  /// brackets and placeholders in braces, without their format.
  private static func marked(in text: String) -> [String] {
    var parts: [String] = []
    var rest = text[...]
    while let start = rest.firstIndex(where: { closing[$0] != nil }), let end = closing[rest[start]]
    {
      guard let last = rest[rest.index(after: start)...].firstIndex(of: end) else { break }
      var part = rest[start...last]
      if end == "}", let colon = part.firstIndex(of: ":") { part = part[..<colon] + "}" }
      if !parts.contains(String(part)) { parts.append(String(part)) }
      rest = rest[rest.index(after: last)...]
    }
    return parts
  }

  /// The character that ends such a part, by the one that starts it.
  private static let closing: [Character: Character] = ["`": "`", "[": "]", "{": "}"]
}

/// The texts that a translation lacks.
struct TranslationGaps {
  /// The file of the translation.
  let file: String

  /// The names of the missing texts, in the order of the original.
  let texts: [String]

  /// A line that names the first gaps, or nil if the translation is complete.
  var note: String? {
    guard !texts.isEmpty else { return nil }
    return TranslationText.gaps(file: file, names: Array(texts.prefix(5)), of: texts.count).words
  }
}
