import Platform
import TableAdapters
import TableModel
import TableUI
import Wirings

/// An operation with the controller of one wiring.
@MainActor final class WiringRun: Subject {
  let name: String
  let detail: String
  let isOurs = true
  private let wiring: Wiring
  private let operation: WiringOperation
  private let sections: [Section]
  private let count: Int
  private var random = RandomNumbers(seed: 20_261_125)
  private var stage: (controller: any ViewController & TableViewHosting, hand: GesturePerformer)?

  init(_ wiring: Wiring, _ operation: WiringOperation, _ sections: [Section], count: Int) {
    name = wiring.name
    detail = wiring.summary
    self.wiring = wiring
    self.operation = operation
    self.sections = sections
    self.count = count
  }

  func version() -> String? { "this build" }

  func run() throws -> Measurement {
    if operation == .load { stage = nil }
    let start = Clock.monotonicNanoseconds
    let stage = try stage ?? load()
    var end = Clock.monotonicNanoseconds
    self.stage = stage
    var time = end - start
    if operation != .load {
      let places = (0..<count).map { _ in place() }
      let start = Clock.monotonicNanoseconds
      for place in places { try work(stage.controller.tableView, stage.hand, place) }
      end = Clock.monotonicNanoseconds
      time = end - start
    }
    let table = stage.controller.tableView
    let rows = (0..<table.numberOfSections).reduce(0) { $0 + table.numberOfRows(inSection: $1) }
    return Measurement(amount: Double(time) / Double(count), answer: Answer(count: rows))
  }

  private func load() throws -> (
    controller: any ViewController & TableViewHosting, hand: GesturePerformer
  ) {
    let controller = wiring.makeController(sections, .plain, Size(width: 390, height: 528))
    let navigation =
      controller as? NavigationController ?? NavigationController(rootViewController: controller)
    controller.tableView.estimateNothingUnlessSaid()
    if let reporting = controller as? any TableViewHosting & ModelChangeObserving {
      ChangeRecorder.attach(to: reporting)
    }
    navigation.beginAppearanceTransition(true, animated: false)
    navigation.endAppearanceTransition()
    try controller.tableView.layoutIfNeeded()
    return (controller, GesturePerformer(controller, navigation: navigation))
  }

  private func place() -> IndexPath {
    let section = Int.random(in: sections.indices, using: &random)
    let count = sections[section].items.count
    return IndexPath(row: Int.random(in: 0..<count, using: &random), section: section)
  }

  private func work(_ table: TableView, _ hand: GesturePerformer, _ place: IndexPath) throws {
    switch operation {
    case .load: break
    case .scroll:
      try table.scrollToRow(at: place, at: .middle)
      try table.layoutIfNeeded()
    case .select: _ = try hand.perform(.tap(place))
    case .edit: try edit(table, place)
    }
  }

  /// Inserts a row and deletes it again.
  private func edit(_ table: TableView, _ place: IndexPath) throws {
    guard let performing = stage?.controller as? any ChangePerforming else { return }
    let item = sections[place.section].items[place.row]
    let insertion = TableChange.insert(ItemList([item]), at: place)
    for change in [insertion, insertion.inverse] {
      try performing.perform([change])
      try table.layoutIfNeeded()
    }
  }
}
