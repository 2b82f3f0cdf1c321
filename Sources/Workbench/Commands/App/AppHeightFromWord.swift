import TableModel
import TableUI
import TextLayout

/// `app heightFrom`: what the application's `heightForRow` goes by.
struct AppHeightFromWord: AppWord {
  static let description = AppWordDescription(
    name: "heightFrom",
    forms: [
      HelpTopic.Term(
        "app heightFrom cellFrame",
        "heightForRow dequeues a cell and reads a frame, asked again at each layout"
      ),
      HelpTopic.Term("app heightFrom content", "heightForRow answers automatic: the cell measures"),
      HelpTopic.Term("app heightFrom wiring", "as the wiring has it"),
    ],
    completion: .anyWord(of: Rule.allCases.map(\.rawValue))
  )

  private enum Rule: String, CaseIterable {
    case cellFrame
    case content
    case wiring
  }

  private let rule: Rule

  init(_ arguments: inout Arguments, in session: Session) throws(CommandError) {
    let name = try arguments.takeChoice(Rule.allCases.map(\.rawValue))
    rule = Rule(rawValue: name) ?? .wiring
  }

  func run(in session: Session) throws(CommandError) -> Answer {
    let source = try session.requireSource()
    let application = source.makeApplication(clock: session.clock)
    application.asksHeightsAtLayout = rule == .cellFrame
    switch rule {
    case .cellFrame: application.heightRule = Self.readFrame
    case .content: application.heightRule = { _, _ in TableView.automaticDimension }
    case .wiring: application.heightRule = nil
    }
    application.apply()
    source.tableView.setNeedsHeightsAndViews()
    return Answer(["heightFrom": .text(rule.rawValue)], line)
  }

  private var line: String {
    switch rule {
    case .cellFrame:
      "heightForRow dequeues a cell and answers a frame's height and a point for the separator; "
        + "viewDidLayoutSubviews has the heights asked again"
    case .content: "heightForRow answers automaticDimension: each cell says how high its content is"
    case .wiring: "heights come from the wiring again"
    }
  }

  /// The mistake: a cell is taken for a height and not given back, and its frame is what heights made it.
  private static func readFrame(_ table: TableView, _ path: IndexPath) -> Double {
    let shown = table.cellForRow(at: path)
    let identifier = shown?.reuseIdentifier ?? table.poolContents.first?.identifier
    let taken = identifier.flatMap(table.dequeueReusableCell(withIdentifier:))
    let frame = (shown ?? taken)?.frame.height ?? 0
    return frame > 0 ? frame + 1 : 44
  }
}
