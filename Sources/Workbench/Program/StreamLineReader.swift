import Platform

/// Reads lines from a file, a pipe or standard input; nobody is prompted.
@MainActor final class StreamLineReader: LineReader {
  private let stream: InputStream
  private var number = 0

  init(_ stream: InputStream) { self.stream = stream }

  var isInteractive: Bool { false }
  var completer: ((_ textBeforeCursor: String) -> Completion)?

  func readLine(prompt: String) -> LineRead {
    switch stream.nextLine() {
    case .line(let bytes):
      number += 1
      guard let line = String(validating: bytes[Self.start(of: bytes, number)...], as: UTF8.self)
      else { return .failed("line \(number) is not valid UTF-8") }
      return .line(line)
    case .end: return .endOfInput
    case .interrupted: return .interrupted
    case .failed(let error): return .failed(error.message)
    }
  }

  /// A byte order mark at the start of a script is no part of its first command.
  private static func start(of bytes: [UInt8], _ number: Int) -> Int {
    number == 1 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }
}
