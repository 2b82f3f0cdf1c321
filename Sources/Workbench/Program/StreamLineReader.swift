import CommandLanguage
import JSON
import Platform

/// Reads lines from a file, a pipe or standard input; nobody is prompted.
@MainActor final class StreamLineReader: LineReader {
  private let stream: InputStream

  /// How many lines were read.
  private(set) var number = 0

  /// Where the line lies that is no text, or nil.
  private(set) var blame: CommandResult.ErrorLocation?

  /// Whether the bytes are a text in another encoding.
  private var isForeign = false

  /// The stable word for what broke the lines off.
  var failureCode: String { blame == nil && !isForeign ? "io" : "bad-encoding" }

  /// Makes a reader.
  ///
  /// - Parameters:
  ///   - stream: Where the lines come from.
  ///   - sink: Where their answers go: all of them, before a line is waited for.
  init(_ stream: InputStream, answering sink: (any AnswerSink)? = nil) {
    self.stream = stream
    guard let sink else { return }
    stream.mayWait = { [weak sink] in sink?.flush() ?? true }
  }

  var isInteractive: Bool { false }
  var completer: ((_ textBeforeCursor: String) -> Completion)?

  func readLine(prompt: String) -> LineRead {
    switch stream.nextLine() {
    case .line(let bytes):
      number += 1
      // The first line may be empty, and its end half of a character.
      if number <= 2, let name = TextEncoding.foreignName(of: stream.head) {
        isForeign = true
        return .failed("this is \(name); commands are read as UTF-8")
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

  /// The first byte that is no UTF-8, in the line as it can be shown.
  private static func blame(
    _ bytes: ArraySlice<UInt8>,
    _ number: Int
  ) -> CommandResult.ErrorLocation {
    let shown = String(decoding: bytes, as: UTF8.self)
    let offset = zip(shown.utf8, bytes).prefix { $0 == $1 }.count
    return CommandResult.ErrorLocation(offset: offset, in: shown, firstLine: number)
  }

  /// How many bytes belong to the byte order mark at the start of a script, which is no part of its first command.
  private static func markCount(of bytes: ArraySlice<UInt8>, _ number: Int) -> Int {
    number == 1 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }
}
