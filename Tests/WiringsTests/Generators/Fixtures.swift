import TableModel
import TableUI

@testable import TableAdapters

/// A cell that shows a text and counts how often it was filled.
final class TextCell: TableViewCell, ConfigurableCell {
  private(set) var fillings = 0

  func configure(with model: String) {
    fillings += 1
    showsReorderControl = true
    text = model
  }
}

/// Another class of cells.
final class OtherCell: TableViewCell, ConfigurableCell {
  func configure(with model: Int) { text = "number \(model)" }
}

/// A cell as high as its text is long.
final class LongCell: TableViewCell, MeasurableCell {
  static func height(forWidth width: Double, with model: String) -> Double {
    let columns = max(1, Int(width / TextMetrics.column))
    return Double((model.count + columns - 1) / columns) * TextMetrics.line
  }

  func configure(with model: String) { text = model }
}

typealias TextRow = BaseCellGenerator<TextCell>
typealias FoldRow = FoldableCellGenerator<TextCell>

/// A row with a weight.
final class WeightRow: BaseCellGenerator<TextCell>, GravityItem {
  var heaviness: Int

  init(_ heaviness: Int) {
    self.heaviness = heaviness
    super.init(with: "\(heaviness)")
  }
}

/// A header with a weight.
final class WeightHeader: HeaderGenerator, GravityItem {
  var heaviness: Int

  init(_ heaviness: Int) {
    self.heaviness = heaviness
    super.init(id: "\(heaviness)")
  }
}

/// A table view, kept alive beside its manager.
@MainActor struct ManagedTable<Manager: DisplayManager> {
  let table = TableView(size: Size(width: 320, height: 220))
  let manager: Manager

  init(
    _ type: Manager.Type,
    plugins: [any TablePlugin] = [],
    features: [any FeaturePlugin] = [],
    _ setUp: (TableBuilder<Manager>) -> TableBuilder<Manager> = { $0 }
  ) throws {
    table.estimatedRowHeight = 0
    var builder = TableBuilder(table, type).set(usesEstimates: false)
    for plugin in plugins { builder = builder.add(plugin) }
    for feature in features { builder = builder.add(feature) }
    manager = try setUp(builder).build()
  }

  /// What each section shows, after a layout.
  func shown() throws -> [[String]] {
    try table.layoutIfNeeded()
    return (0..<table.numberOfSections).map { section in
      (0..<table.numberOfRows(inSection: section)).map { row in
        let path = IndexPath(row: row, section: section)
        return table.cellForRow(at: path)?.text ?? "?"
      }
    }
  }

  /// The ids of the headers.
  var headers: [String] { manager.sections.map { $0.header.id ?? "-" } }

  /// The models of the text rows, which need not be on the screen.
  var models: [[String]] {
    manager.sections.map { section in
      section.generators.made.map { ($0.generator as? TextRow)?.model ?? "?" }
    }
  }
}
