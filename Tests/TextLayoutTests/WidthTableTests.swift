import Foundation
import Testing

@testable import TextLayout

@Suite struct WidthTableTests {
  private static let python = "/usr/bin/python3"

  @Test func `the table names its Unicode version`() {
    #expect(WidthTableData.unicodeVersion == "15.0.0")
  }

  @Test func `the unfolded table stays small`() {
    #expect(WidthTable.shared.blockCount < 200)
  }

  @Test func `the first and the last scalar have a class`() {
    #expect(ScalarClass("\u{0}").isEscaped)
    #expect(ScalarClass("\u{10FFFF}").isEscaped)
  }

  @Test func `printable ASCII needs no table`() {
    for value: UInt8 in 0x20...0x7E {
      let scalar = Unicode.Scalar(value)
      #expect(ScalarClass(scalar) == WidthTable.shared[scalar.value])
    }
  }

  @Test(
    .enabled(
      if: UnicodeFiles.areInstalled && FileManager.default.isExecutableFile(atPath: python),
      "The package unicode-data or Python is not installed."
    )
  )
  func `the checked-in table is what the generator writes`() throws {
    let file = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    let root = file.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.python)
    process.arguments = [root.path + "/.ci/make-width-table.py", "--check"]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test(arguments: 0..<24)
  func `printable ASCII is told from all else at every offset`(length: Int) {
    let plain = [UInt8](repeating: 0x41, count: length)
    #expect(isPlain(plain))
    for offset in 0..<length {
      for byte: UInt8 in 0...255 {
        var bytes = plain
        bytes[offset] = byte
        #expect(isPlain(bytes) == (0x20...0x7E).contains(byte))
      }
    }
  }

  private func isPlain(_ bytes: [UInt8]) -> Bool {
    isPrintableASCII(bytes.span)
  }
}
