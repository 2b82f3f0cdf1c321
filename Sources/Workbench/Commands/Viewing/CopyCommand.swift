import CommandLanguage
import JSON
import TableModel
import TableStore
import TextLayout
import Workspace

/// The `copy` command: copies a row's address, path or content to the clipboard.
struct CopyCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("copy", short: "cop", in: .looking),
    words: .of(.row, .form, make: Self.init),
    summary: "copy a row's address, path or content to the clipboard",
    pattern: "Reads the model. Copies through the terminal, else with wl-copy, xclip or pbcopy.",
    example: "copy 0 3 jq",
    effects: [.reads, .runsPrograms],
    forms: [
      HelpTopic.Term("copy [S R] [path]", "copy the address: 0.3"),
      HelpTopic.Term("copy [S R] jq", "copy the path for jq: .sections[0].items[3]"),
      HelpTopic.Term("copy [S R] swift", "copy IndexPath(row: 3, section: 0)"),
      HelpTopic.Term("copy [S R] item", "copy the JSON, byte for byte"),
      HelpTopic.Term("copy [S R] text", "copy the title"),
    ]
  )

  fileprivate enum Form: String, CaseIterable {
    case path
    case jq
    case swift
    case item
    case text
  }

  private let address: Arguments.Located
  private let form: Form

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    let path = try RowResolver(source).row(address)
    guard let item = source.item(at: path), let place = source.modelPath(of: path) else {
      throw CommandError(ActingFault.rowGone(path: path))
    }
    let text = try text(of: item, at: place, source)
    source.current = path
    guard Clipboard(session).take(text) else {
      throw CommandError(
        ViewFault.noClipboard(lines: text.split(separator: "\n").map { session.shown(String($0)) })
      )
    }
    let shown = text.split(separator: "\n").joined(separator: " ").truncated(toWidth: 60)
    return Answer(
      ["form": .text(form.rawValue), "text": .text(text)],
      ViewText.copied(session.shown(shown)),
      notes: form == .jq && source.document.shape == .lines
        ? [ViewText.jqReadsAll.words] : []
    )
  }

  private func text(
    of item: Item,
    at path: IndexPath,
    _ source: OpenTable
  ) throws -> String {
    switch form {
    case .path: return "\(path.section).\(path.row)"
    case .swift: return "IndexPath(row: \(path.row), section: \(path.section))"
    case .item: return item.value.text
    case .text: return item.title ?? ""
    case .jq:
      if let filter = source.document.filter(ofRow: path, in: source.sections) { return filter }
      throw CommandError(ViewFault.otherOrder(path: path))
    }
  }
}

extension Syntax where Value == CopyCommand.Form {
  /// The syntax of the form in which to copy the row.
  fileprivate static let form = Syntax(
    forms: [[["path|jq|swift|item|text"]]],
    grammar: .optional(.anyWord(of: CopyCommand.Form.allCases.map(\.rawValue))),
    isOption: true
  ) { arguments in
    var rest = arguments
    guard let form = rest.takeLast().flatMap(CopyCommand.Form.init) else { return .path }
    arguments = rest
    return form
  }
}
