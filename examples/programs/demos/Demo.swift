import Rendering
import TableModel
import TableUI

/// A screen that is drawn when the program is run without a word.
@MainActor struct Demo {
  /// What it shows.
  let title: String

  /// Makes the screen, and does with it what a person would.
  let makeTable: @MainActor () throws -> TableView

  /// The screen as text.
  func draw() throws -> [String] {
    let table = try makeTable()
    try table.layoutIfNeeded()
    return TextRenderer().viewport(of: table).lines
  }
}
