import Workbench

/// A sentence about the numbers of a pasted message, which can be translated.
struct FindingText: Sendable {
  /// The sentence with placeholders, or nil for a literal text.
  private let sentence: FindingSentence?

  /// The values of the placeholders that are numbers.
  private let numbers: [String: Int]

  /// The values of the other placeholders.
  private let texts: [String: FindingText]

  /// The text that is the same in all languages; empty beside a sentence.
  private let literal: String

  /// Creates a sentence with the values of its placeholders.
  init(
    _ sentence: FindingSentence,
    _ numbers: [String: Int] = [:],
    texts: [String: FindingText] = [:]
  ) {
    self.sentence = sentence
    self.numbers = numbers
    self.texts = texts
    literal = ""
  }

  /// Creates a text that is the same in all languages, such as a command.
  init(literal: String) {
    sentence = nil
    numbers = [:]
    texts = [:]
    self.literal = literal
  }

  /// Returns the text in a language, in English where it is not translated.
  func text(in language: TextLanguage) -> String {
    guard let sentence else { return literal }
    var result = ""
    var rest = sentence.template(in: language)[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      result += rest[..<open]
      result += value(of: rest[rest.index(after: open)..<close], in: language)
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }

  /// Returns the value of a placeholder: `name`, `name:row` or `name:change row`.
  private func value(of placeholder: Substring, in language: TextLanguage) -> String {
    let parts = placeholder.split(separator: ":", maxSplits: 1)
    let name = parts.first.map(String.init) ?? ""
    if let text = texts[name] { return text.text(in: language) }
    guard let number = numbers[name] else { return "…" }
    guard parts.count == 2 else { return "\(number)" }
    let noun = parts[1]
    guard noun.hasPrefix("change") else { return TextFormatting.count(number, String(noun)) }
    return Self.change(number, String(noun.dropFirst("change ".count)))
  }

  /// Returns a change of a count: with a noun in English words, otherwise as a signed number.
  private static func change(_ change: Int, _ noun: String) -> String {
    if noun.isEmpty { return change > 0 ? "+\(change)" : "\(change)" }
    switch change {
    case 0: return "no change"
    case 1...: return "\(TextFormatting.count(change, noun)) more"
    default: return "\(TextFormatting.count(change == .min ? .max : -change, noun)) fewer"
    }
  }
}

extension [FindingText] {
  /// Returns the texts in a language as one, or nil if there are none.
  func text(in language: TextLanguage) -> String? {
    isEmpty
      ? nil : map { $0.text(in: language) }.joined(separator: language == .chinese ? "；" : "; ")
  }
}
