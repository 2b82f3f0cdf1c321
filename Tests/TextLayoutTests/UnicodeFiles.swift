import Foundation

/// The files of the Unicode Character Database, where the package `unicode-data` is installed.
enum UnicodeFiles {
  static let folder = "/usr/share/unicode"

  static let areInstalled = FileManager.default.fileExists(
    atPath: folder + "/EastAsianWidth.txt"
  )

  static let absence = "The package unicode-data is not installed."

  /// The lines of a file without remarks, each as its fields.
  static func fields(_ name: String, separator: Character = ";") throws -> [[String]] {
    let data = try Data(contentsOf: URL(fileURLWithPath: folder + "/" + name))
    return String(decoding: data, as: UTF8.self).split(separator: "\n").compactMap { line in
      let text = line.prefix { $0 != "#" }
      if text.allSatisfy(\.isWhitespace) { return nil }
      return text.split(separator: separator).map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  /// The value that a property file gives to each code point it lists.
  static func property(_ name: String) throws -> [UInt32: String] {
    var values: [UInt32: String] = [:]
    for fields in try fields(name) where fields.count > 1 {
      let ends = fields[0].split(separator: ".").compactMap { UInt32($0, radix: 16) }
      guard let first = ends.first, let last = ends.last else { continue }
      for code in first...last { values[code] = fields[1] }
    }
    return values
  }

  /// The text of code points in hexadecimal, `1F468 200D 1F469`.
  static func text(_ codes: some StringProtocol) -> String {
    var scalars = String.UnicodeScalarView()
    for code in codes.split(separator: " ") {
      if let value = UInt32(code, radix: 16), let scalar = Unicode.Scalar(value) {
        scalars.append(scalar)
      }
    }
    return String(scalars)
  }
}
