import TableModel
import TableUI
import TestSupport

/// A table view over the plain arrays of a naive table: it does the steps of a script and compares.
@MainActor
class ScriptTable: TableViewDataSource, TableViewDelegate, TableViewSizing, TableViewTitling,
  TableViewRowEditing, TableViewRowMoving
{
  let tableView = TableView(size: Size(width: 320, height: 264))
  private(set) var model = ScriptModel()

  /// What the naive table comes to when a person's drag or swipe reaches the data source.
  private var awaited: (model: ScriptModel, edit: ScriptEdit)?

  required init() {
    tableView.estimateNothingUnlessSaid()
    tableView.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    tableView.dataSource = self
    tableView.delegate = self
  }

  /// Runs a script and gives the first thing that is wrong, or nil.
  static func problem(in script: [ScriptStep]) -> String? {
    let table = Self()
    // A table view that never loaded takes the counts after the first edit for those before it.
    if let found = table.difference() { return found }
    for (index, step) in script.enumerated() {
      guard let found = table.problem(after: step) else { continue }
      return found.isEmpty ? nil : "line \(index + 1), \(step): \(found)"
    }
    return table.problemOfUndoing().map { "undoing everything: \($0)" }
  }

  /// Does a step and compares.
  ///
  /// - Returns: What is wrong, nothing for a step that nobody can foretell, or nil where all is well.
  private func problem(after step: ScriptStep) -> String? {
    var expected = model
    let outcome = expected.apply(step)
    if outcome == .unknown { return "" }
    var error: TableError?
    do throws(TableError) {
      try perform(step, outcome, expected)
    } catch let thrown {
      error = thrown
    }
    if outcome == .refused {
      if error == nil, step.mustBeRefused { return "was not refused" }
    } else if let error {
      return "was refused: \(error)"
    }
    if awaited != nil { return "never reached the data source" }
    return difference()
  }

  /// Takes all edits back, then makes them again.
  private func problemOfUndoing() -> String? {
    if model.depth > 0, let found = problem(after: .rollback) { return found }
    let first = model.undoable.first?.before
    while !model.undoable.isEmpty { if let found = problem(after: .undo) { return found } }
    if let first, model.content != first { return "the rows are not the first ones" }
    while !model.redoable.isEmpty { if let found = problem(after: .redo) { return found } }
    return nil
  }

  private func perform(
    _ step: ScriptStep,
    _ outcome: ScriptOutcome,
    _ expected: ScriptModel
  ) throws(TableError) {
    switch step {
    case .drag(let place, let to):
      if case .edited(let edit) = outcome { awaited = (expected, edit) }
      try tableView.dragRow(at: IndexPath(place), to: IndexPath(to))
    case .swipe(let place):
      if case .edited(let edit) = outcome { awaited = (expected, edit) }
      try tableView.swipeRow(at: IndexPath(place))
      try tableView.confirmDeletion()
    default:
      let before = model
      model = expected
      if try touch(step) { return }
      try change(step, outcome, depth: before.depth)
    }
  }

  /// Begins, ends and makes edits.
  private func change(
    _ step: ScriptStep,
    _ outcome: ScriptOutcome,
    depth: Int
  ) throws(TableError) {
    switch (step, outcome) {
    case (_, .refused): return
    case (.begin, _): tableView.beginUpdates()
    case (.end, .edited(let edit)):
      try call(edit)
      try tableView.endUpdates()
    case (.end, _): try tableView.endUpdates()
    case (.rollback, _): for _ in 0..<depth { try tableView.endUpdates() }
    case (.new, _): tableView.reloadData()
    case (_, .edited(let edit)): try tell(edit)
    default: return
    }
  }

  private func tell(_ edit: ScriptEdit) throws(TableError) {
    try tableView.performBatchUpdates({ () throws(TableError) in try call(edit) })
  }

  /// Tells the table view what happened; subclasses forget something.
  func call(_ edit: ScriptEdit) throws(TableError) { try ScriptCalls(edit).make(on: tableView) }

  /// Does what is no edit of the rows.
  ///
  /// - Returns: Whether the step was one.
  private func touch(_ step: ScriptStep) throws(TableError) -> Bool {
    switch step {
    case .reload: tableView.reloadData()
    case .reloadRow(let place): try tableView.reloadRows(at: [IndexPath(place)])
    case .reloadSection(let section): try tableView.reloadSections([section])
    case .tableDelete(let place): try tableView.deleteRows(at: [IndexPath(place)])
    case .tableInsert(let place): try tableView.insertRows(at: [IndexPath(place)])
    case .select(let place): try tableView.selectRow(at: IndexPath(place))
    case .deselect(let place): tableView.deselectRow(at: IndexPath(place))
    case .tap(let place): try tableView.tap(at: IndexPath(place))
    case .several(let isOn): tableView.allowsMultipleSelection = isOn
    case .editing(let isOn): tableView.setEditing(isOn, animated: false)
    case .scrollBy(let points): tableView.contentOffset.y += Double(points)
    case .scrollTo(let place, let position):
      let position = ScrollPosition.allCases.first { "\($0)" == position } ?? .none
      try tableView.scrollToRow(at: IndexPath(place), at: position)
    case .viewHeight(let height): tableView.size.height = Double(height)
    case .style(let name): tableView.style = TableViewStyle(rawValue: name) ?? .plain
    case .inset(let points): tableView.contentInset = EdgeInsets(top: Double(points))
    case .estimate(let points): tableView.estimatedRowHeight = Double(points)
    default: return false
    }
    return true
  }

  func numberOfSections(in tableView: TableView) -> Int { model.content.sections.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    model.content.sections[section].rows.count
  }

  func tableView(
    _ tableView: TableView,
    cellForRowAt indexPath: IndexPath
  ) throws(TableError) -> TableViewCell {
    let cell = try tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.text = text(at: indexPath)
    cell.showsReorderControl = true
    return cell
  }

  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
    let row = model.content.row(at: ScriptPlace(indexPath.section, indexPath.row))
    return Double(model.content.height(of: row ?? ""))
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    model.content.sections[section].header
  }

  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    model.content.sections[section].footer
  }

  func tableView(
    _ tableView: TableView,
    commit editingStyle: CellEditingStyle,
    forRowAt indexPath: IndexPath
  ) throws(TableError) {
    guard let awaited = takeAwaited() else { return }
    try tell(awaited)
  }

  func tableView(
    _ tableView: TableView,
    moveRowAt source: IndexPath,
    to destination: IndexPath
  ) throws(TableError) { _ = takeAwaited() }

  private func takeAwaited() -> ScriptEdit? {
    defer { awaited = nil }
    if let awaited { model = awaited.model }
    return awaited?.edit
  }

  private func text(at path: IndexPath) -> String? {
    model.content.row(at: ScriptPlace(path.section, path.row)).map { row in
      row + (model.content.subtitles[row].map { " v\($0)" } ?? "")
    }
  }

  /// What differs from the naive table, or nil.
  private func difference() -> String? {
    guard model.depth == 0 else { return nil }
    do throws(TableError) { try tableView.layoutIfNeeded() } catch { return "layout: \(error)" }
    if let found = tableView.checkInvariants().first { return found }
    let places = model.content.places
    let paths = tableView.indexPathsForSelectedRows
    let seen = Set(paths.compactMap { model.content.row(at: ScriptPlace($0.section, $0.row)) })
    model.settle(seen)
    guard seen == model.selected, paths.count == seen.count else {
      let wanted = model.selected.compactMap { places[$0] }.map(IndexPath.init).sorted()
      return "selected is \(paths), not \(wanted)"
    }
    for path in tableView.indexPathsForVisibleRows {
      let shown = tableView.cellForRow(at: path)?.text
      if shown != text(at: path) { return "\(path) shows \(shown ?? "nil")" }
    }
    for section in tableView.visibleSections {
      let content = model.content.sections[section]
      let titles = [
        (tableView.headerView(forSection: section)?.text, content.header),
        (tableView.footerView(forSection: section)?.text, content.footer),
      ]
      for (shown, wanted) in titles where shown != nil && shown != wanted {
        return "section \(section) shows \(shown ?? "nil"), not \(wanted)"
      }
    }
    return model.isEstimating ? nil : ScriptGeometry(model).difference(from: tableView)
  }
}

/// The same with a report of what changed beyond the batch, which is nothing.
final class ReportingScriptTable: ScriptTable, TableViewChangeReporting {
  func takeReportedChanges(for tableView: TableView) -> ReportedChanges? { ReportedChanges() }
}

extension IndexPath {
  /// The path of a place in a script.
  init(_ place: ScriptPlace) { self.init(row: place.row, section: place.section) }
}

extension ScriptStep {
  /// Whether the table view itself must refuse the step where it does not fit.
  fileprivate var mustBeRefused: Bool {
    switch self {
    case .reloadRow, .reloadSection, .tableDelete, .tableInsert, .select, .tap, .scrollTo, .drag:
      true
    default: false
    }
  }
}
