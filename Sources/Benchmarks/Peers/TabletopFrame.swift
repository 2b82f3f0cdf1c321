import JSON
import Platform
import Rendering
import TableModel
import TableStore
import TableUI
import Wirings

/// Tabletop drawing a screen through its cells: text with frame and addresses, as in `show`.
@MainActor final class TabletopFrame: Subject {
  let name: String
  let detail: String
  let isOurs = true

  /// Whether new rows scroll in before each drawing.
  private let isWhole: Bool

  private let controller: ItemsController
  private var sum = 0

  /// The number of screens in a run.
  private static let count = 20

  init(_ name: String, _ detail: String, isWhole: Bool) {
    self.name = name
    self.detail = detail
    self.isWhole = isWhole
    let rows = (0..<5_000).map { number in
      Item(
        .object([
          ("title", .string("Lorem ipsum \(number)")),
          ("subtitle", .string("Row \(number) of section 0")), ("image", .string("icon.png")),
        ]),
        origin: .made(number),
        bindings: .native
      )
    }
    controller = ItemsController(
      store: SectionStore([Section(items: ItemList(rows))]),
      size: Size(width: 880, height: 50 * 44)
    )
    controller.tableView.estimateNothingUnlessSaid()
  }

  func version() -> String? { "this build" }

  func run() throws -> Measurement {
    let table = controller.tableView
    let renderer = TextRenderer()
    table.contentOffset = Point(x: 0, y: 0)
    try table.layoutIfNeeded()
    var times: [UInt64] = []
    for screen in 1...Self.count {
      let place = Point(x: 0, y: Double(screen) * table.size.height)
      if !isWhole {
        table.contentOffset = place
        try table.layoutIfNeeded()
      }
      let start = Clock.monotonicNanoseconds
      if isWhole {
        table.contentOffset = place
        try table.layoutIfNeeded()
      }
      sum += renderer.viewport(of: table).utf8.count
      times.append(Clock.monotonicNanoseconds - start)
    }
    times.sort()
    return Measurement(
      amount: Double(times[times.count / 2]),
      answer: Answer(count: table.indexPathsForVisibleRows.count)
    )
  }
}
