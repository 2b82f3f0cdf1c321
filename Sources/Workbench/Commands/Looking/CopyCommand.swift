import JSON
import TableModel
import TableStore
import TextLayout

/// `copy`: a row to the clipboard, as an address, a path or its content.
struct CopyCommand: Command {
  static let description = CommandDescription(
    name: "copy",
    shortest: "cop",
    group: .looking,
    syntax: ["copy [S R] [path|jq|swift|item|text]"],
    summary: "puts a row's address, its path or what it holds on the clipboard",
    pattern: "Reads the model; a terminal takes it, else wl-copy, xclip or pbcopy does.",
    example: "copy 0 3 jq",
    effects: [.reads, .runsPrograms],
    completion: .sequence([.optionalRow, .optional(.anyWord(of: Form.allCases.map(\.rawValue)))]),
    needs: .source,
    forms: [
      HelpTopic.Term("copy [S R] [path]", "the address: 0.3"),
      HelpTopic.Term("copy [S R] jq", "the path for jq: .sections[0].items[3]"),
      HelpTopic.Term("copy [S R] swift", "IndexPath(row: 3, section: 0)"),
      HelpTopic.Term("copy [S R] item", "the JSON, byte for byte"),
      HelpTopic.Term("copy [S R] text", "the title"),
    ]
  )

  private enum Form: String, CaseIterable {
    case path
    case jq
    case swift
    case item
    case text
  }

  private let form: Form
  private let address: Arguments.Located

  init(_ arguments: inout Arguments, in session: Session) throws(CommandError) {
    var rest = arguments
    let form = rest.takeLast().flatMap(Form.init)
    if form != nil { arguments = rest }
    self.form = form ?? .path
    address = try arguments.takeAddress()
  }

  func run(in session: Session) throws(CommandError) -> Answer {
    let source = try session.requireSource()
    let path = try RowResolver(source).row(address)
    guard let item = source.item(at: path), let place = source.modelPath(of: path) else {
      throw CommandError("no-row", "the model has no row \(path)", hint: "reload")
    }
    let text = try text(of: item, at: place, source)
    source.current = path
    guard Clipboard(session).take(text) else {
      throw CommandError(
        "refused",
        "there is no clipboard here to take this",
        hint: "a terminal has one, and wl-copy, xclip or pbcopy",
        details: text.split(separator: "\n").map { session.shown(String($0)) }
      )
    }
    let shown = text.split(separator: "\n").joined(separator: " ").truncated(toWidth: 60)
    return Answer(
      ["form": .text(form.rawValue), "text": .text(text)],
      "copied \(session.shown(shown))",
      notes: form == .jq && source.document.shape == .lines ? ["for jq -s: a row is a line"] : []
    )
  }

  private func text(
    of item: Item,
    at path: IndexPath,
    _ source: OpenSource
  ) throws(CommandError) -> String {
    switch form {
    case .path: return "\(path.section).\(path.row)"
    case .swift: return "IndexPath(row: \(path.row), section: \(path.section))"
    case .item: return item.value.text
    case .text: return item.title ?? ""
    case .jq:
      if let filter = source.document.filter(ofRow: path, in: source.sections) { return filter }
      throw CommandError(
        "refused",
        "in the file the rows stand in another order than in the table",
        hint: "copy \(path) item"
      )
    }
  }
}
