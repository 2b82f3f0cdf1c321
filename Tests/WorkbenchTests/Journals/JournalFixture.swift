import CommandLanguage
import JSON
import TableModel
import Teaching
import TestSupport
import Testing

@testable import Workbench
@testable import Workspace

/// Sessions that keep journals, and sessions that come after one that broke off.
@MainActor struct JournalFixture {
  let folder: ScratchFolder
  let session: Session
  private let settings: SessionSettings

  nonisolated static let document = """
    {"sections": [
      {"header": "One", "footer": "end", "items": [
        {"id": "a", "title": "Cy", "subtitle": "x\\u202e"}, {"id": "b", "title": "Ada", "height": 60},
        {"id": "c", "title": "Bo"}, {"id": "d", "title": "Dot", "n": 1.50}]},
      {"header": "Two", "items": [{"id": "e", "title": "Eva"}, {"id": "f", "title": "Flo"}]},
      {"header": "Three", "items": [{"id": "z", "title": "Zoe"}]}]}

    """

  /// Starts a session that keeps journals, with a document in a file.
  init(_ text: String? = document, wiring: String = "items", name: String = "people.json") throws {
    folder = try ScratchFolder()
    var settings = SessionSettings()
    settings.wiring = wiring
    self.settings = settings
    session = Session(settings: settings)
    session.journals = Journals(folder: folder.file("journals"))
    guard let text else { return }
    try folder.write(text, to: name)
    type("open \(folder.file(name))")
  }

  /// What is in the folder of journals now, as a crash at this moment would leave it; nobody holds their locks.
  func crash(_ name: String) throws -> Session {
    let left = Session(settings: settings)
    left.journals = Journals(folder: folder.file(name))
    for journal in folder.names(in: "journals") {
      let text = try #require(folder.read("journals/\(journal)"))
      try folder.makeFolder(name)
      try folder.write(text, to: "\(name)/\(journal)")
    }
    return left
  }

  /// Types a line and gives what a person reads.
  @discardableResult func type(_ line: String) -> String { Self.type(line, in: session) }

  @discardableResult static func type(_ line: String, in session: Session) -> String {
    var text = ""
    _ = session.run(line, at: CommandPlace(isPrompt: true)) { outcome in
      let format = TextFormat()
      text += format.output(for: outcome) + format.errors(for: outcome)
    }
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }

  /// All that a file would hold of the rows: headers, footers, keys and values.
  static func rows(_ session: Session) -> [String] {
    guard let source = session.current else { return [] }
    return source.sections.flatMap { section in
      ["\(section.header)|\(section.footer)"]
        + section.items.map { "\($0.key ?? "") \($0.value.compact.text)" }
    }
  }
}
