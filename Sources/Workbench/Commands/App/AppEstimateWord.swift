import CommandLanguage
import TableModel
import TableUI
import Workspace

/// The `app estimate` subcommand: sets whether heights are estimated until a row is displayed.
struct AppEstimateWord: AppSubcommand {
  static let description = AppWordDescription(
    name: "estimate",
    words: .of(
      .either(.mark("cached", is: (nil, nil)), .untitled, .titled("header"), .titled("footer"))
    ) { Self(title: $0.0, estimate: $0.1) }
    .written(["on|off|PT"], ["header|footer", "on|off|PT"], ["cached"]),
    meanings: [
      "set estimatedRowHeight and reload; off asks for every height",
      "set the estimate for headers or footers",
      "estimatedHeightForRow returns the last height of rows that were displayed",
    ]
  )

  private let title: SectionTitle?

  /// The estimate, or nil for the heights that rows had.
  private let estimate: Double?

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    guard let estimate else { return remember(in: source, session) }
    let property: String
    switch title {
    case .header:
      property = "estimatedSectionHeaderHeight"
      source.choose(\.estimatedSectionHeaderHeight, estimate)
    case .footer:
      property = "estimatedSectionFooterHeight"
      source.choose(\.estimatedSectionFooterHeight, estimate)
    case nil:
      property = "estimatedRowHeight"
      source.choose(\.estimatedRowHeight, estimate)
    }
    source.tableView.reloadData()
    return Answer(
      ["property": .text(property), "estimate": .points(estimate)],
      Self.text(property, estimate)
    )
  }

  /// Makes the application keep the heights of displayed rows, beginning with the visible ones.
  private func remember(in source: OpenTable, _ session: Session) -> Answer {
    let application = source.makeApplication(clock: session.clock)
    var heights: [ItemID: Double] = [:]
    let table = source.tableView
    for path in table.indexPathsForVisibleRows {
      guard let item = source.item(at: path) else { continue }
      heights[item.id] = table.cellForRow(at: path)?.frame.height
    }
    application.measuredHeights = heights
    application.apply()
    return Answer(["estimate": .text("cached")], AppBehaviorText.remembersHeights(heights.count))
  }

  private static func text(_ property: String, _ estimate: Double) -> ViewText {
    let isAutomatic = estimate == TableView.automaticDimension
    return .estimate(property: property, height: isAutomatic ? nil : estimate)
  }
}

extension Syntax where Value == (SectionTitle?, Double?) {
  /// The syntax of an estimate for rows.
  fileprivate static let untitled = Syntax<Double>.estimate.map {
    (SectionTitle?.none, Double?($0))
  }
  .beginning { $0.bare().flatMap(SectionTitle.init(rawValue:)) == nil }

  /// Returns the syntax of an estimate for headers or footers.
  fileprivate static func titled(_ word: String) -> Syntax {
    .mark(word, then: Syntax<Double>.estimate.map { (SectionTitle(rawValue: word), Double?($0)) })
  }
}

extension Syntax where Value == Double {
  fileprivate static let estimate = Syntax<Double>.either(
    .mark("on", is: TableView.automaticDimension),
    .mark("off", is: 0),
    .number("on, off or a number of points").placed { points, offset throws(CommandError) in
      if (0...1e9).contains(points) { return points }
      throw CommandError(AppFault.noEstimate(points: points), at: offset)
    }
    .beginning { _ in true }
  )
}
