import CommandLanguage
import JSON
import Platform

/// Standard input as one text.
@MainActor enum StandardInputText {
  /// More bytes than this are no log that a person looks at.
  private static let limit = 64 << 20

  /// Reads to the end; bytes that are no UTF-8 stand as U+FFFD.
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
