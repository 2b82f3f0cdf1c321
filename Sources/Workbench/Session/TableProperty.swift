import CommandLanguage
import TableAdapters
import TableModel
import TableUI
import TextLayout
import Workspace

/// A table view property that `set` and `get` accept.
@MainActor struct TableProperty {
  /// The name in UIKit.
  let name: String

  /// The accepted words, for help and completion.
  let values: [String]

  /// A description of other accepted values, shown after the words in a hint.
  var also = ""

  /// Whether numbers are accepted too.
  var takesNumbers = false

  /// The closure that returns the value.
  let get: @MainActor (OpenTable) -> AnswerValue

  /// The closure that sets the value from a text; it returns false if the text is invalid.
  let set: @MainActor (OpenTable, String) -> Bool

  /// All properties, by name.
  static let all: [TableProperty] =
    [
      points("rowHeight", \.rowHeight), points("sectionHeaderHeight", \.sectionHeaderHeight),
      points("sectionFooterHeight", \.sectionFooterHeight),
      points("sectionHeaderTopPadding", \.sectionHeaderTopPadding),
      points("estimatedRowHeight", \.estimatedRowHeight),
      points("estimatedSectionHeaderHeight", \.estimatedSectionHeaderHeight),
      points("estimatedSectionFooterHeight", \.estimatedSectionFooterHeight),
      points("fillerRowHeight", \.fillerRowHeight),
      view("tableHeaderView", \.tableHeaderView), view("tableFooterView", \.tableFooterView),
      view("backgroundView", \.backgroundView),
      insets("contentInset", \.contentInset),
      insets("adjustedContentInset", \.adjustedContentInset),
      insets("separatorInset", \.separatorInset, takesAutomatic: true),
      choice("separatorInsetReference", \.separatorInsetReference),
      name("separatorColor", \.separatorColor), name("sectionIndexColor", \.sectionIndexColor),
      name("sectionIndexBackgroundColor", \.sectionIndexBackgroundColor),
      name("sectionIndexTrackingBackgroundColor", \.sectionIndexTrackingBackgroundColor),
      choice("selfSizingInvalidation", \.selfSizingInvalidation),
      flag("cellLayoutMarginsFollowReadableWidth", \.cellLayoutMarginsFollowReadableWidth),
      flag("insetsContentViewsToSafeArea", \.insetsContentViewsToSafeArea),
      flag("selectionFollowsFocus", \.selectionFollowsFocus), flag("allowsFocus", \.allowsFocus),
      flag("allowsFocusDuringEditing", \.allowsFocusDuringEditing),
      flag("remembersLastFocusedIndexPath", \.remembersLastFocusedIndexPath),
      flag("allowsSelection", \.allowsSelection),
      flag("allowsMultipleSelection", \.allowsMultipleSelection),
      flag("allowsSelectionDuringEditing", \.allowsSelectionDuringEditing),
      flag("allowsMultipleSelectionDuringEditing", \.allowsMultipleSelectionDuringEditing),
      flag("autoRegister", \.autoRegister), flag("detectsStaleCells", \.detectsStaleCells),
      isPrefetchingEnabled, flag("cellPrefetching", \.isCellPrefetchingEnabled),
      choice("contentInsetAdjustmentBehavior", \.contentInsetAdjustmentBehavior),
      insets("safeAreaInsets", \.safeAreaInsets),
      flag("changeReporting", \.isChangeReportingEnabled),
      choice("batchPolicy", \.batchPolicy), choice("messageEra", \.messageEra),
      choice("layoutDirection", \.layoutDirection), frcEra,
      preferredContentSizeCategory,
      choice("dropScope", \.dropScope), choice("onMismatch", \.onMismatch),
      choice("separatorStyle", \.separatorStyle),
      contentHuggingElements, deselectsAfterTap, hasUncommittedUpdates, refreshControl,
      loadMoreControl, loadsAtLastRow, isEditing,
      sectionIndexMinimumDisplayRowCount,
    ]
    .sorted { $0.name < $1.name }

  /// Returns the origin of the value: `default`, `file` (the settings file) or `typed`.
  func origin(in source: OpenTable) -> String { source.settings.origins[name] ?? "default" }

  /// Returns the property with a name, or nil.
  static func named(_ name: String) -> TableProperty? { all.first { $0.name == name } }

  private static func points(
    _ name: String,
    _ path: WritableKeyPath<TableViewConfiguration, Double>
  ) -> TableProperty {
    TableProperty(name: name, values: ["auto"], also: ", or a number of points", takesNumbers: true)
    { source in
      .points(source.tableView.configuration[keyPath: path])
    } set: { source, text in
      let value = text == "auto" ? TableView.automaticDimension : Double(text) ?? .nan
      guard value == TableView.automaticDimension || (0...1e9).contains(value) else { return false }
      source.choose(path, value)
      return true
    }
  }

  private static func flag(
    _ name: String,
    _ path: WritableKeyPath<TableViewConfiguration, Bool>
  ) -> TableProperty {
    TableProperty(name: name, values: ["on", "off"]) { source in
      .bool(source.tableView.configuration[keyPath: path])
    } set: { source, text in
      guard let value = onOff(text) else { return false }
      source.choose(path, value)
      return true
    }
  }

  private static func choice<Value: RawRepresentable & CaseIterable & Sendable>(
    _ name: String,
    _ path: WritableKeyPath<TableViewConfiguration, Value>
  ) -> TableProperty where Value.RawValue == String {
    TableProperty(name: name, values: Value.allCases.map(\.rawValue)) { source in
      .text(source.tableView.configuration[keyPath: path].rawValue)
    } set: { source, text in
      guard let value = Value(rawValue: text) else { return false }
      source.choose(path, value)
      return true
    }
  }

  private static let preferredContentSizeCategory = TableProperty(
    name: "preferredContentSizeCategory",
    values: TraitCollection.ContentSizeCategory.allCases.map(\.rawValue),
    also: ", or XS to XXXL, AX1 to AX5"
  ) { source in
    .text(source.tableView.preferredContentSizeCategory.rawValue)
  } set: { source, text in
    guard let category = TraitCollection.ContentSizeCategory(name: text) else { return false }
    source.choose(\.preferredContentSizeCategory, category)
    return true
  }

  private static let deselectsAfterTap = TableProperty(
    name: "deselectsAfterTap",
    values: ["on", "off"]
  ) { source in
    (source.door.controller as? any TapDeselecting).map { .bool($0.deselectsAfterTap) } ?? .null
  } set: { source, text in
    guard let value = onOff(text),
      let controller = source.door.controller as? any TapDeselecting
    else { return false }
    source.settings.deselectsAfterTap = value
    controller.deselectsAfterTap = value
    return true
  }

  /// Returns an error if the current controller does not support the property, or nil.
  func refusal(in source: OpenTable) -> CommandError? {
    guard name == Self.deselectsAfterTap.name, !(source.door.controller is any TapDeselecting)
    else { return nil }
    return CommandError(ActingFault.noTapDeselecting(name: source.door.name))
  }

  /// The rule of fetched results, which other wirings keep for them.
  private static let frcEra = TableProperty(
    name: "frcEra",
    values: FetchedResultsEra.allCases.map(\.rawValue)
  ) { source in
    let era = (source.door.controller as? any FetchedScreen)?.edits.results.era
    return .text((era ?? source.settings.frcEra ?? .documented).rawValue)
  } set: { source, text in
    guard let era = FetchedResultsEra(rawValue: text) else { return false }
    source.settings.frcEra = era
    (source.door.controller as? any FetchedScreen)?.edits.results.era = era
    return true
  }

  private static let hasUncommittedUpdates = TableProperty(
    name: "hasUncommittedUpdates",
    values: []
  ) { source in
    .bool(source.tableView.hasUncommittedUpdates || source.batch != nil)
  } set: { _, _ in
    false
  }

  private static let refreshControl = TableProperty(
    name: "refreshControl",
    values: ["on", "off"]
  ) { source in
    .text(source.tableView.refreshControl?.stateWord ?? "none")
  } set: { source, text in
    guard let isOn = onOff(text) else { return false }
    source.settings.hasRefreshControl = isOn
    source.setRefreshControl(isOn)
    return true
  }

  private static let loadMoreControl = TableProperty(
    name: "loadMoreControl",
    values: ["on", "off"]
  ) { source in
    .text(source.tableView.loadMoreControl?.stateWord ?? "none")
  } set: { source, text in
    guard let isOn = onOff(text) else { return false }
    source.settings.hasLoadMoreControl = isOn
    source.setLoadMoreControl(isOn)
    return true
  }

  private static let loadsAtLastRow = TableProperty(
    name: "loadsAtLastRow",
    values: ["on", "off"]
  ) { source in
    .bool(source.tableView.loadMoreControl?.loadsAtLastRow == true)
  } set: { source, text in
    guard let isOn = onOff(text) else { return false }
    if isOn, source.tableView.loadMoreControl == nil {
      source.settings.hasLoadMoreControl = true
      source.setLoadMoreControl(true)
    }
    source.settings.loadsAtLastRow = isOn
    source.tableView.loadMoreControl?.loadsAtLastRow = isOn
    return true
  }

  private static let isEditing = TableProperty(name: "isEditing", values: []) { source in
    .bool(source.tableView.isEditing)
  } set: { _, _ in
    false
  }

  private static let sectionIndexMinimumDisplayRowCount = TableProperty(
    name: "sectionIndexMinimumDisplayRowCount",
    values: ["0"]
  ) { source in
    .int(source.tableView.sectionIndexMinimumDisplayRowCount)
  } set: { source, text in
    guard let count = Int(text), count >= 0 else { return false }
    source.choose(\.sectionIndexMinimumDisplayRowCount, count)
    return true
  }

  private static func onOff(_ text: String) -> Bool? {
    switch text {
    case "on", "true", "yes": true
    case "off", "false", "no": false
    default: nil
    }
  }
}

extension LoadMoreControl {
  /// The state: `idle`, `loading`, `failed: …` or `no more data`.
  var stateWord: String {
    switch state {
    case .idle: "idle"
    case .loading: "loading"
    case .failed(let message): "failed: \(message)"
    case .noMoreData: "no more data"
    }
  }
}

extension RefreshControl {
  /// The state: `refreshing` or `idle`.
  var stateWord: String { isRefreshing ? "refreshing" : "idle" }
}
