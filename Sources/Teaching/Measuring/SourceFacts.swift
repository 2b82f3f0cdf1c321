import SourceCode
import Wirings

/// The source files of one wiring: its own files and those they depend on.
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
  static let all: [SourceFacts] = {
    let library = WiringSources()
    return Wiring.all.compactMap { wiring in
      library.files(of: wiring.name).map { own in
        SourceFacts(
          wiring: wiring.name,
          files: own.map(library.file),
          supports: library.leanedFiles(of: own).map {
            Support(path: $0.path, codeLines: $0.codeLines)
          }
        )
      }
    }
  }()

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
