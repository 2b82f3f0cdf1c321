import CommandLanguage
import TableUI
import Workspace

/// The `app inset` subcommand: sets the distance between the content and an edge.
struct AppInsetWord: AppSubcommand {
  static let description = AppWordDescription(
    name: "inset",
    words: .of(.choice, .inset, make: Self.init).written(["EDGE", "PT"]),
    meanings: [
      "set one edge of contentInset: top, left, bottom or right"
    ]
  )

  fileprivate enum Edge: String, CaseIterable {
    case top
    case left
    case bottom
    case right
  }

  private let edge: Edge
  private let points: Double

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    let table = source.tableView
    let inset = table.contentInset.replacing(edge, with: points)
    source.choose(\.contentInset, inset)
    try source.layout()
    let offset = table.contentOffset.y
    return Answer(
      ["contentInset": AnswerValue(table.contentInset), "offset": .points(offset)],
      ViewText.contentInset(table.contentInset.words, offset: offset)
    )
  }
}

extension AnswerValue {
  /// Creates an object with the four insets.
  init(_ insets: EdgeInsets) {
    self = [
      "top": .points(insets.top), "left": .points(insets.left), "bottom": .points(insets.bottom),
      "right": .points(insets.right),
    ]
  }
}

extension EdgeInsets {
  /// Returns the insets with a new distance from one edge.
  fileprivate func replacing(_ edge: AppInsetWord.Edge, with points: Double) -> EdgeInsets {
    var insets = self
    switch edge {
    case .top: insets.top = points
    case .left: insets.left = points
    case .bottom: insets.bottom = points
    case .right: insets.right = points
    }
    return insets
  }

  /// The insets as text.
  var words: String {
    ViewText.inset(top: top, left: left, bottom: bottom, right: right).words
  }
}

extension Syntax where Value == Double {
  /// The syntax of an inset, in points; its magnitude is at most 1e9.
  fileprivate static let inset = number().placed { points, offset throws(CommandError) in
    guard points.magnitude <= 1e9 else {
      throw CommandError(AppFault.noInset(points: points), at: offset)
    }
    return points
  }
}
