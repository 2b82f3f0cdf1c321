import JSON
import Rendering
import TableModel
import TableUI

/// The drawing of a kind of cell in one line, for the help.
@MainActor enum KindDrawing {
  /// Each kind with its drawing; the lines of a cell are separated by a slash.
  static var terms: [HelpTopic.Term] {
    zip(CellKinds.names, CellKinds.classes).map { HelpTopic.Term($0, line($1)) }
  }

  /// The item that the cells show.
  private static let sample: Item? = {
    let text = """
      {"title": "Title", "subtitle": "Subtitle", "author": "Author", "date": "2026-01-05",
        "preview": "Preview", "rating": 0.6, "value": "Value", "choices": ["One", "Two"],
        "buttons": ["Button"]}
      """
    guard let value = try? JSONValue(parsing: Array(text.utf8)) else { return nil }
    return Item(value, origin: .made(1), bindings: .native)
  }()

  private static func line(_ cellClass: ItemCell.Type) -> String {
    let cell = cellClass.init(style: .subtitle, reuseIdentifier: nil)
    cell.configure(with: sample)
    cell.frame = Rect(x: 0, y: 0, width: 320, height: 88)
    let picture = TextRenderer().cell(cell, at: IndexPath(row: 0, section: 0))
    let lines = picture.lines.map { line in
      line.split(separator: "│").dropFirst().first.map(trimmed) ?? ""
    }
    let shown = lines.filter { !$0.isEmpty }.joined(separator: " / ")
    return shown.isEmpty ? "an empty row" : shown
  }

  /// Returns a text without the spaces around it, and with at most three between two words.
  private static func trimmed(_ text: Substring) -> String {
    text.split(separator: " ", omittingEmptySubsequences: false).reduce(into: [Substring]()) {
      let isThird = $0.suffix(3).allSatisfy(\.isEmpty)
      if !$1.isEmpty || !isThird { $0.append($1) }
    }
    .joined(separator: " ").trimmedSpaces
  }
}

extension String {
  /// The text without the spaces around it.
  fileprivate var trimmedSpaces: String {
    let start = drop(while: { $0 == " " })
    return String(start.reversed().drop { $0 == " " }.reversed())
  }
}

extension HelpTopic {
  /// The topic about the kinds of cells.
  static let kinds = HelpTopic(
    name: "kinds",
    summary: "the kinds of cells, drawn, and how to use them",
    parts: [
      .kinds,
      .text("A row names its kind in `cell`. `bind kind KEY` uses another key."),
      .commands([Term("bind kind article", "one kind for all rows; auto restores")]),
    ]
  )
}
