import TableUI

/// The plugins and features that a table can add by name, as a person at a prompt does.
///
/// Their outputs are notes on the manager: ``DisplayManager/pluginNotes`` has the last one of each.
@MainActor public enum PluginCatalog {
  /// The names of the plugins, which receive events.
  public nonisolated static let pluginNames = [
    "selectable", "foldable", "highlightable", "displayable", "headerIsVisible",
    "lastCellIsVisible", "direction", "proxyScroll", "proxyPrefetch", "prefetch", "refreshable",
    "paginatable", "topPaginatable", "accessibility",
  ]

  /// The names of the features, which add capabilities.
  public nonisolated static let featureNames = ["sectionTitles", "focusable", "swipeActions"]

  /// All names.
  public nonisolated static let names = pluginNames + featureNames

  /// Returns a new plugin, or nil for an unknown name.
  static func makePlugin(named name: String, for manager: DisplayManager) -> (any TablePlugin)? {
    let note: @MainActor (String) -> Void = { [weak manager] text in
      manager?.pluginNotes[name] = text
    }
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
      let output = PluginOutput(note)
      manager.pluginOutputs[name] = output
      return RefreshablePlugin(
        control: manager.view?.refreshControl ?? RefreshControl(),
        output: output
      )
    case "paginatable":
      let output = PluginOutput(note)
      manager.pluginOutputs[name] = output
      return PaginatablePlugin(output: output)
    case "topPaginatable": return TopPaginatablePlugin { note("the previous page is wanted") }
    case "accessibility": return AccessibilityPlugin()
    default: return nil
    }
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

/// An output of paging and refreshing plugins that only notes the request and ends it.
private final class PluginOutput: RefreshableOutput, PaginatableOutput {
  private let note: @MainActor (String) -> Void

  init(_ note: @escaping @MainActor (String) -> Void) { self.note = note }

  func refreshContent(with input: any RefreshableInput) {
    note("a refresh was requested")
    input.endRefreshing()
  }

  func onPaginationInitialized(with input: any PaginatableInput) {
    input.updatePagination(canIterate: true)
  }

  func loadNextPage(with input: any PaginatableInput) {
    note("the next page was requested")
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
