import CommandLanguage
import JSON
import Platform

/// A reader of lines from a file, a pipe or standard input, without a prompt.
@MainActor final class StreamLineReader: LineReader {
  private let stream: InputStream

  /// The number of lines read.
  private(set) var number = 0

  /// The location of a line that is not valid text, or nil.
  private(set) var blame: CommandResult.ErrorLocation?

  /// Whether the bytes are text in another encoding.
  private var isForeign = false

  /// The stable error code for the failure that ended reading.
  var failureCode: String { blame == nil && !isForeign ? "io" : "bad-encoding" }

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - stream: The source of the lines.
  ///   - sink: The destination of their output, which is flushed before waiting for a line.
  init(_ stream: InputStream, answering sink: (any AnswerSink)? = nil) {
    self.stream = stream
    stream.mayWait = { [weak self, weak sink] in
      guard sink?.flush() ?? true else { return false }
      self?.waitBesideCompanion()
      return true
    }
  }

  /// The work that continues while a line of standard input is awaited, or nil.
  var companion: LineCompanion?

  /// Lets the companion work until standard input has something, or until Ctrl-C.
  private func waitBesideCompanion() {
    guard let companion else { return }
    while !Interruption.isPending {
      let waited = Descriptors.wait(
        for: Descriptors.input,
        beside: companion.descriptors(),
        milliseconds: min(companion.milliseconds() ?? 1000, 1000)
      )
      if waited.result == .ready || Interruption.isPending { return }
      if waited.result == .woken { Interruption.drain() }
      _ = companion.work {}
    }
  }

  var isInteractive: Bool { false }
  var completer: ((_ textBeforeCursor: String) -> Completion)?

  func readLine(prompt: String) -> LineRead {
    switch stream.nextLine() {
    case .line(let bytes):
      number += 1
      // The first line may be empty, or end within a two-byte character.
      if number <= 2, let name = TextEncoding.foreignName(of: stream.head) {
        isForeign = true
        return .failed("commands must be UTF-8, not \(name)")
      }
      let bytes = bytes.dropFirst(Self.markCount(of: bytes, number))
      do throws(UTF8.ValidationError) {
        return .line(String(copying: try UTF8Span(validating: bytes.span)))
      } catch {
        blame = Self.blame(bytes, number)
        return .failed("line \(number) is not valid UTF-8")
      }
    case .end: return .endOfInput
    case .interrupted: return .interrupted
    case .failed(let error):
      return .failed(
        error.isTooLong
          ? "line \(number + 1) is longer than \(InputStream.lineLimit >> 20) MB" : error.message
      )
    }
  }

  /// Returns the location of the first invalid UTF-8 byte in the displayed line.
  private static func blame(
    _ bytes: ArraySlice<UInt8>,
    _ number: Int
  ) -> CommandResult.ErrorLocation {
    let shown = String(decoding: bytes, as: UTF8.self)
    let offset = zip(shown.utf8, bytes).prefix { $0 == $1 }.count
    return CommandResult.ErrorLocation(offset: offset, in: shown, firstLine: number)
  }

  /// Returns the size of a byte order mark before a script's first command, in bytes.
  private static func markCount(of bytes: ArraySlice<UInt8>, _ number: Int) -> Int {
    number == 1 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }
}
