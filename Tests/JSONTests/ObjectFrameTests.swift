import TestSupport
import Testing

@testable import JSON

@Suite struct ObjectFrameTests {
  private func value(_ text: String) throws -> JSONValue { try JSONValue(parsing: text) }

  /// The numbers and values that a frame finds, or nil if it does not surround the object.
  private func values(_ frame: ObjectFrame, in object: JSONValue) -> [String]? {
    var values: [String] = []
    let isFramed = frame.forEachValue(in: object) { number, value in
      #expect(number == values.count)
      values.append(value.text)
    }
    #expect(frame.surrounds(object) == isFramed)
    return isFramed ? values : nil
  }

  @Test(
    arguments: [
      (
        #"{"a": 1, "b": "x"}"#, #"{"a": -2.5e3, "b": [1, {"c": 2}]}"#,
        ["-2.5e3", #"[1, {"c": 2}]"#]
      ),
      (#"{"a":1}"#, #"{"a":null}"#, ["null"]), ("{}", "{}", []),
      ("{ \"a\" : 1 \n}", "{ \"a\" : \"\" \n}", ["\"\""]),
      (#"{"a": 1, "a": 2}"#, #"{"a": "\"}", "a": true}"#, [#""\"}""#, "true"]),
      (#"{"é": 1}"#, #"{"é": {}}"#, ["{}"]),
    ])
  func `finds the values of an object that is written alike`(
    model: String,
    object: String,
    found: [String]
  ) throws {
    #expect(values(ObjectFrame(of: try value(model)), in: try value(object)) == found)
  }

  @Test(
    arguments: [
      (#"{"a": 1, "b": 2}"#, #"{"a": 1, "c": 2}"#), (#"{"a": 1, "b": 2}"#, #"{"b": 1, "a": 2}"#),
      (#"{"a": 1}"#, #"{"a": 1, "b": 2}"#), (#"{"a": 1, "b": 2}"#, #"{"a": 1}"#),
      (#"{"a":1}"#, #"{"a": 1}"#), (#"{"a": 1}"#, #"{"a":1}"#), (#"{"a": 1}"#, #"{"a": 1 }"#),
      (#"{"a": 1}"#, "{}"), ("{}", #"{"a": 1}"#), ("{}", "{ }"),
      (#"{"a": 1}"#, #"{"\u0061": 1}"#), ("[]", "[]"), ("1", "1"), (#"{"a": 1}"#, "\"a\""),
    ])
  func `knows another frame`(model: String, object: String) throws {
    #expect(values(ObjectFrame(of: try value(model)), in: try value(object)) == nil)
  }

  @Test(arguments: 0..<300)
  func `surrounds what differs only in its values`(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let scalars = ["1", "-0.5", "\"two\"", "[3, {\"k\": 4}]", "{}", "null", "\"\\\"}\"", "\"日\""]
    let blanks = ["", " ", "  ", "\n\t"]
    func object(_ blanks: [String], _ random: inout SeededGenerator) throws -> JSONValue {
      let members = (0..<blanks.count / 2).map { number in
        let value = scalars[random.below(scalars.count)]
        return blanks[2 * number] + "\"key\(number)\":" + blanks[2 * number + 1] + value
      }
      return try value("{" + members.joined(separator: ",") + "}")
    }
    func someBlanks() -> [String] {
      (0..<2 * random.below(6)).map { _ in blanks[random.below(blanks.count)] }
    }
    let (first, second) = (someBlanks(), someBlanks())
    let frame = ObjectFrame(of: try object(first, &random))
    let alike = try object(first, &random)
    #expect(values(frame, in: alike) == alike.members.map(\.value.text), "seed \(seed)")
    let other = try object(second, &random)
    #expect((values(frame, in: other) != nil) == (first == second), "seed \(seed)")
  }

  @Test(arguments: ["1", "\"a\\n\\u00e9\"", "[1, 2]", "{\"a\":  1}", "null", "true", "\"\""])
  func `the text of a value is appended as it is read`(text: String) throws {
    let value = try value(text)
    var bytes = Array("before ".utf8)
    let hasText = value.appendPlainText(to: &bytes)
    #expect(hasText == (value.plainText != nil))
    #expect(String(decoding: bytes, as: UTF8.self) == "before " + (value.plainText ?? ""))
  }

  @Test(arguments: [0, 7, 10, 99, 100, -1, -10, .max, .min])
  func `an integer is appended as it is described`(number: Int) {
    var bytes = Array("n".utf8)
    bytes.append(digitsOf: number)
    #expect(String(decoding: bytes, as: UTF8.self) == "n\(number)")
  }
}
