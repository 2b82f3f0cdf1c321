import TableModel
import TableUI
import TestSupport

/// A table whose rows have numbers, real heights and estimates, and that notes which were measured: the
/// naive side of the random tests.
@MainActor
final class EstimatedTable: TableViewDataSource, TableViewDelegate, TableViewSizing,
  CapabilityForwarding
{
  /// The estimates, if a method gives them.
  final class Estimates: TableViewEstimating {
    weak var table: EstimatedTable?

    func tableView(_ tableView: TableView, estimatedHeightForRowAt path: IndexPath) -> Double {
      table.map { EstimatedTable.estimate($0.sections[path.section][path.row]) } ?? 0
    }
  }

  let tableView = TableView(size: Size(width: 320, height: 300))
  var sections: [[Int]]
  var real: [Int: Double] = [:]
  var measured: [Int: Double] = [:]
  var asked: [Int] = []
  private var random: SeededGenerator
  private var count = 0
  private let estimates: Estimates?

  init(seed: UInt64, hasMethod: Bool) {
    random = SeededGenerator(seed: seed)
    sections = []
    estimates = hasMethod ? Estimates() : nil
    for _ in 0..<1 + random.below(4) { sections.append(makeRows(random.below(60))) }
    estimates?.table = self
    tableView.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    tableView.estimatedSectionHeaderHeight = 0
    tableView.estimatedSectionFooterHeight = 0
    tableView.estimatedRowHeight = 44
    tableView.dataSource = self
    tableView.delegate = self
  }

  func makeRows(_ number: Int) -> [Int] {
    (0..<number).map { _ in
      count += 1
      real[count] = makeHeight()
      return count
    }
  }

  func makeHeight() -> Double { random.chance(5) ? 0 : Double(random.below(600)) / 4 }

  static func estimate(_ row: Int) -> Double { Double(20 + row % 9 * 10) }

  /// What a row must be high now.
  func height(of row: Int) -> Double {
    measured[row] ?? (estimates == nil ? 44 : Self.estimate(row))
  }

  func target(for capability: Any.Type) -> AnyObject? {
    if capability == (any TableViewEstimating).self { return estimates }
    return capability == (any TableViewSizing).self ? self : nil
  }

  func numberOfSections(in tableView: TableView) -> Int { sections.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(
    _ tableView: TableView,
    cellForRowAt indexPath: IndexPath
  ) throws(TableError) -> TableViewCell {
    let cell = try tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.text = "\(sections[indexPath.section][indexPath.row])"
    return cell
  }

  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
    let row = sections[indexPath.section][indexPath.row]
    asked.append(row)
    measured[row] = real[row] ?? 0
    return real[row] ?? 0
  }
}

extension EstimatedTable {
  /// What differs from plain arrays added up from the top.
  var differences: [String] {
    var found = tableView.checkInvariants()
    var y = 0.0
    var visible: [IndexPath] = []
    let range = tableView.contentOffset.y..<(tableView.contentOffset.y + tableView.size.height)
    for (section, rows) in sections.enumerated() {
      for (number, row) in rows.enumerated() {
        let path = IndexPath(row: number, section: section)
        let height = height(of: row)
        let rect = try? tableView.rectForRow(at: path)
        if rect?.minY != y || rect?.height != height {
          found.append("row \(path) is at \(String(describing: rect)), not \(y) + \(height)")
        }
        let isKnown = tableView.heightSource(at: path) == .delegate
        if isKnown != (measured[row] != nil) { found.append("row \(path): measured \(isKnown)") }
        if y < range.upperBound, y + height > range.lowerBound { visible.append(path) }
        y += height
      }
    }
    if tableView.contentSize.height != y { found.append("the content is not \(y) high") }
    if tableView.indexPathsForVisibleRows != visible {
      found.append("visible are \(tableView.indexPathsForVisibleRows), not \(visible)")
    }
    for path in visible where measured[sections[path.section][path.row]] == nil {
      found.append("the visible row \(path) was not measured")
    }
    for path in visible
    where tableView.cellForRow(at: path)?.text != "\(sections[path.section][path.row])" {
      found.append("the cell of \(path) shows another row")
    }
    return found
  }

  /// Where the rows on the screen stand, counted from its top.
  var places: [Int: Double] {
    var places: [Int: Double] = [:]
    for path in tableView.indexPathsForVisibleRows {
      guard let cell = tableView.cellForRow(at: path), cell.frame.height > 0 else { continue }
      places[sections[path.section][path.row]] = cell.frame.minY - tableView.contentOffset.y
    }
    return places
  }
}
