import TestSupport
import Testing

@testable import JSON

@Suite struct MemberPathTests {
  @Test(
    arguments: [
      ("name", ["name"]), ("name.common", ["name", "common"]), ("tags.0", ["tags", "0"]),
      (#""a.b".c"#, ["a.b", "c"]), (#"a."b\"c\u0041""#, ["a", "b\"cA"]), (#""""#, [""]),
      (#""".x"#, ["", "x"]), ("", [""]), ("/name/common", ["name", "common"]), ("/", [""]),
      ("/a~1b/m~0n", ["a/b", "m~n"]), ("/a//b", ["a", "", "b"]), ("a b.c d", ["a b", "c d"]),
      (#"say "hi""#, [#"say "hi""#]),
    ]
  )
  func `a path is read into its steps`(text: String, steps: [String]) throws {
    #expect(try MemberPath(text).steps == steps)
  }

  @Test(
    arguments: [
      ("a..b", MemberPathError.Reason.emptyStep, 2), (".a", .emptyStep, 0), ("a.", .emptyStep, 2),
      (".", .emptyStep, 0), (#"a."b"#, .openQuote, 2), (#""a\"#, .openQuote, 0),
      (#""a"b"#, .textAfterQuote, 3), (#""a\q".b"#, .badEscape, 0), ("/a~2", .badEscape, 2),
      ("/a~", .badEscape, 2),
    ]
  )
  func `what is not a path says where`(
    text: String,
    reason: MemberPathError.Reason,
    offset: Int
  ) throws {
    let error = #expect(throws: MemberPathError.self) { try MemberPath(text) }
    #expect(error == MemberPathError(reason, at: offset))
    #expect(MemberPath(orKey: text).steps == [text])
  }

  @Test(
    arguments: [
      (["name", "common"], "name.common"), (["a.b", "c"], #""a.b".c"#), ([""], #""""#),
      (["/a"], "/a"), (["/a", "b"], #""/a".b"#), (["a", "x\"y"], #"a."x\"y""#), (["a.b"], "a.b"),
    ]
  )
  func `steps are written so that they read back`(steps: [String], text: String) throws {
    #expect(MemberPath(steps: steps).text == text)
    let object = Self.nested(steps[...])
    #expect(object[MemberPath(steps: steps)]?.integer == 1)
    #expect(object[MemberPath(orKey: text)]?.integer == 1)
    #expect(object[try MemberPath(MemberPath(steps: steps).pointer)]?.integer == 1)
  }

  private static func nested(_ steps: ArraySlice<String>) -> JSONValue {
    steps.reversed().reduce(.number(1)) { .object([($1, $0)]) }
  }

  @Test(
    arguments: [
      (#"{"name": {"common": "Chad"}}"#, "name.common", #""Chad""#),
      (#"{"a.b": 1, "a": {"b": 2}}"#, "a.b", "1"),
      (#"{"a": {"b": 2}}"#, "a.b", "2"),
      (#"{"a.b": 1, "a": {"b": 2}}"#, "/a/b", "2"),
      (#"{"/a/b": 3, "a": {"b": 2}}"#, "/a/b", "3"),
      (#"{"a": {"b": 1}, "a": {"b": 2}}"#, "a.b", "2"),
      (#"{"a": {"b": 1}, "a": {"c": 2}}"#, "a.b", nil),
      (#"{"a": {"b": 1}, "a": 2}"#, "a.b", nil),
      (#"{"a": {"b": 1, "b": 2}}"#, "a.b", "2"),
      (#"{"tags": ["x", "y"]}"#, "tags.1", #""y""#),
      (#"{"tags": ["x", "y"]}"#, "tags.2", nil),
      (#"{"tags": {"1": 7}}"#, "tags.1", "7"),
      (#"{"tags": ["x"]}"#, "tags.00", nil),
      (#"{"t": [[1, 2], [3, {"x": [4]}]], "u": 5}"#, "t.1.1.x.0", "4"),
      (#"{"t": [[], 1]}"#, "t.0.0", nil),
      (#"{"\u0061": {"\u0062": 1}}"#, "a.b", "1"),
      (#"{"": {"": 1}}"#, "\"\".\"\"", "1"),
      (#"[[1], {"a": 2}]"#, "1.a", "2"),
      ("7", "a.b", nil), (#""text""#, "a.b", nil), ("null", "a", nil), ("{}", "a.b", nil),
    ]
  )
  func `a value is found`(text: String, path: String, found: String?) throws {
    let value = try JSONValue(parsing: text)
    #expect(value[try MemberPath(path)]?.text == found)
    let several = value.members(named: JSONKeys([nil, path, "u"]))
    #expect(value.kind != .object || several[1]?.text == found)
  }

  @Test(arguments: 0..<200)
  func `a walk finds what step by step is found`(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let object = try JSONValue(parsing: Self.object(&random, depth: 4))
    let steps = (0...random.below(4)).map { _ in ["a", "b", "0", "1", "a.b"][random.below(5)] }
    let path = MemberPath(steps: steps)
    var expected: JSONValue? = object
    for step in steps {
      expected =
        expected?.kind == .array
        ? Int(step).flatMap { Array(expected?.elements.map(\.self) ?? []).at($0) }
        : expected?[step]
    }
    if let whole = object[path.text] { expected = whole }
    #expect(object[path]?.range == expected?.range, "seed \(seed): \(path) in \(object)")
    let found = object.members(named: JSONKeys([path.text]))[0]
    #expect(found?.range == expected?.range, "seed \(seed): \(path) in \(object)")
  }

  private static func object(_ random: inout SeededGenerator, depth: Int) -> String {
    let members = (0..<random.below(5)).map { _ in
      "\"\(["a", "b", "0", "1", "a.b"][random.below(5)])\" : \(value(&random, depth: depth))"
    }
    return "{ " + members.joined(separator: " ,") + "}"
  }

  private static func value(_ random: inout SeededGenerator, depth: Int) -> String {
    switch depth == 0 ? 2 + random.below(2) : random.below(4) {
    case 0: return object(&random, depth: depth - 1)
    case 1:
      let elements = (0..<random.below(3)).map { _ in value(&random, depth: depth - 1) }
      return "[" + elements.joined(separator: ", ") + " ]"
    case 2: return "\"a\\\"b}]\""
    default: return "\(random.below(100))"
    }
  }

  @Test(arguments: [500, 511])
  func `a path may be as deep as a document`(depth: Int) throws {
    let steps = (0..<depth).map { $0.isMultiple(of: 2) ? "a" : "0" }
    let path = MemberPath(steps: steps)
    var text = "1"
    for step in steps.reversed() {
      text = step == "a" ? "{\"z\": 0, \"a\": \(text)}" : "[\(text), 9]"
    }
    let value = try JSONValue(parsing: text)
    #expect(value[path]?.text == "1")
    let changed = try value.setting(path, to: .number(2))
    #expect(changed[path]?.text == "2")
    #expect(changed.text.utf8.count == text.utf8.count)
    #expect(try JSONValue.object([]).setting(path, to: .null)[path]?.kind == .null)
  }
}

@Suite struct PathEditingTests {
  @Test(
    arguments: [
      (
        #"{"name": { "common":"Chad" } , "x":1}"#, "name.common",
        #"{"name": { "common":9 } , "x":1}"#
      ),
      (#"{"tags":[1, 2 ]}"#, "tags.1", #"{"tags":[1, 9 ]}"#),
      (#"{"a":1}"#, "n.c", #"{"a":1,"n":{"c":9}}"#),
      (#"{"a": 1}"#, "n.c.d", #"{"a": 1, "n": {"c": {"d": 9}}}"#),
      (#"{ "a": 1 }"#, "n.c", #"{ "a": 1, "n": { "c": 9 } }"#),
      ("{\n  \"a\": 1\n}", "n.c", "{\n  \"a\": 1,\n  \"n\": {\n    \"c\": 9\n  }\n}"),
      (
        "{\r\n\t\"a\": 1,\r\n\t\"b\": {}\r\n}", "n.c",
        "{\r\n\t\"a\": 1,\r\n\t\"b\": {},\r\n\t\"n\": {\r\n\t\t\"c\": 9\r\n\t}\r\n}"
      ),
      (#"{"n": {"b":1}}"#, "n.c", #"{"n": {"b":1,"c":9}}"#),
      (#"{"a.b": 1, "a": {"b": 2}}"#, "a.b", #"{"a.b": 9, "a": {"b": 2}}"#),
      (#"{"a":{"b":1},"a":{"b":2}}"#, "a.b", #"{"a":{"b":1},"a":{"b":9}}"#),
      (#"{}"#, "tags.0", #"{"tags": [9]}"#),
    ]
  )
  func `setting changes the place alone`(text: String, path: String, result: String) throws {
    let changed = try JSONValue(parsing: text).setting(MemberPath(path), to: .number(9))
    #expect(changed.text == result)
    #expect(try JSONValue(parsing: result) == changed)
  }

  @Test(
    arguments: [
      (#"{"name": "Chad"}"#, "name.common", PathEditError.Reason.scalar(.string), 1),
      (#"{"name": null}"#, "name.common", .scalar(.null), 1),
      (#"{"a": {"b": 1}}"#, "a.b.c.d", .scalar(.number), 2),
      (#"{"tags": [1]}"#, "tags.x", .keyInArray, 1),
      (#"{"tags": [1]}"#, "tags.1", .indexPastEnd(count: 1), 1),
      (#"{}"#, "tags.3", .indexPastEnd(count: 0), 1),
    ]
  )
  func `a step that leads nowhere is an error`(
    text: String,
    path: String,
    reason: PathEditError.Reason,
    step: Int
  ) throws {
    let value = try JSONValue(parsing: text)
    let error = #expect(throws: PathEditError.self) {
      try value.setting(MemberPath(path), to: .number(9))
    }
    #expect(error?.reason == reason)
    #expect(error?.step == step)
  }

  @Test(
    arguments: [
      (#"{"a": {"b": 1, "c": 2}}"#, "a.b", #"{"a": {"c": 2}}"#),
      (#"{"t": [1, 2, 3 ]}"#, "t.0", #"{"t": [2, 3 ]}"#),
      (#"{"t": [1, 2, 3 ]}"#, "t.2", #"{"t": [1, 2 ]}"#),
      (#"{"t": [ 1 ]}"#, "t.0", #"{"t": []}"#),
      (#"{"a": 1}"#, "a.b", #"{"a": 1}"#), (#"{"a": 1}"#, "x.y", #"{"a": 1}"#),
    ]
  )
  func `removing takes a comma along`(text: String, path: String, result: String) throws {
    let changed = try JSONValue(parsing: text).removing(MemberPath(path))
    #expect(changed.text == result)
    #expect(try JSONValue(parsing: result) == changed)
  }
}

extension Array {
  fileprivate func at(_ index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
