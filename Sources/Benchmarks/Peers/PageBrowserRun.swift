import Platform

/// The page in a browser, driven by the script that checks it.
@MainActor struct PageBrowserRun: Subject {
  /// A number that only a browser has.
  enum Question: String {
    /// The time from a navigation to painted rows.
    case navigation

    /// The time from an arrow key to the next frame.
    case key

    /// The memory of the page's script with 10,000,000 rows.
    case heap
  }

  let name = "tabletop"
  let isOurs = true

  /// The number to measure.
  let question: Question

  var detail: String { "chromium on tabletop --serve, \(question.rawValue)" }

  func version() -> String? { Machine.firstLine(of: "chromium", ["--version"]) }

  func run() throws -> Measurement {
    guard let script = Self.script else {
      throw BenchmarkError("the checks of the page are missing")
    }
    let program = #"ROWS=10000000 exec python3 "$1" "$2" --measure "$3" 2>&1"#
    let words = ["-c", program, "sh", script, Programs.tabletop, question.rawValue]
    let text = try Process.run("sh", words).text
    guard let line = text.split(separator: "\n").last, let amount = Double(line) else {
      throw BenchmarkError("the browser returned \(text)")
    }
    return Measurement(amount: amount, answer: Answer(count: 1))
  }

  /// The script, in a folder above the program.
  private static var script: String? {
    var folder = Programs.tabletop[...]
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      let path = "\(folder)/.ci/page.py"
      if Files.exists(path) { return path }
    }
    return nil
  }
}
