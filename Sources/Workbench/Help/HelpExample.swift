import CommandLanguage
import Platform
import TableModel
import TableStore
import TableUI
import Workspace

/// A line to try, with the lines that bring the table into the state for it.
package struct HelpExample: Hashable, Sendable {
  /// The lines to run before it.
  var setup: [String] = []

  /// The line.
  let line: String

  /// Whether it reads or writes files, so that it needs a folder to do it in.
  var needsFiles = false

  /// What the line answers on the example table, as lines; nil where no folder is to be had.
  @MainActor func answer(with features: Features) -> [String]? {
    guard needsFiles else { return answer(with: features, in: nil) }
    guard let folder = try? TemporaryFolder() else { return nil }
    for (name, text) in ExampleTable.files {
      guard (try? folder.write(name, text)) != nil else { return nil }
    }
    return answer(with: features, in: folder.path)
  }

  @MainActor private func answer(with features: Features, in folder: String?) -> [String]? {
    guard let session = try? ExampleTable.makeSession(features: features) else { return nil }
    session.host.history = ExampleHistory(setup + [line])
    let place = CommandPlace(file: folder.map { $0 + "/help" }, isPrompt: true)
    for line in setup { _ = session.run(line, at: place) { _ in } }
    var text = ""
    session.host.person = PromptInteraction { _ in
      .endOfInput
    } show: { lines in
      text += lines.map { $0 + "\n" }.joined()
    }
    session.host.person?.keepsWatching = false
    session.host.fullScreen = ExampleScreen()
    // Nothing of the examples leaves them.
    session.host.person?.copies = { _ in true }
    _ = session.run(line, at: place) { outcome in
      text += outcome.text(as: outcome.format ?? session.settings.format)
    }
    // The folder is ours and gone when the answer is read.
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map { line in folder.map { String(line).removing($0 + "/") } ?? String(line) }
  }

  /// The line behind a prompt and its answer, below what went before.
  @MainActor func lines(answer: [String]?) -> [String] {
    var place = "on a small table"
    if !setup.isEmpty { place += ", after " + setup.joined(separator: "; ") }
    let answer = answer ?? ["(no folder could be made for its files)"]
    return [place + ":", "  tabletop> " + line] + answer.map { $0.isEmpty ? "" : "  " + $0 }
  }
}

extension String {
  /// The text without each occurrence of a part.
  fileprivate func removing(_ part: String) -> String {
    var result = ""
    var rest = self[...]
    while let range = rest.utf8.firstRange(of: part.utf8) {
      result += rest[..<range.lowerBound]
      rest = rest[range.upperBound...]
    }
    return result + rest
  }
}

extension CommandDescription {
  /// The example, ready to run.
  var liveExample: HelpExample {
    let needsFiles = !effects.isDisjoint(with: [.readsFiles, .writesFiles])
    return HelpExample(setup: setup, line: example, needsFiles: needsFiles)
  }
}

/// The small table on which the examples of `help` run.
package enum ExampleTable {
  /// What its source and its file are called.
  static let name = "people.json"

  /// Two small sections with ids, subtitles and a height.
  package static let document = """
    {"title": "People", "sections": [
      {"header": "Family", "items": [
        {"id": "ada", "title": "Ada", "subtitle": "first"},
        {"id": "bob", "title": "Bob"},
        {"id": "cy", "title": "Cy", "height": 60},
        {"id": "dot", "title": "Dot"}
      ]},
      {"header": "Work", "footer": "the end", "items": [
        {"id": "eve", "title": "Eve"}
      ]}
    ]}

    """

  /// The files that examples of reading and writing find in their folder.
  static let files = [
    name: document,
    "more.json": #"["Fay", "Gus"]"# + "\n",
    "first-session.tabletop": "sections\nrow 0 3\nselect\n",
  ]

  /// What brings the list of the examples to the prompt.
  static let list = ["open http://example.org/books"]

  /// What a server of that list would answer.
  static let served =
    #"{"/books": {"pages": [[{"id": 1, "title": "Iliad"}, "#
    + #"{"id": 2, "title": "Odyssey"}], [{"id": 3, "title": "Works and Days"}]]}}"#

  /// A session of its own with the table open, which nobody else sees.
  @MainActor static func makeSession(features: Features) throws -> Session {
    let transport = try ScriptedTransport(parsing: Array(served.utf8), name: "books.json")
    let session = Session(transport: transport, features: features)
    let document = try TableDocument(parsing: Array(document.utf8), name: name)
    _ = try session.adopt(document, name: name)
    return session
  }
}

/// The full screen of the examples of `help`: whoever sits there goes down a row, touches it and leaves.
@MainActor final class ExampleScreen: FullScreenBrowsing {
  func browse(
    _ controller: any ViewController & TableViewHosting,
    navigation: NavigationController,
    usesColors: Bool,
    host: any GestureDelegate
  ) -> String? {
    for gesture in [Gesture.moveFocus(.down), .tap(IndexPath(row: 0, section: 0))] {
      _ = host.perform(gesture)
    }
    return nil
  }
}

/// The history of a session of an example: what was typed in it.
@MainActor final class ExampleHistory: CommandHistory {
  private(set) var entries: [String]

  /// Starts with the lines of an example.
  init(_ entries: [String]) { self.entries = entries }

  /// Forgets them.
  func clear() -> String? {
    entries = []
    return nil
  }
}
