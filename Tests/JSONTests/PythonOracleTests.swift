import Foundation
import JSON
import TestSupport
import Testing

/// Strict CPython as a judge: what it accepts and reads, so must we.
@Suite struct PythonOracleTests {
  private static let script = """
    import json, sys
    def no(x): raise ValueError(x)
    class Number(str): pass
    class Members(list): pass
    def hexed(s): return '.'.join('%x' % b for b in s.encode('utf-8'))
    def canonical(v):
        if isinstance(v, Number): return 'n' + v
        if isinstance(v, str): return 's' + hexed(v)
        if isinstance(v, Members): return '{' + ','.join(hexed(k) + ':' + canonical(x) for k, x in v) + '}'
        if isinstance(v, list): return '[' + ','.join(map(canonical, v)) + ']'
        return {True: 't', False: 'f', None: 'z'}[v]
    for line in sys.stdin:
        try:
            text = bytes.fromhex(line).decode('utf-8')
            value = json.loads(text, parse_constant=no, parse_float=Number, parse_int=Number,
                               object_pairs_hook=Members)
            print(canonical(value))
        except (ValueError, RecursionError):
            print('-')
    """

  /// The first python3 on the search path, or nil.
  private static let python = (ProcessInfo.processInfo.environment["PATH"] ?? "")
    .split(separator: ":").map { "\($0)/python3" }
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  private static let seeds = [
    #"{"a": [1, -2.5e+3, "x\n\u00e9", true, null], "b": {"c": {}}, "a": 0}"#,
    #"["\ud834\udd1e", "é𝄞", "", [], {}, 0, -0, 1E400, 123456789012345678901234567890]"#,
    #" [ false , { "k" : "\"\\\/\b\f\n\r\t" } ] "#,
    #"{"é": 1, "key": [[1, 2], [3]], "long text here": "0123456789abcdef0123456789abcdef"}"#,
  ]

  @Test(.enabled(if: python != nil), arguments: 1...4 as ClosedRange<UInt64>)
  func `accepts and reads what strict CPython does`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let documents = (0..<2500).map { _ in Self.mutated(using: &random) }
    let answers = try Self.ask(documents)
    #expect(answers.count == documents.count)
    for (document, answer) in zip(documents, answers) {
      let own = (try? JSONValue(parsing: document)).map(canonical) ?? "-"
      #expect(own == answer, "seed \(seed): \(String(decoding: document, as: UTF8.self))")
    }
  }

  private static func mutated(using random: inout SeededGenerator) -> [UInt8] {
    let pieces =
      [
        "\"", "\\", "{", "}", "[", "]", ",", ":", "0", "1", "-", "+", ".", "e", " ", "\n", "u",
        "\\u", "true", "null", "NaN", "\\ud800", "\u{7F}", "\t", "é", "/", "'", "\u{0}", "01",
      ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xED, 0xA0, 0x80]]
    var bytes = Array((seeds.randomElement(using: &random) ?? "").utf8)
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let start = Int.random(in: 0...bytes.count, using: &random)
      let end = min(bytes.count, start + Int.random(in: 0...2, using: &random))
      let piece = Bool.random(using: &random) ? pieces.randomElement(using: &random) : nil
      bytes.replaceSubrange(start..<end, with: piece ?? [])
    }
    return bytes
  }

  private static func ask(_ documents: [[UInt8]]) throws -> [String] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: python ?? "")
    process.arguments = ["-c", script]
    let input = FileManager.default.temporaryDirectory
      .appendingPathComponent("json-oracle-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: input) }
    let lines = documents.map { bytes in
      bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
    try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: input)
    let output = Pipe()
    process.standardInput = try FileHandle(forReadingFrom: input)
    process.standardOutput = output
    try process.run()
    let answer = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: answer, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
