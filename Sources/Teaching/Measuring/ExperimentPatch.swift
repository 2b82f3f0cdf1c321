/// The patch that makes an experiment's change in the sources of one wiring.
struct ExperimentPatch: Sendable {
  /// A changed file.
  struct File: Sendable {
    /// The path below `Sources`.
    let path: String

    /// Whether the patch creates the file.
    let isNew: Bool

    /// The changed parts, in order.
    var parts: [Part] = []

    /// The last component of the path.
    var name: String { path.split(separator: "/").last.map(String.init) ?? path }
  }

  /// Some changed lines with the lines around them.
  struct Part: Sendable {
    /// The header with the line numbers.
    let header: String

    /// The number of the first line before the change, and of the lines before and after it.
    let (start, oldCount, newCount): (Int, Int, Int)

    /// The method around the change, or nil.
    let method: String?

    /// The lines: each begins with a space, "-" or "+".
    var lines: [String] = []

    /// Whether the patch has all lines of the part.
    fileprivate var isComplete: Bool {
      let added = lines.count { $0.hasPrefix("+") }
      let removed = lines.count { $0.hasPrefix("-") }
      return lines.count - added == oldCount && lines.count - removed == newCount
    }
  }

  /// A place to edit: a new file, or changed lines without other lines between them.
  struct Place: Hashable, Sendable {
    /// The path of the file.
    let path: String

    /// The last component of the path.
    let file: String

    /// The method around the lines; nil outside of methods and for a new file.
    let method: String?

    /// Whether the file is new.
    let isNewFile: Bool

    /// The numbers of added and of removed lines.
    var (added, removed): (Int, Int)

    /// Whether the place is in an existing file of a controller.
    var isInController: Bool { !isNewFile && file.hasSuffix("Controller.swift") }
  }

  /// The name of the wiring.
  let wiring: String

  /// A remark, such as why nothing changes; or nil.
  private(set) var note: String?

  /// The changed files.
  private(set) var files: [File] = []

  /// Creates a patch without files.
  init(wiring: String) { self.wiring = wiring }

  /// Adds a line of the patch's text.
  mutating func read(_ line: String) {
    if let file = files.last, let part = file.parts.last, !part.isComplete {
      // An editor may have removed the space of an empty line.
      files[files.count - 1].parts[file.parts.count - 1].lines.append(line.isEmpty ? " " : line)
    } else if line.hasPrefix("--- ") {
      let isNew = line == "--- /dev/null"
      files.append(File(path: isNew ? "" : String(line.dropFirst(4)), isNew: isNew))
    } else if line.hasPrefix("+++ "), let file = files.popLast() {
      files.append(File(path: String(line.dropFirst(4)), isNew: file.isNew))
    } else if let part = Part(header: line), !files.isEmpty {
      files[files.count - 1].parts.append(part)
    } else if line.hasPrefix("note: ") {
      note = String(line.dropFirst(6))
    }
  }
}

extension ExperimentPatch.Part {
  /// Creates a part without lines from its header, such as `@@ -3,7 +3,8 @@ viewDidLoad()`.
  fileprivate init?(header: String) {
    let words = header.split(separator: " ", maxSplits: 4)
    guard words.count >= 4, words[0] == "@@", words[3] == "@@" else { return nil }
    func numbers(_ word: Substring) -> (start: Int, count: Int) {
      let numbers = word.dropFirst().split(separator: ",").map { Int($0) ?? 0 }
      return (numbers.first ?? 0, numbers.count > 1 ? numbers[1] : 1)
    }
    self.header = header
    (start, oldCount) = numbers(words[1])
    newCount = numbers(words[2]).count
    method = words.count > 4 ? String(words[4]) : nil
  }

  /// The places of the part's changed lines.
  fileprivate func places(in file: ExperimentPatch.File) -> [ExperimentPatch.Place] {
    let runs = lines.split { $0.hasPrefix(" ") }
    return runs.map { run in
      ExperimentPatch.Place(
        path: file.path,
        file: file.name,
        method: file.isNew ? nil : method,
        isNewFile: file.isNew,
        added: run.count { $0.hasPrefix("+") },
        removed: run.count { $0.hasPrefix("-") }
      )
    }
  }
}

extension ExperimentPatch {
  /// The places to edit, in the order of the patch.
  var places: [Place] { files.flatMap { file in file.parts.flatMap { $0.places(in: file) } } }

  /// The patch as text, in the format of `diff -u`.
  var lines: [String] {
    files.flatMap { file in
      ["--- " + (file.isNew ? "/dev/null" : file.path), "+++ " + file.path]
        + file.parts.flatMap { [$0.header] + $0.lines }
    }
  }
}
