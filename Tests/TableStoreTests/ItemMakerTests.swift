import JSON
import TableModel
import TableStore
import Testing

/// Many rows made one after the other.
@Suite struct ItemMakerTests {
  private func make(
    _ values: [String],
    in text: String,
    taken: (String) -> Bool = { _ in false }
  ) throws -> (texts: [String], notes: [String]) {
    let document = try Desk(text).document
    var maker = ItemMaker(document, isRaw: true)
    let texts = try values.enumerated().map { serial, value in
      let item = maker.make(try JSONValue(parsing: value), serial: serial, isTaken: taken)
      return item.key.map { "\($0): \(item.value.text)" } ?? item.value.text
    }
    return (texts, maker.notes)
  }

  @Test func `rows of a plain object have keys that nobody has`() throws {
    let taken: Set<String> = ["a", "a 2", "New row"]
    let values = [#"{"a":1}"#, #"{"a":2}"#, #"{"b":3}"#, #"{"b":4}"#, #"{"x":5,"y":6}"#, #""a 3""#]
    let (texts, notes) = try make(values, in: #"{"p":1,"q":2}"#) { taken.contains($0) }
    #expect(
      texts == [
        "a 3: 1", "a 4: 2", "b: 3", "b 2: 4", #"New row 2: {"x":5,"y":6}"#, "a 3 2: null",
      ]
    )
    #expect(
      notes == [
        "the key \"a\" already exists; the new row is \"a 3\"",
        "the key \"a\" already exists; the new row is \"a 4\"",
        "the key \"b\" already exists; the new row is \"b 2\"",
        "the key \"New row\" already exists; the new row is \"New row 2\"",
        "the key \"a 3\" already exists; the new row is \"a 3 2\"",
      ]
    )
  }

  @Test(arguments: [1000, 20_000]) func `a name costs a few questions, however many want it`(
    count: Int
  ) throws {
    var questions = 0
    let values = Array(repeating: #"{"x":1,"y":2}"#, count: count)
    let (texts, notes) = try make(values, in: #"{"p":1,"q":2}"#) { _ in
      questions += 1
      return false
    }
    #expect(questions <= 2 * count)
    #expect(Set(texts).count == count)
    #expect(texts.last == "New row \(count): {\"x\":1,\"y\":2}")
    #expect(notes.count == 6)
    #expect(
      notes.last == (count == 1000 ? "994" : "19,994")
        + " more keys already exist; their rows have numbers too"
    )
  }

  @Test func `equal notes are one`() throws {
    let document = try Desk(#"[{"x":[1]}]"#).document
    var maker = ItemMaker(document, isRaw: false)
    for serial in 0..<1200 { _ = maker.make(.string("n"), serial: serial) { _ in false } }
    #expect(
      maker.notes == ["no key is bound to the title; it is kept as \"title\" (1,200 rows)"]
    )
  }
}
