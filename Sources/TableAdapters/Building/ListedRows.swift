import JSON
import TableModel

/// The rows for a list of titles, declared with a result builder.
///
/// A loop creates one row per title, an `if` adds a heading to several rows, and an `if` with an
/// `else` ends the list.
@MainActor public struct ListedRows {
  private let titles: [String]

  /// Creates the rows for some titles, which may be empty.
  public init(_ titles: [String]) { self.titles = titles }

  /// The rows, in order.
  public var rows: [any CellGenerator] {
    generators {
      if titles.count > 1 { row("List of \(titles.count)") }
      for title in titles { row(title) }
      if titles.isEmpty { row("Nothing to list") } else { row("End of list") }
    }
  }

  private func row(_ title: String) -> ItemCellGenerator {
    let value = JSONValue.object([("title", .string(title))])
    return ItemCellGenerator(Item(value, origin: .made(0), bindings: .native))
  }
}
