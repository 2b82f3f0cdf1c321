import JSON
import TestSupport
import Testing

@Suite struct FuzzTests {
  /// A good document with something of everything.
  private static let good = #"""
    {"title": "Ä𝄞 \u00e9\ud834\udd1e \"q\" \\", "style":"plain",
      "n": [0, -1, 1.50, 2e+10, 123456789012345678901234567890, true, false, null],
      "sections": [{"header": "h", "items": [{"id": "a", "height": 60.5}, {}, []]}, [[]], ""],
      "ключ": {"a b": {"": 1}}}

    """#

  @Test func `every truncation is refused where the text ends or before`() {
    let bytes = Array(Self.good.utf8)
    let end = (bytes.lastIndex(of: UInt8(ascii: "}")) ?? 0) + 1
    #expect(failure(bytes) == nil)
    for length in 0..<end {
      let error = failure(Array(bytes[..<length]))
      #expect(error != nil, "\(length)")
      #expect((error?.place.offset ?? 0) <= length, "\(length)")
    }
  }

  @Test func `every flipped bit is refused or is JSON that reads back`() {
    let bytes = Array(Self.good.utf8)
    for index in bytes.indices {
      for bit in 0..<8 {
        var changed = bytes
        changed[index] ^= 1 << UInt8(bit)
        check(changed, "byte \(index), bit \(bit)")
      }
    }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `random bytes never trap`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let alphabet =
      Array("{}[]\",:\\u0eE+-.1 \n\rtruefalsn'/*#é\u{301}𝄞".utf8) + [0xFF, 0x80, 0, 0x1F]
    for _ in 0..<rounds(300, thorough: 1000) {
      let count = Int.random(in: 0..<40, using: &random)
      check((0..<count).map { _ in alphabet.randomElement(using: &random) ?? 0 }, "seed \(seed)")
    }
  }

  /// What is refused by its beginning has the error of the whole, and only what is wrong is refused.
  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `a wrong beginning has the error of the whole text`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let rows = (0..<200).map { "{\"id\": \($0), \"ключ\": \"\\u00e9 \($0)\"}" }
    let good = Array("[\(rows.joined(separator: seed % 2 == 0 ? ",\n" : ", "))]".utf8)
    for _ in 0..<20 {
      var bytes = good
      let place = Int.random(in: bytes.indices, using: &random)
      bytes[place] = [0x00, 0x2C, 0x5D, 0x22, 0xFF, 0xC3, 0x61].randomElement(using: &random) ?? 0
      let whole = failure(bytes, isLines: nil).map(report)
      for length in [0, 3000, 4500, 6000, bytes.count] {
        let beginning = Array(bytes.prefix(length))
        guard !JSONDocument.mayBegin(with: beginning) else { continue }
        #expect(failure(beginning, isLines: nil).map(report) == whole, "byte \(place), \(length)")
        #expect(whole != nil)
      }
      if place < 300, whole != nil {
        #expect(!JSONDocument.mayBegin(with: Array(bytes.prefix(6000))), "byte \(place)")
      }
    }
  }

  /// What holds for any bytes: an error points into them, a value reads back the same.
  private func check(_ bytes: [UInt8], _ comment: String) {
    for isLines in [nil, true, false] {
      do throws(JSONError) {
        let document = try JSONDocument(bytes, isLines: isLines, rowKeys: ["items"])
        checkRead(document, comment)
      } catch {
        #expect((0...bytes.count).contains(error.place.offset), "\(comment)")
        #expect((0...error.excerpt.count).contains(error.caret), "\(comment)")
        #expect(error.excerpt.count <= 100, "\(comment)")
        #expect(error.place.line >= 1 && error.place.column >= 1, "\(comment)")
      }
    }
  }

  private func checkRead(_ document: JSONDocument, _ comment: String) {
    let root = document.root
    do throws(JSONError) {
      let again = try JSONValue(parsing: Array(root.utf8))
      #expect(again == root, "\(comment)")
      #expect(canonical(again.compact) == canonical(root), "\(comment)")
      for array in document.arrays {
        for index in 0..<array.count {
          guard let element = document.element(index, of: array) else { continue }
          let read = try JSONValue(parsing: Array(element.utf8))
          #expect(read == element, "\(comment)")
        }
      }
    } catch {
      Issue.record("\(comment): \(error)")
    }
  }
}
