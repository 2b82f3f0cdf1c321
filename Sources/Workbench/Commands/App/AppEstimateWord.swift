import TableUI
import TextLayout

/// `app estimate`: whether heights are estimated until a row comes to the screen.
struct AppEstimateWord: AppWord {
  static let description = AppWordDescription(
    name: "estimate",
    forms: [
      HelpTopic.Term("app estimate on|off|PT", "estimatedRowHeight, then reloadData; off asks all"),
      HelpTopic.Term("app estimate header|footer on|off|PT", "the same for headers or footers"),
    ],
    completion: .choice([
      length,
      .sequence([.anyWord(of: ["header", "footer"]), length]),
    ])
  )

  private static let length = Grammar.choice([.anyWord(of: ["on", "off"]), .number])

  private let title: SectionTitle?
  private let estimate: Double

  init(_ arguments: inout Arguments, in session: Session) throws(CommandError) {
    title = arguments.bare().flatMap(SectionTitle.init(rawValue:))
    if title != nil { arguments.take() }
    if arguments.take("on") {
      estimate = TableView.automaticDimension
    } else if arguments.take("off") {
      estimate = 0
    } else {
      let offset = arguments.offset
      estimate = try arguments.takeNumber("on, off or a number of points")
      guard (0...1e9).contains(estimate) else {
        throw CommandError(
          "bad-argument",
          "\(estimate.pointsText) is no estimate",
          hint: "a number of points from 0 (off) to 1000000000, or on",
          offset: offset
        )
      }
    }
  }

  func run(in session: Session) throws(CommandError) -> Answer {
    let table = try session.requireSource().tableView
    let property: String
    switch title {
    case .header:
      property = "estimatedSectionHeaderHeight"
      table.estimatedSectionHeaderHeight = estimate
    case .footer:
      property = "estimatedSectionFooterHeight"
      table.estimatedSectionFooterHeight = estimate
    case nil:
      property = "estimatedRowHeight"
      table.estimatedRowHeight = estimate
    }
    table.reloadData()
    return Answer(["property": .text(property), "estimate": .points(estimate)], line(property))
  }

  private func line(_ property: String) -> String {
    switch estimate {
    case 0: "\(property) 0: every height is asked for at load"
    case TableView.automaticDimension: "\(property) automatic: heights are asked for what shows"
    default: "\(property) \(estimate.pointsText): heights are asked for what shows"
    }
  }
}
