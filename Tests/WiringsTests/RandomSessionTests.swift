import JSON
import Rendering
import TableModel
import TableUI
import TestSupport
import Testing

@testable import Wirings

/// Whatever a person and a controller may do to a table, in any order; after each step it must look like a
/// table that has just loaded the outcome.
@MainActor @Suite struct RandomSessionTests {
  private typealias Controller = ViewController & TableViewHosting & SectionsProviding
    & ChangePerforming & ModelChanging & ModelChangeObserving

  @Test(arguments: Wiring.all.map(\.name), 1...rounds(4, thorough: 12) as ClosedRange<UInt64>)
  func `a table that was used looks like one that was just loaded`(
    wiring: String,
    seed: UInt64
  ) throws {
    let wiring = try #require(Wiring.named(wiring))
    var random = RandomTable(seed: seed)
    let made = wiring.makeController(random.makeSections(), .plain, RandomTable.size)
    made.tableView.estimateNothingUnlessSaid()
    let controller = try #require(made as? any Controller)
    controller.tableView.allowsMultipleSelection = random.chance(50)
    var undo: [[TableChange]] = []
    for step in 0..<80 {
      let words = try act(controller, &undo, &random)
      if random.chance(60) { try controller.tableView.layoutIfNeeded() }
      let found = try problems(controller, wiring)
      try #require(found == [], "\(wiring.name), seed \(seed), step \(step): \(words)")
    }
  }

  private func act(
    _ controller: any Controller,
    _ undo: inout [[TableChange]],
    _ random: inout RandomTable
  ) throws -> String {
    let table = controller.tableView
    switch random.below(12) {
    case 10, 11: return try enter(controller, &undo, &random)
    case 0..<4:
      let changes = random.makeChanges(controller.sections)
      try perform(changes, controller, &undo)
      return "\(changes)"
    case 4:
      guard let last = undo.popLast() else { return "nothing" }
      try controller.perform(last.reversed().map(\.inverse))
      return "undo \(last)"
    case 5: return try touch(table, &random)
    case 6: return try scroll(table, &random)
    case 7: return dress(table, &random)
    case 8:
      guard random.chance(30) else { return "nothing" }
      table.reloadData()
      return "reload"
    default: return try disagree(controller, &undo, &random)
    }
  }

  /// A batch, and whether every selected row whose content stayed is still selected.
  private func perform(
    _ changes: [TableChange],
    _ controller: any Controller,
    _ undo: inout [[TableChange]]
  ) throws {
    let table = controller.tableView
    let selected = table.indexPathsForSelectedRows
    try controller.perform(changes)
    undo.append(changes)
    for case .update in changes { return }
    let expected = selected.compactMap { path in
      changes.reduce(path as IndexPath?) { path, change in path.flatMap(change.destination) }
    }
    #expect(table.indexPathsForSelectedRows == expected.sorted(), "\(changes)")
  }

  /// A person uses a control in a cell; what becomes of it can be taken back as one edit.
  private func enter(
    _ controller: any Controller,
    _ undo: inout [[TableChange]],
    _ random: inout RandomTable
  ) throws -> String {
    let table = controller.tableView
    try table.layoutIfNeeded()
    guard let path = table.indexPathsForVisibleRows.randomElement(using: &random.generator) else {
      return "nothing"
    }
    var changes: [TableChange] = []
    controller.onModelChange = { changes.append($0) }
    defer { controller.onModelChange = nil }
    let input = random.makeInput()
    try table.enter(input, at: path)
    if !changes.isEmpty { undo.append(changes) }
    return "\(input) at \(path): \(changes)"
  }

  private func touch(_ table: TableView, _ random: inout RandomTable) throws -> String {
    guard let path = random.makePath(table) else { return "nothing" }
    switch random.below(4) {
    case 0:
      try table.tap(at: path)
      return "tap \(path)"
    case 1:
      try table.touchDown(at: path)
      return "touch \(path)"
    case 2:
      try table.touchUp()
      return "lift"
    default:
      try table.selectRow(at: path)
      return "select \(path)"
    }
  }

  private func scroll(_ table: TableView, _ random: inout RandomTable) throws -> String {
    if random.chance(50) {
      table.contentOffset.y = Double(random.below(900) - 100)
      return "offset \(table.contentOffset.y)"
    }
    guard let path = random.makePath(table) else { return "nothing" }
    let position = ScrollPosition.allCases[random.below(ScrollPosition.allCases.count)]
    try table.scrollToRow(at: path, at: position)
    return "scroll \(path) \(position)"
  }

  private func dress(_ table: TableView, _ random: inout RandomTable) -> String {
    switch random.below(4) {
    case 0:
      table.style = TableViewStyle.allCases[random.below(TableViewStyle.allCases.count)]
      return "style \(table.style)"
    case 1:
      let width = Double(200 + random.below(3) * 60)
      table.size = Size(width: width, height: Double(random.below(400)))
      return "size \(table.size)"
    case 2:
      table.contentInset = EdgeInsets(top: Double(random.below(3) * 22))
      return "inset \(table.contentInset.top)"
    default:
      table.setEditing(!table.isEditing, animated: false)
      return "edit mode \(table.isEditing)"
    }
  }

  /// A model that changes behind the table's back: the next batch is refused and a reload mends it.
  private func disagree(
    _ controller: any Controller,
    _ undo: inout [[TableChange]],
    _ random: inout RandomTable
  ) throws -> String {
    let sections = controller.sections
    guard random.chance(40), let section = sections.indices.randomElement(using: &random.generator)
    else { return "nothing" }
    let table = controller.tableView
    try table.layoutIfNeeded()
    let selected = table.indexPathsForSelectedRows
    let before = TextRenderer().viewport(of: table)
    let item = ItemList([random.makeItem()])
    let change = TableChange.insert(item, at: IndexPath(row: 0, section: section))
    try controller.changeModel(change)
    #expect(throws: TableError.self) { try controller.perform([change]) }
    #expect(TextRenderer().viewport(of: table) == before)
    #expect(table.indexPathsForSelectedRows == selected)
    if random.chance(50) {
      try controller.changeModel(change.inverse)
    } else {
      table.reloadData()
      undo = []
    }
    return "disagree \(section)"
  }

  /// What differs from a table that has just loaded the same sections.
  private func problems(_ controller: any Controller, _ wiring: Wiring) throws -> [String] {
    let table = controller.tableView
    try table.layoutIfNeeded()
    let fresh = wiring.makeController(controller.sections, table.style, table.size)
    fresh.tableView.estimateNothingUnlessSaid()
    fresh.tableView.contentInset = table.contentInset
    fresh.tableView.allowsMultipleSelection = true
    fresh.tableView.allowsMultipleSelectionDuringEditing = true
    fresh.tableView.setEditing(table.isEditing, animated: false)
    fresh.tableView.contentOffset = table.contentOffset
    for path in table.indexPathsForSelectedRows { try fresh.tableView.selectRow(at: path) }
    try fresh.tableView.layoutIfNeeded()
    // A renderer marks the row under a finger.
    if let touched = table.highlightedIndexPath, fresh.tableView.cellForRow(at: touched) != nil {
      _ = try fresh.tableView.touchDown(at: touched)
    }
    var found = table.checkInvariants()
    for (look, wanted) in zip(looks(of: table), looks(of: fresh.tableView)) where look != wanted {
      found.append("\(look), not \(wanted)")
    }
    return found
  }

  private func looks(of table: TableView) -> [[String]] {
    let sections = 0..<table.numberOfSections
    let paths = sections.flatMap { section in
      (0..<table.numberOfRows(inSection: section)).map { IndexPath(row: $0, section: section) }
    }
    let titles = table.visibleSections.flatMap { section in
      [table.headerView(forSection: section), table.footerView(forSection: section)]
    }
    return [
      ["\(table.contentSize)", "\(table.contentOffset)"],
      table.indexPathsForVisibleRows.map(\.description),
      paths.map { "\($0) \((try? table.rectForRow(at: $0)) ?? .zero)" },
      sections.map { "\($0) \((try? table.rect(forSection: $0)) ?? .zero)" },
      titles.map { "\($0?.text ?? "nil") \($0?.frame ?? .zero)" },
      TextRenderer().viewport(of: table).lines,
    ]
  }
}
