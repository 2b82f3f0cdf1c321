import JSON

/// A writer of JSON that writes a value which comes again only once.
///
/// Such values are the elements of a list, each after those that it contains. The text `~3` means the
/// fourth one. `~3 41` means `41 ` and the fourth one, because each line of a trace begins with
/// another number. Any other text that begins with `~` gets a second one.
struct SharedValues {
  /// The fewest bytes of a shared value; a reference to a smaller one would save nothing.
  private static let least = 10

  /// The values that come again, as JSON.
  private(set) var list: [String] = []

  /// The document as JSON, with the values of the list in few bytes.
  private(set) var text = ""

  /// The number of places of each value, not counting those inside of equal values.
  private var counts: [JSONValue: Int] = [:]

  /// The index of each value of the list.
  private var indexes: [JSONValue: Int] = [:]

  /// Creates the list for a document.
  ///
  /// - Complexity: O(n) in the bytes of the document, for each level of it.
  init(of document: JSONValue) {
    count(document)
    text = text(of: document)
  }

  private mutating func count(_ value: JSONValue) {
    guard [.array, .object, .string].contains(value.kind) else { return }
    let (_, value) = Self.parts(of: value)
    counts[value, default: 0] += 1
    guard counts[value] == 1 else { return }
    for element in value.elements { count(element) }
    for member in value.members { count(member.value) }
  }

  /// Returns a value, or a reference to an element of the list.
  private mutating func text(of value: JSONValue) -> String {
    let (number, shared) = Self.parts(of: value)
    guard counts[shared, default: 0] > 1, shared.utf8.count >= Self.least else {
      return whole(value)
    }
    let index = indexes[shared] ?? add(shared)
    return number.map { "\"~\(index) \($0)\"" } ?? "\"~\(index)\""
  }

  /// Adds a value to the list.
  private mutating func add(_ value: JSONValue) -> Int {
    // The values inside come first.
    list.append(whole(value))
    indexes[value] = list.count - 1
    return list.count - 1
  }

  /// Returns a value with its own brackets or quotes.
  private mutating func whole(_ value: JSONValue) -> String {
    switch value.kind {
    case .array: return "[\(value.elements.map { text(of: $0) }.joined(separator: ","))]"
    case .object:
      let members = value.members.map { member in
        "\(JSONText.quoted(member.key)):\(text(of: member.value))"
      }
      return "{\(members.joined(separator: ","))}"
    case .string:
      let text = value.text
      return text.hasPrefix("\"~") ? "\"~" + text.dropFirst() : text
    default: return value.text
    }
  }

  /// Returns a text without a number at its start, and that number; any other value unchanged.
  private static func parts(of value: JSONValue) -> (number: String?, value: JSONValue) {
    guard value.kind == .string else { return (nil, value) }
    let bytes = value.utf8
    let digits = bytes.dropFirst().prefix { (0x30...0x39).contains($0) }
    guard (1...9).contains(digits.count), bytes[digits.endIndex] == 0x20 else {
      return (nil, value)
    }
    let rest = bytes.prefix(1) + bytes[(digits.endIndex + 1)...]
    return (String(decoding: digits, as: UTF8.self), JSONValue(validated: Array(rest), at: 0))
  }
}
