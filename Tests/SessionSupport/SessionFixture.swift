import CommandLanguage
import TableStore
package import TableUI
import Teaching
package import Workbench

/// Runs commands and keeps what a person would read.
@MainActor package struct SessionFixture {
  package let session: Session

  /// Two small sections with ids, subtitles and a height.
  package nonisolated static let document = ExampleTable.document

  /// Starts a session, with a document where one is given; `served` stands in for a server.
  package init(
    _ text: String? = document,
    wiring: String = "items",
    viewport: Size? = nil,
    served: String? = nil
  ) throws {
    var settings = SessionSettings()
    settings.wiring = wiring
    if let viewport { settings.viewport = viewport }
    let transport = try served.map {
      try ScriptedTransport(parsing: Array($0.utf8), name: "served.json")
    }
    session = Session(settings: settings, transport: transport)
    guard let text else { return }
    let document = try TableDocument(parsing: Array(text.utf8), name: "people.json")
    _ = try session.adopt(document, name: "people.json")
  }

  /// Runs lines as a script without a file and gives answers and errors in order.
  @discardableResult
  package func run(_ lines: String..., isPrompt: Bool = false) -> String {
    var text = ""
    for line in lines {
      _ = session.run(line, at: CommandPlace(isPrompt: isPrompt)) { text += $0.text() }
    }
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }

  /// Runs a line as a person at the prompt would, where a failure ends nothing.
  @discardableResult
  package func type(_ line: String) -> String { run(line, isPrompt: true) }

  /// Runs lines and gives the records of `jsonl`.
  package func records(_ lines: String...) -> [String] {
    var records: [String] = []
    for line in lines {
      _ = session.run(line, at: CommandPlace()) { outcome in
        records.append(String(outcome.text(as: .jsonl).dropLast()))
      }
    }
    return records
  }

  /// The stable code that a line fails with, or "ok".
  package func code(_ line: String) -> String {
    var code = "ok"
    _ = session.run(line, at: CommandPlace(isPrompt: true)) { code = $0.errorCode ?? "ok" }
    return code
  }
}
