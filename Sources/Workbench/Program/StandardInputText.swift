import CommandLanguage
import JSON
import Platform

/// A reader of standard input as one text.
@MainActor enum StandardInputText {
  /// The maximum size, in bytes; larger input is not a log that a user reads.
  private static let limit = 64 << 20

  /// Reads to the end; invalid UTF-8 becomes U+FFFD.
  static func read() throws(CommandError) -> String {
    let stream = InputStream()
    var bytes: [UInt8] = []
    while bytes.count < limit {
      switch stream.nextLine() {
      case .line(let line):
        if bytes.isEmpty, let name = TextEncoding.foreignName(of: stream.head) {
          throw CommandError(FileFault.encoding(path: "standard input", name: name))
        }
        bytes += line
        bytes.append(0x0A)
      case .end: return String(decoding: bytes, as: UTF8.self)
      case .interrupted: throw Session.interruption
      case .failed(let error): throw CommandError(FileFault.standardInput(problem: error.message))
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
