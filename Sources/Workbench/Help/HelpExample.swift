import CommandLanguage
import Platform
import TableModel
import TableStore
import TableUI
import Workspace

/// An example line, with the lines that prepare the table for it.
package struct HelpExample: Hashable, Sendable {
  /// The lines to run first.
  var setup: [String] = []

  /// The line.
  let line: String

  /// Whether it reads or writes files, so that it needs a folder.
  var needsFiles = false

  /// Returns the example's output lines on the example table, or nil if no folder is available.
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
    session.host.makePage = { options, _, _ in .success(ExamplePage(port: options.port)) }
    session.host.makeStepRecording = { ExampleRecording() }
    // Examples must not use the system clipboard.
    session.host.person?.copies = { _ in true }
    _ = session.run(line, at: place) { outcome in
      text += outcome.text(as: outcome.format ?? session.settings.format)
    }
    // The folder is temporary, so its path is removed from the output.
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map { line in folder.map { String(line).removing($0 + "/") } ?? String(line) }
  }

  /// Returns the line after a prompt and its output, below the setup lines.
  @MainActor func lines(answer: [String]?) -> [String] {
    styledLines(answer: answer).map(\.text)
  }

  /// Returns the line after a prompt and its output, with the line in the style of commands.
  @MainActor func styledLines(answer: [String]?) -> [StyledLine] {
    var place = "on a small table"
    if !setup.isEmpty { place += ", after " + setup.joined(separator: "; ") }
    let answer = answer ?? ["(cannot create a folder for its files)"]
    let typed = StyledLine([.init("  tabletop> "), .init(line, .command)])
    return HelpText.wrapped(place + ":").map { StyledLine([.init($0)]) }
      + typed.wrapped(toWidth: HelpText.width)
      + answer.flatMap { line -> [StyledLine] in
        let shown = StyledLine([.init(line.isEmpty ? "" : "  " + line)])
        return Self.isProse(line) ? shown.wrapped(toWidth: HelpText.width) : [shown]
      }
  }

  /// Whether a line of output may break between words; not a record or a drawing.
  private static func isProse(_ line: String) -> Bool {
    line.first != "{" && line.first != "[" && !line.contains("│") && !line.contains("─")
  }
}

extension String {
  /// Returns the text without any occurrence of a part.
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

/// The small table for the examples of `help`.
package enum ExampleTable {
  /// The name of its table and its file.
  static let name = "people.json"

  /// The JSON text: two small sections with identifiers, subtitles and a height.
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

  /// The files in the folder of examples that read or write files.
  static let files = [
    name: document,
    "more.json": #"["Fay", "Gus"]"# + "\n",
    "first-session.tabletop": "sections\nrow 0 3\nselect\n",
  ]

  /// The lines that open the example list.
  static let list = ["open http://example.org/books"]

  /// The simulated server's responses for that list.
  static let served =
    #"{"/books": {"pages": [[{"id": 1, "title": "Iliad"}, "#
    + #"{"id": 2, "title": "Odyssey"}], [{"id": 3, "title": "Works and Days"}]]}}"#

  /// Returns a separate session with the example table open.
  @MainActor static func makeSession(features: Features) throws -> Session {
    let transport = try ScriptedTransport(parsing: Array(served.utf8), name: "books.json")
    let session = Session(transport: transport, features: features)
    let document = try TableDocument(parsing: Array(document.utf8), name: name)
    _ = try session.adopt(document, name: name)
    return session
  }
}

/// A simulated full-screen mode for examples: its user moves down a row, taps it and quits.
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

/// A simulated page for examples, which opens no port.
@MainActor final class ExamplePage: PageServing {
  let port: Int
  let clientCount = 0
  let descriptors: [Int32] = []
  let timeout: Int32? = nil
  var log: ((_ line: String) -> Void)?
  var notice: ((_ words: String) -> Void)?

  /// Creates a page on a port.
  init(port: Int) { self.port = port == 0 ? 8080 : port }

  var address: String { "http://127.0.0.1:\(port)/#t=0123456789abcdef0123456789abcdef" }

  func work(isBusy: Bool) {}

  func showProgress(_ title: String, done: Int?, total: Int?) {}
  func takeCancellation() -> Bool { false }
  func tableDidChange() {}

  func expectVisit() {}
  let expectsVisit = false

  func stop() {}
}

/// A simulated recording for examples, which keeps nothing.
@MainActor private final class ExampleRecording: StepRecording {
  let steps = 0...0

  func note(_ host: any FrontEndHost) {}

  func settle() {}

  func file(
    from first: Int?,
    hiding names: [(text: String, with: String)]
  ) throws(FileError) -> FrontEndRecording {
    FrontEndRecording(bytes: [], stepCount: 0, droppedCount: 0, rowCount: 0)
  }
}

/// The command history of an example's session.
@MainActor final class ExampleHistory: CommandHistory {
  private(set) var entries: [String]

  /// Creates a history with the lines of an example.
  init(_ entries: [String]) { self.entries = entries }

  /// Clears the history.
  func clear() -> String? {
    entries = []
    return nil
  }
}
