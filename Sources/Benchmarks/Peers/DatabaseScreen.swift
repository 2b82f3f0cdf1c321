import Platform

/// A program that prints the first rows of a table; the whole process is timed.
@MainActor struct DatabaseScreen: Subject {
  let name: String
  let detail: String
  var isOurs = false
  private let program: String
  private let words: [String]

  /// Creates a program from its name and its words.
  init(_ words: [String]) {
    (name, program) = (words[0], words[0])
    self.words = Array(words.dropFirst())
    detail = "\(name) FILE " + words.dropFirst(2).joined(separator: " ")
  }

  private init(tabletop words: [String]) {
    (name, program, isOurs) = ("tabletop", Programs.tabletop, true)
    self.words = words
    detail = "tabletop FILE " + words.dropFirst().joined(separator: " ")
  }

  /// Returns the program next to this one; its table view is 50 rows high.
  static func tabletop(_ words: [String]) -> DatabaseScreen {
    DatabaseScreen(tabletop: words + ["-c", "viewport 390 2200", "-c", "show"])
  }

  func version() -> String? { Machine.firstLine(of: program, ["--version"]) }

  func run() throws -> Measurement {
    let result = try Process.run(program, words)
    guard result.exitStatus == 0 else {
      throw BenchmarkError("\(name) ended with \(result.exitStatus)")
    }
    // Each row has one such word.
    let count = result.text.split(separator: "Person ", omittingEmptySubsequences: false).count - 1
    return Measurement(amount: Double(result.nanoseconds), answer: Answer(count: count))
  }
}
