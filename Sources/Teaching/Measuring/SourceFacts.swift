import Workspace

/// The source files of one wiring: its own files and those they depend on.
///
/// The facts are in files that `.ci/make-source-facts.py` writes and `.ci/run generated` compares.
struct SourceFacts: Sendable {
  /// A method of a class.
  struct Method: Hashable, Sendable {
    /// The name with labels, such as `tableView(_:didSelectRowAt:)`.
    let name: String

    /// The table view protocol that it belongs to, or nil for another method.
    let tableProtocol: String?

    /// The lines from the start of its comment to the end of the method, from 1.
    let lines: ClosedRange<Int>
  }

  /// One of the wiring's own files.
  struct File: Sendable {
    /// The path relative to the sources.
    let path: String

    /// The number of lines that are neither blank nor comment.
    let codeLines: Int

    /// The methods, in order.
    let methods: [Method]

    /// The text.
    let text: String
  }

  /// A file that the wiring's own files depend on, directly or not.
  struct Support: Hashable, Sendable {
    /// The path relative to the sources.
    let path: String

    /// The number of lines that are neither blank nor comment.
    let codeLines: Int
  }

  /// The name of the wiring.
  let wiring: String

  /// The wiring's own files; the first has the controller at the prompt.
  let files: [File]

  /// The files that they depend on, in alphabetical order.
  let supports: [Support]
}

extension SourceFacts {
  /// The facts of all wirings, in the order of the wirings.
  static let all: [SourceFacts] = [
    SourceFacts("monolith", PackageResources.monolith_facts),
    SourceFacts("array", PackageResources.array_facts),
    SourceFacts("items", PackageResources.items_facts),
    SourceFacts("generators", PackageResources.generators_facts),
    SourceFacts("datamodel", PackageResources.datamodel_facts),
    SourceFacts("container", PackageResources.container_facts),
  ]

  /// Reads the facts of one wiring.
  ///
  /// - Parameters:
  ///   - wiring: The name of the wiring.
  ///   - bytes: The facts, one per line after a keyword; lines of a file's text are indented or
  ///     empty.
  private init(_ wiring: String, _ bytes: [UInt8]) {
    var files: [(path: String, codeLines: Int, methods: [Method], text: [Substring])] = []
    var supports: [Support] = []
    let lines = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    for line in lines.dropLast() {
      let words = line.split(separator: " ", maxSplits: 4)
      switch words.first {
      case "file" where !line.hasPrefix(" "):
        files.append((String(words[2]), Int(words[1]) ?? 0, [], []))
      case "method" where !line.hasPrefix(" "):
        let range = (Int(words[1]) ?? 0)...(Int(words[2]) ?? 0)
        let tableProtocol = words[3] == "-" ? nil : String(words[3])
        files[files.count - 1].methods
          .append(Method(name: String(words[4]), tableProtocol: tableProtocol, lines: range))
      case "support" where !line.hasPrefix(" "):
        supports.append(Support(path: String(words[2]), codeLines: Int(words[1]) ?? 0))
      default: files[files.count - 1].text.append(line.dropFirst(2))
      }
    }
    self.wiring = wiring
    self.files = files.map {
      File(
        path: $0.path,
        codeLines: $0.codeLines,
        methods: $0.methods,
        text: $0.text.joined(separator: "\n")
      )
    }
    self.supports = supports
  }

  /// Returns the facts of a wiring, or nil if it is not built in.
  static func of(_ wiring: String) -> SourceFacts? { all.first { $0.wiring == wiring } }

  /// The number of code lines in the wiring's own files.
  var ownLines: Int { files.reduce(0) { $0 + $1.codeLines } }

  /// The number of code lines in the files that they depend on.
  var supportLines: Int { supports.reduce(0) { $0 + $1.codeLines } }

  /// The methods of the table view's protocols in the wiring's own files.
  var tableMethods: [Method] { files.flatMap(\.methods).filter { $0.tableProtocol != nil } }

  /// The other methods in the wiring's own files.
  var otherMethods: [Method] { files.flatMap(\.methods).filter { $0.tableProtocol == nil } }

  /// The methods of the table view's protocols in a child screen of the controller at the prompt.
  ///
  /// Nil if no child screen has any.
  var childTableMethods: [Method]? {
    let found = files.dropFirst().filter { $0.path.hasSuffix("Controller.swift") }
      .flatMap(\.methods).filter { $0.tableProtocol != nil }
    return found.isEmpty ? nil : found
  }

  /// The number of the controller's table methods that its article keeps there too, or nil without
  /// an article.
  var keptInController: Int? {
    guard let article = ArticleFacts.of(wiring) else { return nil }
    guard let kept = article.kept else { return controllerTableMethods.count }
    return controllerTableMethods.count { kept.contains($0.name) }
  }

  /// The number of the child's table methods that the article keeps there too, or nil without a
  /// child.
  var keptInChild: Int? {
    guard let article = ArticleFacts.of(wiring), let methods = childTableMethods else { return nil }
    return methods.count { article.keptInChild.contains($0.name) }
  }

  /// The methods of the table view's protocols in the controller at the prompt.
  var controllerTableMethods: [Method] {
    files.first?.methods.filter { $0.tableProtocol != nil } ?? []
  }
}
