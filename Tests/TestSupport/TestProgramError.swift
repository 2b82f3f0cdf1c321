/// What went wrong while a test drove a program, with all that the program had written.
public struct TestProgramError: Error, CustomStringConvertible, Sendable {
  /// The words, ready to be read in a test's report.
  public let description: String

  init(_ description: String) {
    self.description = description
  }

  init(_ problem: String, log: [UInt8]) {
    description = "\(problem); the program wrote:\n\(TestProgramError.dump(log))"
  }

  /// Shows bytes with their controls escaped, a line of the program on each line.
  static func dump(_ bytes: [UInt8]) -> String {
    var text = ""
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      if scalar == "\n" {
        text += "\\n\n"
      } else if scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) {
        text += scalar.escaped(asASCII: true)
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
