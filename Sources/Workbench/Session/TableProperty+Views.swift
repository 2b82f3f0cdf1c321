import CommandLanguage
import TableUI
import Workspace

// Properties whose value is a view, four insets or a color name.
extension TableProperty {
  /// Returns a property whose value is a view node: a text, or none.
  static func view(
    _ name: String,
    _ path: WritableKeyPath<TableViewConfiguration, ViewNode?>
  ) -> TableProperty {
    TableProperty(name: name, values: ["none"]) { source in
      .optional(source.tableView.configuration[keyPath: path]?.text)
    } set: { source, text in
      source.choose(path, isNothing(text) ? nil : ViewNode(text: text))
      return true
    }
  }

  /// Whether a text means that a property has no value.
  private static func isNothing(_ text: String) -> Bool { text == "none" || text == "nil" }

  /// The property that turns on prefetching of rows and of the next cell, as in UIKit.
  ///
  /// Only prefetching of rows is on by default.
  static let isPrefetchingEnabled = TableProperty(
    name: "isPrefetchingEnabled",
    values: ["on", "off"]
  ) {
    .bool($0.tableView.isPrefetchingEnabled)
  } set: { source, text in
    guard ["on", "true", "yes", "off", "false", "no"].contains(text) else { return false }
    let isOn = ["on", "true", "yes"].contains(text)
    source.choose(\.isPrefetchingEnabled, isOn)
    source.choose(\.isCellPrefetchingEnabled, isOn)
    return true
  }

  /// Returns a property for insets: one number for all edges, or top, left, bottom and right.
  static func insets(
    _ name: String,
    _ path: WritableKeyPath<TableViewConfiguration, EdgeInsets>,
    takesAutomatic: Bool = false
  ) -> TableProperty {
    TableProperty(
      name: name,
      values: (takesAutomatic ? ["auto"] : []) + ["0", "16"],
      also: ", or \"TOP LEFT BOTTOM RIGHT\" in points"
    ) {
      let insets = AnswerValue($0.tableView.configuration[keyPath: path])
      return takesAutomatic ? insets.namingAutomaticEdges : insets
    } set: { source, text in
      guard let insets = EdgeInsets(text, takesAutomatic: takesAutomatic) else { return false }
      source.choose(path, insets)
      return true
    }
  }

  /// Returns a read-only property for insets.
  static func insets(_ name: String, _ path: KeyPath<TableView, EdgeInsets>) -> TableProperty {
    TableProperty(name: name, values: []) {
      AnswerValue($0.tableView[keyPath: path])
    } set: { _, _ in
      false
    }
  }

  /// The property for the parts that are only as wide as their content.
  static let contentHuggingElements = TableProperty(
    name: "contentHuggingElements",
    values: ["none", "sectionHeaders"]
  ) { source in
    let elements = source.tableView.contentHuggingElements
    return .text(elements.contains(.sectionHeaders) ? "sectionHeaders" : "none")
  } set: { source, text in
    guard text == "none" || text == "sectionHeaders" else { return false }
    source.choose(\.contentHuggingElements, text == "none" ? [] : [.sectionHeaders])
    return true
  }

  /// Returns a property whose value is a name, or none.
  static func name(
    _ name: String,
    _ path: WritableKeyPath<TableViewConfiguration, String?>
  ) -> TableProperty {
    TableProperty(name: name, values: ["none"]) { source in
      .optional(source.tableView.configuration[keyPath: path])
    } set: { source, text in
      source.choose(path, isNothing(text) ? nil : text)
      return true
    }
  }
}

extension AnswerValue {
  /// The insets, with `auto` for those that the table view chooses.
  fileprivate var namingAutomaticEdges: AnswerValue {
    guard case .object(let members) = self else { return self }
    return .object(
      members.map { member in
        guard case .points(TableView.automaticDimension) = member.value else { return member }
        return Member(member.key, .text("auto"))
      }
    )
  }
}

extension EdgeInsets {
  /// Creates insets from one number for all edges, or four: top, left, bottom, right.
  ///
  /// - Parameters:
  ///   - text: The numbers.
  ///   - takesAutomatic: Whether `auto` is allowed in place of a number.
  fileprivate init?(_ text: String, takesAutomatic: Bool) {
    let words = text.split { $0 == " " || $0 == "," }
    let numbers = words.compactMap { word in
      takesAutomatic && word == "auto" ? TableView.automaticDimension : Double(word)
    }
    .filter { $0.magnitude <= 1e9 }
    guard numbers.count == words.count else { return nil }
    switch numbers.count {
    case 1:
      self.init(top: numbers[0], left: numbers[0], bottom: numbers[0], right: numbers[0])
    case 4:
      self.init(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    default: return nil
    }
  }
}
