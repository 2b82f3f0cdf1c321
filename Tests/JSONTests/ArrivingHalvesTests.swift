import Dispatch
import Synchronization
import TestSupport
import Testing

@testable import JSON

/// A text that is scanned while its bytes arrive gives what one scan of the whole gives.
@Suite struct ArrivingHalvesTests {
  /// Memory whose bytes are wrong until somebody asks for them, each half from its front.
  private final class Memory: Sendable {
    private let bytes: [UInt8]
    private let limit: Int
    private let step: Int
    private let address: UInt
    private let copying = Mutex(())
    private let firstEnd = Atomic(0)
    private let secondEnd: Atomic<Int>

    /// Creates memory.
    ///
    /// - Parameters:
    ///   - bytes: The bytes that arrive.
    ///   - limit: The offset from which on no bytes arrive; nil for none.
    ///   - step: The number of bytes that a scan asks for at a time.
    ///   - filler: The byte that is everywhere before.
    init(_ bytes: [UInt8], limit: Int? = nil, step: Int, filler: UInt8) {
      self.bytes = bytes
      self.limit = limit ?? bytes.count
      self.step = step
      secondEnd = Atomic(bytes.count / 2)
      let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count + 1)
      unsafe memory.initialize(repeating: filler, count: bytes.count + 1)
      address = UInt(bitPattern: memory)
    }

    deinit { unsafe UnsafeMutablePointer<UInt8>(bitPattern: address)?.deallocate() }

    var text: ArrivingText {
      ArrivingText(
        count: bytes.count,
        step: step,
        withBytes: { self.withBytes($0) },
        arrive: { self.arrive($0) }
      )
    }

    private func withBytes(_ body: (borrowing Span<UInt8>) -> Void) {
      let memory = unsafe UnsafeBufferPointer<UInt8>(
        start: UnsafePointer(bitPattern: address),
        count: bytes.count
      )
      body(unsafe memory.span)
    }

    private func arrive(_ range: Range<Int>) -> Int {
      // A file is read in pieces, so a few more bytes than wanted arrive.
      let wanted = min((range.upperBound + 15) & ~15, limit)
      let middle = bytes.count / 2
      return copying.withLock { _ in
        if range.lowerBound < middle {
          let end = copy(from: firstEnd, to: min(wanted, middle))
          guard end == middle, range.upperBound > middle else { return end }
        }
        return copy(from: secondEnd, to: wanted)
      }
    }

    private func copy(from end: borrowing Atomic<Int>, to limit: Int) -> Int {
      var place = end.load(ordering: .acquiring)
      while place < limit {
        let byte = unsafe UnsafeMutablePointer<UInt8>(bitPattern: address + UInt(place))
        unsafe byte?.pointee = bytes[place]
        place += 1
      }
      end.store(place, ordering: .releasing)
      return place
    }
  }

  private static let thread = SecondThread(shortestText: 0) { work in
    let group = DispatchGroup()
    DispatchQueue.global().async(group: group, execute: DispatchWorkItem(block: work))
    return { _ = group.wait(timeout: .now() + .milliseconds(5)) }
  }

  private static let fillers = Array("\"]} 1,\n".utf8) + [0]

  private func scan(
    _ memory: Memory,
    isStrict: Bool = false,
    isLines: Bool? = nil,
    thread: SecondThread? = thread,
    isCancelled: (_ done: Int, _ total: Int) -> Bool = { _, _ in false }
  ) -> EarlyScan? {
    let scan = EarlyScan(
      of: memory.text,
      isStrict: isStrict,
      isLines: isLines,
      rowKeys: ["items", "rows"],
      notedKey: "height",
      secondThread: thread,
      isCancelled: isCancelled
    )
    return scan.isFinished ? scan : nil
  }

  /// What a scan of the whole says; nil for a text with an error.
  private func facts(_ bytes: [UInt8], isStrict: Bool, isLines: Bool?) -> [String]? {
    let document = try? JSONDocument(
      bytes,
      isStrict: isStrict,
      isLines: isLines,
      rowKeys: ["items", "rows"],
      notedKey: "height"
    )
    return document.map(HalvesTests.facts)
  }

  /// Checks a text in pieces of a random size; returns how many scans came to an end.
  @discardableResult
  private func check(
    _ bytes: [UInt8],
    step: Int,
    _ comment: String,
    using random: inout SeededGenerator
  ) -> Int {
    var ended = 0
    for isStrict in [false, true] {
      for isLines in [nil, true, false] {
        let whole = facts(bytes, isStrict: isStrict, isLines: isLines)
        let filler = Self.fillers.randomElement(using: &random) ?? 0
        let memory = Memory(bytes, step: step, filler: filler)
        guard let scan = scan(memory, isStrict: isStrict, isLines: isLines) else { continue }
        ended += 1
        #expect(
          JSONDocument(bytes, scannedBy: scan).map(HalvesTests.facts) == whole,
          "\(comment), step \(step), filler \(filler), strict \(isStrict), lines \(isLines as Any)"
        )
      }
    }
    return ended
  }

  @Test(arguments: HalvesTests.texts)
  func `every shape is read as by one scan of the whole`(sample: HalvesTests.Sample) {
    var random = SeededGenerator(seed: 1)
    let bytes = Array(sample.text.utf8)
    for step in [1, 9, 40, 100, 300, 1000, 10_000] {
      check(bytes, step: step, sample.comment, using: &random)
    }
    // Without an error, only a long token and a wrong middle can end the scan.
    let whole = facts(bytes, isStrict: false, isLines: nil)
    let scan = scan(Memory(bytes, step: 10_000, filler: 0x22), thread: nil)
    #expect((scan == nil) == (whole == nil))
    let text = Memory(bytes, step: 10_000, filler: 0x22).text
    #expect(EarlyScan(of: text).hasError == (whole == nil))
  }

  @Test func `a token longer than a step is not an error`() {
    for word in ["a", "é ", "\\u00e9", "\\ud83d\\ude00", "\\\\"] {
      let long = String(repeating: word, count: 500)
      let rows = HalvesTests.rows(0..<9)
      let bytes = Array("[\(rows), \"\(long)\", \(rows)]".utf8)
      for step in 20..<120 {
        let scan = EarlyScan(of: Memory(bytes, step: step, filler: 0x78).text)
        #expect(!scan.isFinished && !scan.hasError, "\(word), step \(step)")
      }
    }
  }

  @Test(arguments: 1...12 as ClosedRange<UInt64>)
  func `texts with random changes are read as by one scan of the whole`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<rounds(20, thorough: 500) {
      guard let sample = HalvesTests.texts.randomElement(using: &random) else { return }
      let bytes = HalvesTests.changed(sample, using: &random)
      let step = Int.random(in: 8...600, using: &random)
      check(bytes, step: step, "\(sample.comment), seed \(seed)", using: &random)
    }
  }

  @Test(arguments: ["[", "{\"sections\": [{\"items\": [", ""])
  func `short pieces are enough for short rows`(start: String) {
    let closers = ["[": "]", "{\"sections\": [{\"items\": [": "]}]}", "": ""]
    let rows = HalvesTests.rows(0..<3000, separator: start.isEmpty ? "\n" : ",")
    let bytes = Array((start + rows + (closers[start] ?? "")).utf8)
    var random = SeededGenerator(seed: 2)
    for step in [150, 1000, 4096] {
      let ended = check(bytes, step: step, start, using: &random)
      // As lines, a list is a text of one line; lines are nothing else.
      #expect(ended == (start.isEmpty ? 4 : 6), "step \(step)")
    }
  }

  @Test func `bytes that do not arrive end the scan on both threads`() {
    let bytes = Array("[\(HalvesTests.rows(0..<300))]".utf8)
    for count in stride(from: 0, to: bytes.count, by: rounds(97, thorough: 7)) {
      for step in [50, 400, 5000] {
        let memory = Memory(bytes, limit: count, step: step, filler: 0x5D)
        #expect(scan(memory) == nil, "\(count) bytes, step \(step)")
      }
    }
  }

  @Test func `a scan can be cancelled at each question`() {
    let bytes = Array("[\(HalvesTests.rows(0..<300))]".utf8)
    var questions = 0
    let whole = scan(Memory(bytes, step: 200, filler: 0)) { _, _ in
      questions += 1
      return false
    }
    #expect(whole != nil)
    #expect(questions >= 20)
    for stop in 1..<20 {
      var asked = 0
      let scan = scan(Memory(bytes, step: 200, filler: 0)) { done, total in
        #expect(done <= total)
        asked += 1
        return asked == stop
      }
      #expect(scan == nil)
      #expect(asked == stop)
    }
  }

  @Test func `another encoding is left to the scan of the whole`() {
    #expect(scan(Memory([0xFF, 0xFE, 0x5B, 0, 0x5D, 0], step: 100, filler: 0)) == nil)
    #expect(scan(Memory([], step: 100, filler: 0)) == nil)
  }
}
