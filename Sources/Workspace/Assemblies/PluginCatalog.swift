package import TableAdapters
import TableUI

/// The plugins and features that a table can add by name, as a person at a prompt does.
///
/// Their outputs are notes: ``note(of:in:)`` has the last one of each.
@MainActor package enum PluginCatalog {
  /// The names of the plugins, which receive events.
  package nonisolated static let pluginNames = [
    "selectable", "foldable", "highlightable", "displayable", "headerIsVisible",
    "lastCellIsVisible", "direction", "proxyScroll", "proxyPrefetch", "prefetch", "refreshable",
    "paginatable", "topPaginatable", "accessibility",
  ]

  /// The names of the features, which add capabilities.
  package nonisolated static let featureNames = ["sectionTitles", "focusable", "swipeActions"]

  /// All names.
  package nonisolated static let names = pluginNames + featureNames

  /// Returns a new plugin, or nil for an unknown name.
  static func makePlugin(named name: String, for manager: DisplayManager) -> (any TablePlugin)? {
    let output = PluginOutput()
    manager.pluginOutputs[name] = output
    let note: @MainActor (String) -> Void = { [weak output] text in output?.note = text }
    switch name {
    case "selectable": return SelectablePlugin()
    case "foldable": return FoldablePlugin()
    case "highlightable": return HighlightablePlugin()
    case "displayable": return DisplayablePlugin()
    case "headerIsVisible": return HeaderIsVisiblePlugin { note("section \($0) is first") }
    case "lastCellIsVisible": return LastCellIsVisiblePlugin { note("the last row is visible") }
    case "direction": return DirectionPlugin { note($0.rawValue) }
    case "proxyScroll":
      let plugin = ProxyScrollPlugin()
      plugin.scrollEvent += { note("\($0)") }
      return plugin
    case "proxyPrefetch":
      let plugin = ProxyPrefetchPlugin()
      plugin.prefetchEvent += { note($0.summary) }
      return plugin
    case "prefetch":
      return PrefetchPlugin(start: { note("started \($0)") }, cancel: { note("canceled \($0)") })
    case "refreshable":
      return RefreshablePlugin(
        control: manager.view?.refreshControl ?? RefreshControl(),
        output: output
      )
    case "paginatable": return PaginatablePlugin(output: output)
    case "topPaginatable": return TopPaginatablePlugin { note("the previous page is wanted") }
    case "accessibility": return AccessibilityPlugin()
    default: return nil
    }
  }

  /// Returns the last output of a plugin, or nil.
  package static func note(of name: String, in manager: DisplayManager) -> String? {
    (manager.pluginOutputs[name] as? PluginOutput)?.note
  }

  /// Returns a new feature, or nil for an unknown name.
  static func makeFeature(named name: String) -> (any FeaturePlugin)? {
    switch name {
    case "sectionTitles": SectionTitlesFeature()
    case "focusable": FocusableFeature()
    case "swipeActions":
      SwipeActionsFeature { types, edge in
        edge == .trailing ? types.map { .init($0, title: $0) } : []
      }
    default: nil
    }
  }
}

/// The output of a plugin: notes its last report; requests for rows end at once.
private final class PluginOutput: RefreshableOutput, PaginatableOutput {
  var note: String?

  func refreshContent(with input: any RefreshableInput) {
    note = "a refresh was requested"
    input.endRefreshing()
  }

  func onPaginationInitialized(with input: any PaginatableInput) {
    input.updatePagination(canIterate: true)
  }

  func loadNextPage(with input: any PaginatableInput) {
    note = "the next page was requested"
    input.updateProgress(isLoading: false)
  }
}

extension PrefetchEvent {
  /// The event and its number of rows.
  fileprivate var summary: String {
    switch self {
    case .prefetch(let paths): "prefetch of \(paths.count)"
    case .cancel(let paths): "cancel of \(paths.count)"
    }
  }
}

extension DisplayManager {
  /// Adds a plugin or feature of the ``PluginCatalog`` after the existing ones.
  ///
  /// - Throws: `DisplayManagerError.unknownPlugin(_:)`, `pluginAlreadyThere(_:)` or
  ///   `slotTaken(_:by:)`.
  package func addPlugin(named name: String) throws(DisplayManagerError) {
    guard !pluginNames.contains(name) else { throw .pluginAlreadyThere(name) }
    if PluginCatalog.pluginNames.contains(name),
      let plugin = PluginCatalog.makePlugin(named: name, for: self)
    {
      try add(plugin)
      plugin.setUp(in: self)
      (plugin as? AccessibilityPlugin)?.invalidate(in: self)
      if plugin.hearsPrefetching { view?.prefetchDataSource = delegate }
    } else if let feature = PluginCatalog.makeFeature(named: name) {
      try add(feature)
      feature.setUp(in: self)
      view?.probeCapabilities()
    } else {
      throw .unknownPlugin(name)
    }
  }

  /// Removes and adds plugins until they are those with some names, in their order.
  ///
  /// Unknown names are ignored.
  package func arrangePlugins(_ names: [String]) {
    for name in pluginNames where !names.contains(name) { try? removePlugin(named: name) }
    for name in names where !pluginNames.contains(name) { try? addPlugin(named: name) }
    for name in names.reversed() { try? movePlugin(named: name, to: 0) }
  }
}
