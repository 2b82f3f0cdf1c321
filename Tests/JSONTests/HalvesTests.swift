import Dispatch
import Synchronization
import TestSupport
import Testing

@testable import JSON

/// A long text in two halves gives what one scan from front to back gives.
@Suite struct HalvesTests {
  /// Runs the work at once, which shows the same as a second thread.
  private static let thread = SecondThread(shortestText: 0) { work in
    work()
    return {}
  }

  /// What a document or an error says, with and without a second thread.
  private func facts(
    _ bytes: [UInt8],
    isStrict: Bool,
    isLines: Bool?,
    thread: SecondThread?
  )
    -> [String]
  {
    do throws(JSONError) {
      let document = try JSONDocument(
        bytes,
        isStrict: isStrict,
        isLines: isLines,
        rowKeys: ["items", "rows"],
        notedKey: "height",
        secondThread: thread
      )
      return Self.facts(document)
    } catch {
      return [report(error)]
    }
  }

  /// What a document says.
  static func facts(_ document: JSONDocument) -> [String] {
    [
      "\(document.isLines) \(document.hasByteOrderMark) \(document.root.range)",
      "\(document.arrays)", "\(document.offsets)", "\(document.notes.map(\.reading))",
      "\(document.duplicates)", "\(document.duplicateCount)", "\(document.notedKey ?? "")",
    ]
  }

  private func checkHalves(_ bytes: [UInt8], _ comment: String) {
    for isStrict in [false, true] {
      for isLines in [nil, true, false] {
        let whole = facts(bytes, isStrict: isStrict, isLines: isLines, thread: nil)
        let halves = facts(bytes, isStrict: isStrict, isLines: isLines, thread: Self.thread)
        #expect(
          whole == halves,
          "\(comment), strict \(isStrict), lines \(String(describing: isLines))"
        )
      }
    }
  }

  private static func row(_ number: Int) -> String {
    "{\"id\": \(number), \"title\": \"Row \(number)\", \"height\": \(40 + number % 7)}"
  }

  static func rows(_ range: Range<Int>, separator: String = ",\n") -> String {
    range.map(row).joined(separator: separator)
  }

  private static func sections(_ count: Int, of size: Int, tail: String = "") -> String {
    (0..<count).map { number in
      "{\"header\": \"S\(number)\", \"items\": [" + rows(number * size..<(number + 1) * size)
        + "]\(tail)}"
    }.joined(separator: ", ")
  }

  /// A text, with what is special about it.
  struct Sample: CustomTestStringConvertible {
    let comment: String
    let text: String

    init(_ sample: (String, String)) { (comment, text) = sample }

    var testDescription: String { comment }
  }

  static let texts: [Sample] = [
    ("rows", "[\(rows(0..<60))]"), ("rows without space", "[\(rows(0..<60, separator: ","))]"),
    ("rows of a key", "{\"a\": 1, \"items\": [\(rows(0..<60))], \"b\": 2}"),
    ("rows deep in objects", "{\"a\": {\"b\": {\"c\": {\"items\": [\(rows(0..<60))], \"d\": 1}}}}"),
    (
      "sections", "{\"title\": \"T\", \"sections\": [\(sections(6, of: 10))], \"style\": \"plain\"}"
    ),
    (
      "sections with keys after their rows",
      "{\"sections\": [\(sections(6, of: 10, tail: ", \"height\": 9, \"footer\": [1, {}]"))]}"
    ),
    ("one long section", "{\"sections\": [\(sections(1, of: 60, tail: ", \"height\": 5"))]}"),
    ("sections of one row", "[\(sections(60, of: 1))]"),
    (
      "a key again in the root",
      "{\"title\": 1, \"items\": [\(rows(0..<60))], \"x\": 2, \"title\": 3, \"x\": 4}"
    ),
    (
      "a key again in a section", "[\(sections(3, of: 20, tail: ", \"header\": 1, \"header\": 2"))]"
    ),
    ("a key again in a late row", "[\(rows(0..<60)), {\"a\": 1, \"a\": 2}, \(row(1))]"),
    ("a key again in an early row", "[{\"a\": 1, \"a\": 2}, \(rows(0..<60))]"),
    ("two lists", "{\"items\": [\(rows(0..<60))], \"rows\": [\(rows(0..<5))], \"e\": []}"),
    (
      "a list before",
      "{\"e\": [[], [1]], \"rows\": [\(rows(0..<5))], \"items\": [\(rows(0..<60))]}"
    ),
    ("arrays as rows", "[\((0..<80).map { "[\($0), \"a\", [1, 2]]" }.joined(separator: ", "))]"),
    ("numbers", "[\((0..<400).map(String.init).joined(separator: ", "))]"),
    (
      "a string that looks like rows",
      "[\(rows(0..<3)), {\"id\": \"\(String(repeating: "}, {\\\"id\\\": 1", count: 90))\"}, {\"id\": 2}]"
    ),
    (
      "a row that looks like a section",
      "[\((0..<30).map { "{\"id\": \($0), \"items\": [{\"id\": 1}, {\"id\": 2}]}" }.joined(separator: ","))]"
    ),
    ("lines", (0..<60).map(row).joined(separator: "\n")),
    ("lines with blank lines", (0..<60).map(row).joined(separator: "\n\n \r\n")),
    ("lines and then only space", row(1) + "\n" + String(repeating: " \n", count: 900)),
    ("lines of sections", sections(30, of: 2).replacing("}, {\"header", with: "}\n{\"header")),
    ("lines of numbers", (0..<300).map(String.init).joined(separator: "\n")),
    ("values over several lines", (0..<40).map { _ in "{\n\"a\":\n1\n}" }.joined(separator: "\n")),
    ("two values on a line", "[\(rows(0..<60))] [\(rows(0..<60))]"),
    ("a mark before", "\u{FEFF}[\(rows(0..<60))]"), ("a string", "\"\(rows(0..<9).count)\""),
    ("nothing", ""), ("space", "  \n "), ("an end too early", "[\(rows(0..<60)), "),
    ("a bracket too much", "[\(rows(0..<60))]]"), ("a wrong bracket", "[\(rows(0..<60))}"),
    ("a mistake near the end", "[\(rows(0..<60)), {\"a\": 01}, \(row(1))]"),
    ("a mistake near the start", "[{\"a\": tru}, \(rows(0..<60))]"),
    ("no comma near the middle", "[\(rows(0..<30)) \(rows(30..<60))]"),
    (
      "more nesting than allowed",
      "[\(rows(0..<60)), \(String(repeating: "[", count: 520)), \(rows(0..<60))]"
    ),
  ].map(Sample.init)

  @Test(arguments: texts)
  func `every shape is read as by one scan`(sample: Sample) {
    checkHalves(Array(sample.text.utf8), sample.comment)
  }

  @Test(arguments: texts)
  func `another thread reads the second half while this one reads the first`(sample: Sample) {
    let thread = SecondThread(shortestText: 0) { work in
      let group = DispatchGroup()
      DispatchQueue.global().async(group: group, execute: DispatchWorkItem(block: work))
      return { _ = group.wait(timeout: .now() + .milliseconds(5)) }
    }
    let bytes = Array(sample.text.utf8)
    let whole = facts(bytes, isStrict: false, isLines: nil, thread: nil)
    #expect(facts(bytes, isStrict: false, isLines: nil, thread: thread) == whole)
  }

  /// A sample's bytes with one to three random changes.
  static func changed(_ sample: Sample, using random: inout SeededGenerator) -> [UInt8] {
    let alphabet = Array("{}[]\",:\\ \n1ae".utf8) + [0xFF, 0xC3, 0x00]
    var bytes = Array(sample.text.utf8)
    for _ in 0..<Int.random(in: 1...3, using: &random) where !bytes.isEmpty {
      let place = Int.random(in: bytes.indices, using: &random)
      let byte = alphabet.randomElement(using: &random) ?? 0
      switch Int.random(in: 0..<3, using: &random) {
      case 0: bytes[place] = byte
      case 1: bytes.insert(byte, at: place)
      default: bytes.remove(at: place)
      }
    }
    return bytes
  }

  @Test(arguments: 1...12 as ClosedRange<UInt64>)
  func `texts with random changes are read as by one scan`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<rounds(40, thorough: 1000) {
      guard let sample = Self.texts.randomElement(using: &random) else { return }
      let bytes = Self.changed(sample, using: &random)
      checkHalves(bytes, "\(sample.comment), seed \(seed)")
    }
  }

  /// Three megabytes, so that a scan is asked for cancellation between the middle and the end.
  @Test(arguments: ["[", "{\"sections\": [{\"items\": [", ""])
  func `the first scan ends in the middle where the text allows it`(start: String) throws {
    let closers = ["[": "]", "{\"sections\": [{\"items\": [": "]}]}", "": ""]
    let text = start + Self.rows(0..<60_000, separator: start.isEmpty ? "\n" : ",")
    let bytes = Array((text + (closers[start] ?? "")).utf8)
    var asked: [Int] = []
    let document = try JSONDocument(bytes, rowKeys: ["items"], secondThread: Self.thread) {
      asked.append($1)
      #expect($0 <= $1)
      return false
    }
    #expect(document.offsets.count >= 60_000)
    // The second scan is not asked here, and the first one not after the middle.
    #expect(asked.count == bytes.count >> 21)
    #expect(asked.allSatisfy { $0 == bytes.count })
  }

  @Test func `a cancellation while the second half is read is one of the whole`() {
    let bytes = Array("[\(Self.rows(0..<60))]".utf8)
    let released = Mutex<(@Sendable () -> Void)?>(nil)
    let thread = SecondThread(shortestText: 0) { work in
      released.withLock { $0 = work }
      return {}
    }
    var count = 0
    #expect(throws: JSONError(wholeText: .cancelled)) {
      try JSONDocument(bytes, secondThread: thread) { _, _ in
        count += 1
        return count == 3
      }
    }
    // The thread ends even where nobody waits for it.
    released.withLock { $0 }?()
  }
}
