import Platform

/// README.md and the pages of the documentation, taken apart.
enum Readme {
  /// The folder of the package.
  static let root = #filePath.split(separator: "/").dropLast(3).map { "/" + $0 }.joined()

  /// The pages with the tables that README.md had no room for.
  static let pages =
    [
      "Commands", "Contributing", "Embedding", "Examples", "Promises", "Speed", "Tour",
    ].map { page($0) } + [page("Lessons", of: "Teaching")]

  /// The path of a page in the catalog of a module.
  static func page(_ name: String, of module: String = "Workbench") -> String {
    "\(root)/Sources/\(module)/\(module).docc/\(name).md"
  }

  /// The lines between two marks of the file, or of another one; nil without the marks.
  static func part(_ name: String, of path: String = root + "/README.md") throws -> [String]? {
    let lines = try lines(of: path).map(String.init)
    guard let start = lines.firstIndex(of: "<!-- \(name) -->"),
      let end = lines.firstIndex(of: "<!-- /\(name) -->"), start < end
    else { return nil }
    return Array(lines[start + 1..<end])
  }

  /// The lines of the file, or of another one.
  static func lines(of path: String = root + "/README.md") throws -> [Substring] {
    let bytes = try Files.read(path).bytes
    return String(decoding: bytes, as: UTF8.self).split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
  }

  /// The files of tests, however deep they stand.
  static func testFiles(in folder: String = root + "/Tests") throws -> [String] {
    try Files.list(folder).flatMap { entry in
      let path = "\(folder)/\(entry.name)"
      if entry.isDirectory { return try testFiles(in: path) }
      return path.hasSuffix(".swift") ? [path] : []
    }
  }

  /// The code blocks of a language, each as its lines; those of another file where one is named.
  static func blocks(
    of language: String,
    in path: String = root + "/README.md"
  ) throws -> [[String]] {
    var blocks: [[String]] = []
    var isInside = false
    for line in try lines(of: path) {
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
