import Testing

@testable import LineEditing

@Suite struct KeyFilterTests {
  private func run(_ text: String, thenExpire: Bool = false) -> [KeyFilter.Output] {
    var filter = KeyFilter()
    var outputs = text.utf8.compactMap { filter.feed($0) }
    if thenExpire { outputs += [filter.expire()].compactMap(\.self) }
    return outputs
  }

  private func typed(_ text: String, thenExpire: Bool = false) -> String {
    let bytes = run(text, thenExpire: thenExpire).flatMap { output -> [UInt8] in
      if case .typed(let bytes) = output { bytes } else { [] }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: [
    ("abc\u{1}表", "abc\u{1}表"),
    ("\u{1B}b", "\u{1B}b"),
    ("\u{1B}[A", "\u{1B}[A"),
    ("\u{1B}OA", "\u{1B}[A"),
    ("\u{1B}[1~", "\u{1B}[H"),
    ("\u{1B}[8~", "\u{1B}[F"),
    ("\u{1B}[3~", "\u{1B}[3~"),
    ("\u{1B}[1;2D", "\u{1B}[D"),
    ("\u{1B}[1;3C", "\u{1B}[1;5C"),
    ("\u{1B}\u{1B}[A", "\u{1B}[A"),
    ("\u{1B}[15~x", "x"),
    ("\u{1B}[1;\u{1B}[Ax", "\u{1B}[Ax"),
    ("\u{1B}[12\rx", "\rx"),
    ("\u{1B}]0;a\u{1B}[Ax", "\u{1B}[Ax"),
    ("\u{1B}[" + String(repeating: "1", count: 1000) + "mx", "x"),
  ]) func `lets through what is understood`(input: String, output: String) {
    #expect(typed(input) == output)
  }

  @Test(arguments: [
    ("\u{1B}", "\u{1B}"), ("\u{1B}O", "\u{1B}O"), ("\u{1B}P", "\u{1B}P"), ("\u{1B}[", ""),
    ("\u{1B}[1;5", ""), ("\u{1B}]0;t", ""), ("a", "a"), ("\u{1B}[M ", ""),
  ]) func `what is half a sequence becomes a key or nothing`(input: String, output: String) {
    #expect(typed(input, thenExpire: true) == output)
  }

  @Test(
    arguments: [
      ("\u{1B}[12;80R", [.cursor(ScreenPlace(row: 11, column: 79))]), ("\u{1B}[0;0R", []),
      ("\u{1B}[R", []), ("\u{1B}[;R", []),
      ("\u{1B}[1;2;3R", []), ("\u{1B}[?1;2R", []), ("\u{1B}[1;99999999999999999999R", []),
    ] as [(String, [KeyFilter.Output])]
  )
  func `knows where the terminal says its cursor is`(input: String, outputs: [KeyFilter.Output]) {
    #expect(run(input) == outputs)
  }

  @Test func `waits for nothing once a sequence is whole`() {
    var filter = KeyFilter()
    #expect(filter.patience == nil)
    _ = filter.feed(0x1B)
    #expect(filter.patience == 50)
    _ = filter.feed(UInt8(ascii: "["))
    #expect(filter.patience == 200)
    _ = filter.feed(UInt8(ascii: "A"))
    #expect(filter.patience == nil)
  }

  @Test func `a paste comes in one piece, whatever is in it`() {
    let outputs = run("a\u{1B}[200~x\u{1B}[A\t\u{1B}[201\u{1B}[201~b")
    #expect(
      outputs == [
        .typed([0x61]),
        .pasted(Array("x\u{1B}[A\t\u{1B}[201".utf8), isCut: false),
        .typed([0x62]),
      ]
    )
  }

  @Test func `a paste that is too long is cut and still ends`() {
    for (length, isCut) in [(99, false), (100, false), (101, true), (105, true), (900, true)] {
      var filter = KeyFilter(pasteLimit: 100)
      let text = "\u{1B}[200~" + String(repeating: "x", count: length) + "\u{1B}[201~b"
      let kept = [UInt8](repeating: 0x78, count: min(100, length))
      #expect(
        text.utf8.compactMap { filter.feed($0) }
          == [.pasted(kept, isCut: isCut), .typed([0x62])],
        "\(length) bytes"
      )
    }
  }

  @Test func `nothing that bytes may say breaks the filter`() {
    let seed = UInt64.random(in: .min ... .max)
    var state = seed
    var keys = KeySource()
    for _ in 0..<200_000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let choice = Array("\u{1B}\u{1B}[[O]P;0123~AM\u{7}\\a".utf8)
      let pick = Int(state >> 33) % (choice.count + 8)
      keys.feed([pick < choice.count ? choice[pick] : UInt8(truncatingIfNeeded: state >> 40)])
      if state >> 60 == 0 { keys.expire() }
      while let key = keys.take() {
        if case .paste(let text, _) = key {
          #expect(!text.unicodeScalars.contains("\u{1B}"), "seed \(seed)")
        }
      }
    }
  }
}
