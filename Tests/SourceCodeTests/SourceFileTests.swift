import Testing

@testable import SourceCode

@Suite struct SourceFileTests {
  private func file(_ text: String) -> SourceFile {
    SourceFile(path: "Module/File.swift", bytes: Array(text.utf8))
  }

  /// Each declaration as its kind, owner, name and lines.
  private func found(_ text: String) -> [String] {
    file(text).declarations.map {
      let owner = $0.owner.isEmpty ? "" : $0.owner + " "
      return "\($0.kind) \(owner)\($0.name) \($0.lines.lowerBound)-\($0.lines.upperBound)"
    }
  }

  @Test(arguments: [
    ("func a() {}", ["function a() 1-1"]),
    (
      "/// One.\n/// Two.\n@MainActor public func a(_ b: Int, c d: [Int: Int]) -> Int {\n  1\n}",
      ["function a(_:c:) 1-5"]
    ),
    ("func < (lhs: A, rhs: A) -> Bool { true }", ["function <(lhs:rhs:) 1-1"]),
    (
      "func a<T: B<C>>(x: (T, Int) -> Void = { _, _ in }, y: Set<T, Int>) where T: D {}",
      ["function a(x:y:) 1-1"]
    ),
    ("func `default`(`in` x: Int) {}", ["function default(`in`:) 1-1"]),
    (
      "protocol P {\n  func a() -> Int\n  var b: Int { get }\n  init(c: Int)\n  associatedtype D\n}",
      [
        "protocol P 1-6", "function P a() 2-2", "property P b 3-3", "initializer P init(c:) 4-4",
        "other P D 5-5",
      ]
    ),
    (
      "struct A: B {\n  struct C {\n    let d = 1\n  }\n}\nextension A.C { func e() {} }",
      [
        "struct A 1-5", "struct A C 2-4", "property A.C d 3-3", "extension A.C 6-6",
        "function A.C e() 6-6",
      ]
    ),
    (
      "class A {\n  class func b() {}\n  static let c: [Int] = [\n    1,\n  ]\n\n  // Note.\n  var d: Int {\n    1\n  }\n}",
      ["class A 1-11", "function A b() 2-2", "property A c 3-5", "property A d 7-10"]
    ),
    (
      "func a() {\n  func b(_ c: Int) {}\n  struct D { var e = 1 }\n  let f = { (g: Int) in g }\n}",
      ["function a() 1-5", "function b(_:) 2-2", "struct D 3-3", "property D e 3-3"]
    ),
    ("let a = \"} \\(b { \"}\" }) {\"\nlet c = 1", ["property a 1-1", "property c 2-2"]),
    (
      "let a = #\"\\( } \"#\nlet b = \"\"\"\n  } \"\\(\"}\")\"\n  \"\"\"\nfunc c() {}",
      ["property a 1-1", "property b 2-4", "function c() 5-5"]
    ),
    ("/* } /* { */ func a() {} */ func b() {}", ["function b() 1-1"]),
    ("#if X\nfunc a() {}\n#else\nfunc b() {}\n#endif", ["function a() 2-2", "function b() 4-4"]),
    (
      "enum A: Int {\n  case b = 1, c\n  indirect case d(A)\n  subscript(e: Int) -> Int { 1 }\n}",
      ["enum A 1-5", "other A b 2-2", "other A d 3-3", "initializer A subscript(e:) 4-4"]
    ),
    (
      "extension [Int] where Element == Int {\n  var a: Int { reduce(0) { $0 + $1 } }\n}",
      ["extension [Int] 1-3", "property [Int] a 2-2"]
    ),
    ("", []), ("// Only a comment.", []),
  ]) func `the declarations of a text are found`(text: String, expected: [String]) {
    #expect(found(text) == expected)
    #expect(file(text).isBalanced)
  }

  @Test(arguments: [
    "func a() {", "}", "struct A { func b( }", "func a() { ( }", "let a = [", "\"", "/*", "`",
  ])
  func `a text that is cut ends`(text: String) {
    _ = file(text)
  }

  @Test(arguments: ["func a() {", "}", "let a = ["])
  func `a brace without its counterpart is noticed`(text: String) {
    #expect(!file(text).isBalanced)
  }

  @Test func `any cut of a real file ends`() throws {
    let source = try #require(SourceLibrary.wirings.first)
    let bytes = Array(source.text.utf8)
    for end in stride(from: 0, to: bytes.count, by: 37) {
      _ = SourceFile(path: "", bytes: Array(bytes[..<end]))
    }
  }

  @Test func `lines of code are neither blank nor comment`() {
    let text = "// A\n\nlet a = 1 // B\n   \n  // C\nlet b = 2\n"
    #expect(file(text).codeLines == 2)
    #expect(file(text).lines.count == 6)
  }

  @Test func `messages are the strings that begin with a method`() {
    let text = #"let a = ["b(c:d:) 0 3", "E.f(_:)", "g", "h(i j)", "k(", "(l)", "m()"] // "n()""#
    #expect(file(text).messages == ["b(c:d:)", "f(_:)", "m()"])
  }
}
