import TableUI
import TextLayout

/// `app inset`: how far the content stands in from an edge.
struct AppInsetWord: AppWord {
  static let description = AppWordDescription(
    name: "inset",
    forms: [HelpTopic.Term("app inset EDGE PT", "contentInset: top, left, bottom or right")],
    completion: .sequence([.anyWord(of: Edge.allCases.map(\.rawValue)), .number])
  )

  private enum Edge: String, CaseIterable {
    case top
    case left
    case bottom
    case right
  }

  private let edge: Edge
  private let points: Double

  init(_ arguments: inout Arguments, in session: Session) throws(CommandError) {
    let name = try arguments.takeChoice(Edge.allCases.map(\.rawValue))
    edge = Edge(rawValue: name) ?? .top
    let offset = arguments.offset
    points = try arguments.takeNumber("a number of points")
    guard points.magnitude <= 1e9 else {
      throw CommandError(
        "bad-argument",
        "\(points.pointsText) is no inset",
        hint: "a number of points up to 1000000000",
        offset: offset
      )
    }
  }

  func run(in session: Session) throws(CommandError) -> Answer {
    let source = try session.requireSource()
    let table = source.tableView
    switch edge {
    case .top: table.contentInset.top = points
    case .left: table.contentInset.left = points
    case .bottom: table.contentInset.bottom = points
    case .right: table.contentInset.right = points
    }
    try source.layout()
    let offset = table.contentOffset.y
    return Answer(
      ["contentInset": AnswerValue(table.contentInset), "offset": .points(offset)],
      "contentInset \(table.contentInset.words), offset \(offset.pointsText) pt"
    )
  }
}

extension AnswerValue {
  /// The four insets.
  init(_ insets: EdgeInsets) {
    self = [
      "top": .points(insets.top), "left": .points(insets.left), "bottom": .points(insets.bottom),
      "right": .points(insets.right),
    ]
  }
}

extension EdgeInsets {
  /// The insets for people.
  var words: String {
    "top \(top.pointsText), left \(left.pointsText), bottom \(bottom.pointsText), "
      + "right \(right.pointsText) pt"
  }
}
