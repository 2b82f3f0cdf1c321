import CommandLanguage
import JSON
import TestSupport
import Testing

/// Data that is written piece by piece is that of the whole value.
@Suite struct StreamedValueTests {
  /// A value, and the same with lists that are produced while they are written.
  private struct Pair {
    var value: AnswerValue
    var streamed: StreamedValue
  }

  private func makePair(_ depth: Int, _ generator: inout SeededGenerator) -> Pair {
    switch Int.random(in: 0..<(depth > 3 ? 3 : 6), using: &generator) {
    case 0: return Pair(value: .int(7), streamed: .value(.int(7)))
    case 1: return Pair(value: "a \"b\"\n", streamed: .value("a \"b\"\n"))
    case 2: return Pair(value: ["x": [1, .null]], streamed: .value(["x": [1, .null]]))
    case 3:
      let pairs = (0..<2).map { _ in makePair(depth + 1, &generator) }
      return Pair(
        value: .object(pairs.enumerated().map { .init("k\($0)", $1.value) }),
        streamed: .object(pairs.enumerated().map { .init("k\($0)", $1.streamed) })
      )
    default:
      let count = Int.random(in: 0..<5, using: &generator)
      let pairs = (0..<count).map { _ in makePair(depth + 1, &generator) }
      let values = pairs.map(\.streamed)
      return Pair(
        value: .list(pairs.map(\.value)),
        streamed: .list(of: Array(values.indices)) { values[$0] }
      )
    }
  }

  private func outcome(_ answer: Answer) -> CommandResult {
    CommandResult(
      number: 1,
      place: CommandPlace(),
      command: "look",
      result: .success(answer),
      blame: nil
    )
  }

  private func streamed(_ value: StreamedValue) -> CommandResult {
    var listing = Listing(columns: [], count: 0) { { _ in false } }
    listing.data = value
    return outcome(Answer(listing, OutputStyle()))
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `every format of objects writes the whole value`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let pair = makePair(0, &generator)
      #expect(pair.streamed.whole == pair.value, "seed \(seed)")
      for format in [AnswerFormat.json, .jsonl, AnswerFormat.jsonl.exporting] {
        var pieces = OutputPieces(streamed(pair.streamed), format.writer())
        let whole = format.writer().output(for: outcome(Answer(pair.value, [])))
        #expect(pieces.rest() == whole, "seed \(seed): \(format.rawValue)")
        #expect(format.writer().output(for: streamed(pair.streamed)) == whole, "seed \(seed)")
      }
    }
  }

  @Test func `output that is cut off is valid JSON`() throws {
    let numbers = StreamedValue.list(of: 0..<1_000_000) { .value(.int($0)) }
    let value = StreamedValue.object([.init("rows", numbers), .init("more", .value(true))])
    for format in [AnswerFormat.json, .jsonl, AnswerFormat.jsonl.exporting] {
      var pieces = OutputPieces(streamed(value), format.writer())
      let piece = pieces.next()
      var bytes = try #require(piece)
      #expect(bytes.count < 40_000)
      bytes += pieces.cut()
      #expect(pieces.next() == nil)
      _ = try JSONValue(parsing: String(decoding: bytes, as: UTF8.self))
    }
  }

  @Test func `lines for people are pulled one at a time`() {
    var listing = Listing(columns: [], count: 0) { { _ in false } }
    listing.makeLines = {
      var number = 0
      return {
        number += 1
        return number > 100_000 ? nil : StyledLine([.init("line \(number)")])
      }
    }
    let outcome = outcome(Answer(listing, OutputStyle()))
    var pieces = OutputPieces(outcome, AnswerFormat.text.writer())
    let first = pieces.next()
    #expect((first?.count ?? .max) < 40_000)
    let rest = pieces.rest()
    #expect(rest.hasSuffix("line 99999\nline 100000\n"))
    #expect(AnswerFormat.text.writer().output(for: outcome).hasSuffix(rest))
  }
}
