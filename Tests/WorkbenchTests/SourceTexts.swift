import Foundation

/// The sources as text, for rules that hold for every word in them.
struct SourceTexts {
  /// The files of some modules by their paths below `Sources`.
  let files: [(path: String, text: String)]

  /// Reads every Swift file of some modules.
  init(of modules: [String]) throws {
    let sources = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources").standardized
    files = try modules.flatMap { module in
      try FileManager.default
        .subpathsOfDirectory(atPath: sources.appending(path: module).path)
        .filter { $0.hasSuffix(".swift") }.sorted()
        .map { file in
          let path = "\(module)/\(file)"
          return (path, try String(contentsOf: sources.appending(path: path), encoding: .utf8))
        }
    }
  }

  /// What stands in quotes, but for comments, with the path of its file.
  var literals: [(path: String, text: String)] {
    files.flatMap { path, text in
      text.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }
        .flatMap { $0.matches(of: /"((?:[^"\\]|\\.)*)"/) }.map { (path, String($0.1)) }
    }
  }

  /// The texts of all matches of an expression with one group.
  func all(_ expression: Regex<(Substring, Substring)>) -> [String] {
    files.flatMap { $0.text.matches(of: expression).map { String($0.1) } }
  }
}
