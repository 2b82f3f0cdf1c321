import JSON
import Testing

@Suite struct DepthTests {
  @Test(arguments: [("[", "]"), ("{\"a\":", "}")])
  func `reads 512 levels and compares, prints and edits them`(open: String, close: String) throws {
    let inner = open == "[" ? "" : "1"
    let text = String(repeating: open, count: 512) + inner + String(repeating: close, count: 512)
    let value = try JSONValue(parsing: text)
    #expect(value == (try JSONValue(parsing: text)))
    #expect(value.text == text)
    #expect(value.compact == value)
    #expect(value.setting("b", to: .null).removing("b") == value)
  }

  @Test func `refuses the 513th bracket at its place`() throws {
    let text = String(repeating: "[\n", count: 513)
    let error = try #require(failure(text))
    #expect(error.reason == .tooDeep(limit: 512))
    #expect(error.place.offset == 1024)
    #expect(error.place.line == 513)
    #expect(error.place.column == 1)
    #expect(error.place.path == String(repeating: "[0]", count: 512))
  }

  @Test(arguments: ["[", "{\"a\":", "[{\"a\":"])
  func `refuses megabytes of brackets`(open: String) throws {
    let error = try #require(failure(String(repeating: open, count: 1_000_000)))
    #expect(error.reason == .tooDeep(limit: 512))
  }

  @Test func `a closed level counts no more`() {
    let text = "[" + String(repeating: "[[]],", count: 2000) + "0]"
    #expect(failure(text) == nil)
  }
}
