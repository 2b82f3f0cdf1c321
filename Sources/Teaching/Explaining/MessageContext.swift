import CommandLanguage

/// A part of an app that a pasted text names, and that changes the likely cause of its message.
enum MessageContext: String, CaseIterable, Sendable {
  /// Rows of SwiftUI.
  case swiftUI = "swiftui"

  /// A fetched results controller of Core Data.
  case fetched

  /// A diffable data source.
  case diffable

  /// A collection view.
  case collection

  /// A table view or its data source.
  case table

  /// The words that name it, in lowercase.
  private var evidence: [String] {
    switch self {
    case .swiftUI: ["foreach", "ondelete", "onmove"]
    case .fetched:
      [
        "nsfetchedresultscontroller", "controllerdidchangecontent", "core data", "coredata",
        "fetched results",
      ]
    case .diffable: ["diffable"]
    case .collection: ["collection view", "collectionview", "number of items"]
    case .table:
      [
        "uitableview", "tableview:", "tableview(", "cellforrow", "numberofrows", "cellforitem",
        "numberofitems", "uicollectionview", "data source was asked",
      ]
    }
  }

  /// Returns the parts that a text names, those that explain most first.
  static func all(in text: String) -> [MessageContext] {
    let text = text.lowercased()
    return allCases.filter { context in context.evidence.contains { text.containsText($0) } }
  }
}

/// The cause of a message in one part of an app.
struct ContextExplanation: Sendable {
  /// The part of the app.
  let context: MessageContext

  /// The likely causes; see `ExplanationPage.cause`.
  let cause: String

  /// A valid alternative.
  let legal: String
}
