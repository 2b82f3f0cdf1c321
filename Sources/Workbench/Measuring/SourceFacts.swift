/// What the source files of one wiring look like: its own, and what they lean on.
///
/// The facts stand in files that a test makes anew from the sources and compares.
struct SourceFacts: Sendable {
  /// A method of a class.
  struct Method: Hashable, Sendable {
    /// Its name with labels, such as `tableView(_:didSelectRowAt:)`.
    let name: String

    /// The protocol of the table view that it belongs to, or nil for another method.
    let tableProtocol: String?

    /// The line of the file on which its comment begins, and the one on which it ends, from 1.
    let lines: ClosedRange<Int>
  }

  /// One of the wiring's own files.
  struct File: Sendable {
    /// The path below the sources.
    let path: String

    /// How many lines are neither blank nor comment.
    let codeLines: Int

    /// The methods in order.
    let methods: [Method]

    /// The text.
    let text: String
  }

  /// A file that the wiring's own files lean on, directly or not.
  struct Support: Hashable, Sendable {
    /// The path below the sources.
    let path: String

    /// How many lines are neither blank nor comment.
    let codeLines: Int
  }

  /// The name of the wiring.
  let wiring: String

  /// Its own files; the first holds the controller at the prompt.
  let files: [File]

  /// What they lean on, in alphabetical order.
  let supports: [Support]
}

extension SourceFacts {
  /// The facts of a wiring, or nil for one that somebody else brought.
  static func of(_ wiring: String) -> SourceFacts? { all.first { $0.wiring == wiring } }

  /// How many lines of code the wiring's own files have.
  var ownLines: Int { files.reduce(0) { $0 + $1.codeLines } }

  /// How many lines of code those that it leans on have.
  var supportLines: Int { supports.reduce(0) { $0 + $1.codeLines } }

  /// The methods of the table's protocols in all of its own files.
  var tableMethods: [Method] { files.flatMap(\.methods).filter { $0.tableProtocol != nil } }

  /// The other methods in all of its own files.
  var otherMethods: [Method] { files.flatMap(\.methods).filter { $0.tableProtocol == nil } }

  /// The methods of the table's protocols in a screen that the controller at the prompt holds, or nil where it
  /// holds none that has any.
  var childTableMethods: [Method]? {
    let found = files.dropFirst().filter { $0.path.hasSuffix("Controller.swift") }
      .flatMap(\.methods).filter { $0.tableProtocol != nil }
    return found.isEmpty ? nil : found
  }

  /// How many of the controller's table methods the article keeps there too, where there is an article.
  var keptInController: Int? {
    guard let article = ArticleFacts.of(wiring) else { return nil }
    guard let kept = article.kept else { return controllerTableMethods.count }
    return controllerTableMethods.count { kept.contains($0.name) }
  }

  /// How many of the child's table methods the article keeps there too, where there is a child.
  var keptInChild: Int? {
    guard let article = ArticleFacts.of(wiring), let methods = childTableMethods else { return nil }
    return methods.count { article.keptInChild.contains($0.name) }
  }

  /// The methods of the table's protocols in the controller at the prompt.
  var controllerTableMethods: [Method] {
    files.first?.methods.filter { $0.tableProtocol != nil } ?? []
  }
}
