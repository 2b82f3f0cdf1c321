import Platform

/// README.md, taken apart.
enum Readme {
  /// The folder of the package.
  static let root = #filePath.split(separator: "/").dropLast(3).map { "/" + $0 }.joined()

  /// The lines of the file.
  static func lines() throws -> [Substring] {
    let bytes = try Files.read(root + "/README.md").bytes
    return String(decoding: bytes, as: UTF8.self).split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
  }

  /// The code blocks of a language, each as its lines.
  static func blocks(of language: String) throws -> [[String]] {
    var blocks: [[String]] = []
    var isInside = false
    for line in try lines() {
      if line.hasPrefix("```") {
        isInside = line == "```" + language
        if isInside { blocks.append([]) }
      } else if isInside {
        blocks[blocks.count - 1].append(String(line))
      }
    }
    return blocks
  }
}
