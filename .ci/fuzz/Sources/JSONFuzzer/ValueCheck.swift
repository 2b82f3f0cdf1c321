import Fuzzing
import JSON

/// What holds of any value that was read.
struct ValueCheck {
  private let value: JSONValue

  init(_ value: JSONValue) { self.value = value }

  func run() {
    let meaning = meaning(of: value)
    check(read(Array(value.utf8)) == value, "the value reads back as another")
    let compact = value.compact
    check(compact.compact == compact, "shortened twice it is another")
    check(self.meaning(of: read(Array(compact.utf8))) == meaning, "shortened it means another")
    var writer = JSONWriter()
    writer.value(value)
    check(rawControls(in: writer.text) == [], "raw: \(rawControls(in: writer.text))")
    check(!writer.text.contains("\n"), "it is written on several lines")
    check(self.meaning(of: read(writer.bytes)) == meaning, "written it means another")
    check(self.meaning(of: read(Array(copy(of: value).utf8))) == meaning, "a copy means another")
    checkMembers()
  }

  /// Setting and removing members do what they say and leave the others alone.
  private func checkMembers() {
    guard value.kind == .object else { return }
    let keys = value.members.prefix(4).map(\.key) + ["", "new \u{7F}\""]
    for key in keys {
      let set = value.setting(key, to: .number(7))
      check(read(Array(set.utf8)) == set, "with a member set it is no value")
      check(set[key]?.text == "7", "a member was not set")
      let isNew = value[key] == nil
      check(set.count == value.count + (isNew ? 1 : 0), "setting changed how many there are")
      let others = value.members.filter { !$0.key.utf8.elementsEqual(key.utf8) }
      let removed = set.removing(key)
      check(read(Array(removed.utf8)) == removed, "with a member removed it is no value")
      check(removed[key] == nil, "a member was not removed")
      check(
        removed.members.map(\.value) == others.map(\.value)
          && removed.members.map { Array($0.key.utf8) } == others.map { Array($0.key.utf8) },
        "the other members have changed"
      )
    }
  }

  private func read(_ bytes: [UInt8]) -> JSONValue {
    do throws(JSONError) { return try JSONValue(parsing: bytes) } catch {
      check(false, "what was written is no JSON: \(error)")
      return .null
    }
  }

  /// The value made anew from what its parts say.
  private func copy(of value: JSONValue) -> JSONValue {
    switch value.kind {
    case .object: .object(value.members.map { ($0.key, copy(of: $0.value)) })
    case .array: .array(value.elements.map(copy))
    case .string: value.string.map { .string($0) } ?? .null
    case .number: value
    case .bool: .bool(value.bool == true)
    case .null: .null
    }
  }

  /// What the value says: keys and strings as bytes, numbers as they are written.
  private func meaning(of value: JSONValue) -> String {
    switch value.kind {
    case .object:
      return "{"
        + value.members.map { "\(Array($0.key.utf8)):\(meaning(of: $0.value))" }
        .joined(separator: ",") + "}"
    case .array: return "[" + value.elements.map(meaning).joined(separator: ",") + "]"
    case .string:
      check(value.string != nil, "a string has no text")
      return "\(Array((value.string ?? "").utf8))"
    case .number:
      checkNumber(value)
      return value.text
    case .bool: return value.bool == true ? "t" : "f"
    case .null: return "z"
    }
  }

  /// A number is what Swift makes of its digits, or nothing where it does not fit.
  private func checkNumber(_ number: JSONValue) {
    let double = Double(number.text).flatMap { $0.isFinite ? $0 : nil }
    check(number.double == double, "\(number.text) is \(String(describing: number.double))")
    // An exponent or a fraction may still make a whole number.
    if let int = Int(number.text) {
      check(number.integer == int, "\(number.text) is \(String(describing: number.integer))")
    }
  }
}
