import TestSupport
import Testing

@testable import JSON

@Suite struct MemberTests {
  private static let names = ["title", "id", "a\"b", "é", "", "subtitle", "subtitle2", "subtitle9"]

  /// A name as it may stand in a file: plain, or with each scalar written out.
  private static func spelling(_ name: String, _ random: inout SeededGenerator) -> String {
    guard random.chance(30) else { return JSONValue.string(name).text }
    let units = name.utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
    return "\"" + units.joined() + "\""
  }

  @Test(arguments: 0..<200)
  func `looking for several members finds what looking for each finds`(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let values = ["1", "\"two\"", "[3, {\"title\": 4}]", "{\"id\": {}}", "null", "\"\\\"}\""]
    let blanks = ["", " ", "  ", "\n\t", "            "]
    func blank() -> String { blanks[random.below(blanks.count)] }
    let members = (0..<random.below(12)).map { _ in
      let name = Self.spelling(Self.names[random.below(Self.names.count)], &random)
      return blank() + name + blank() + ":" + blank() + values[random.below(values.count)] + blank()
    }
    let object = try JSONValue(parsing: "{" + members.joined(separator: ",") + blank() + "}")
    let wanted = Self.names.map { random.chance(80) ? $0 : nil }
    let found = object.members(named: JSONKeys(wanted))
    for (number, name) in wanted.enumerated() {
      #expect(found[number]?.text == name.flatMap { object[$0]?.text }, "seed \(seed): \(object)")
    }
  }

  @Test(arguments: ["[1]", "\"title\"", "7", "null"])
  func `what is no object has no members`(text: String) throws {
    let found = try JSONValue(parsing: text).members(named: JSONKeys(["title"]))
    #expect(found[0] == nil)
  }

  @Test func `a number without a name has nothing`() throws {
    let found = try JSONValue(parsing: #"{"a": 1}"#).members(named: JSONKeys([nil, "a"]))
    #expect(found[0] == nil)
    #expect(found[1]?.integer == 1)
    #expect(found[7] == nil)
    #expect(found[-1] == nil)
  }
}
