import JSON
import TestSupport
import Testing

@Suite struct EditingTests {
  @Test(
    arguments: [
      (#"{"a":1}"#, "a", #"{"a":9}"#),
      (#"{"a": 1, "b":2}"#, "a", #"{"a": 9, "b":2}"#),
      (#"{"a":1,"b":2,"a":3}"#, "a", #"{"a":1,"b":2,"a":9}"#),
      (#"{"\u0061":1}"#, "a", #"{"\u0061":9}"#),
      (#"{}"#, "a", #"{"a": 9}"#),
      (#"{ }"#, "a", #"{ "a": 9 }"#),
      ("{\n  }", "a", "{\n    \"a\": 9\n  }"),
      (#"{"b":1}"#, "a", #"{"b":1,"a":9}"#),
      (#"{"b": 1}"#, "a", #"{"b": 1, "a": 9}"#),
      (#"{ "b": 1 }"#, "a", #"{ "b": 1, "a": 9 }"#),
      (#"{"b" : 1 , "c" : 2 }"#, "a", #"{"b" : 1 , "c" : 2 , "a" : 9 }"#),
      ("{\n  \"b\": 1\n}", "a", "{\n  \"b\": 1,\n  \"a\": 9\n}"),
      ("{\r\n\t\"b\":1,\r\n\t\"c\":2\r\n}", "a", "{\r\n\t\"b\":1,\r\n\t\"c\":2,\r\n\t\"a\":9\r\n}"),
      ("{ \"b\": 1\n, \"c\": 2\n}", "a", "{ \"b\": 1\n, \"c\": 2\n, \"a\": 9\n}"),
      (#"{"b":1}"#, "x\"\n", #"{"b":1,"x\"\n":9}"#),
      (#"[1]"#, "a", #"[1]"#),
      (#""s""#, "a", #""s""#),
    ]
  )
  func `setting keeps the style`(text: String, key: String, result: String) throws {
    let changed = try JSONValue(parsing: text).setting(key, to: .number(9))
    #expect(changed.text == result)
    #expect(try JSONValue(parsing: result) == changed)
  }

  @Test(
    arguments: [
      (#"{"a":1}"#, "a", #"{}"#),
      (#"{ "a": 1 }"#, "a", #"{}"#),
      (#"{"a":1, "b":2}"#, "a", #"{"b":2}"#),
      (#"{"a":1, "b":2}"#, "b", #"{"a":1}"#),
      (#"{"a":1, "b":2,"c":3 }"#, "b", #"{"a":1,"c":3 }"#),
      (#"{"a":1,"b":2,"a":3}"#, "a", #"{"b":2}"#),
      (#"{"a":1,"\u0061":2}"#, "a", #"{}"#),
      ("{\n  \"a\": 1,\n  \"b\": 2\n}", "a", "{\n  \"b\": 2\n}"),
      ("{\n  \"a\": 1,\n  \"b\": 2\n}", "b", "{\n  \"a\": 1\n}"),
      (#"{"é":1,"e\#u{301}":2}"#, "é", #"{"e\#u{301}":2}"#),
      (#"{"b":1}"#, "a", #"{"b":1}"#),
      (#"[1]"#, "a", #"[1]"#),
    ]
  )
  func `removing takes the separator along`(text: String, key: String, result: String) throws {
    let changed = try JSONValue(parsing: text).removing(key)
    #expect(Array(changed.utf8) == Array(result.utf8))
    #expect(try JSONValue(parsing: result) == changed)
  }

  @Test(
    arguments: [
      ("{ \"a b\" : [ 1 , \"x y\\\" \" ] ,\n\t\"c\":{ } }", "{\"a b\":[1,\"x y\\\" \"],\"c\":{}}"),
      ("[]", "[]"), ("\" \"", "\" \""), ("1", "1"),
    ]
  )
  func `compact drops white space between tokens only`(text: String, result: String) throws {
    #expect(try JSONValue(parsing: text).compact.text == result)
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `random edits agree with a list of members`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let keys = ["a", "b", "é", "e\u{301}", "", "a\"b", "long key with many letters"]
    var value = try JSONValue(
      parsing: ["{}", "{ }", "{\n}", "{\n  \"z\": 0\n}"].randomElement(using: &random) ?? "{}"
    )
    var model = value.members.map { (Array($0.key.utf8), $0.value.text) }
    for step in 0..<60 {
      let key = keys.randomElement(using: &random) ?? ""
      let bytes = Array(key.utf8)
      if Int.random(in: 0..<3, using: &random) == 0 {
        value = value.removing(key)
        model.removeAll { $0.0 == bytes }
      } else {
        value = value.setting(key, to: .number(step))
        if let index = model.firstIndex(where: { $0.0 == bytes }) {
          model[index].1 = "\(step)"
        } else {
          model.append((bytes, "\(step)"))
        }
      }
      let read = try JSONValue(parsing: value.text).members.map {
        (Array($0.key.utf8), $0.value.text)
      }
      let isEqual = read.elementsEqual(model) { $0.0 == $1.0 && $0.1 == $1.1 }
      #expect(isEqual, "seed \(seed), step \(step): \(value.text)")
    }
  }
}
