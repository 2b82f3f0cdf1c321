// What was found when the data source, the delegate and the prefetch data source were assigned.
extension TableView {
  /// Which optional protocols the data source, the delegate and the prefetch data source have.
  public var capabilities: [CapabilityReport] {
    sourceReports + [prefetchReport] + delegateReports
  }

  /// Looks again for what data source and delegate can do, without a reload.
  ///
  /// UIKit looks only when they are assigned.
  public func probeCapabilities() {
    sourceCapabilities = DataSourceCapabilities(of: dataSource)
    delegateCapabilities = DelegateCapabilities(of: delegate)
    prefetching = probe((any TableViewPrefetching).self, in: prefetchDataSource)
    probeHiddenMethods()
  }

  private var sourceReports: [CapabilityReport] {
    let source = sourceCapabilities
    return [
      Self.source("TableViewTitling", source.titling, "no titles"),
      Self.source(
        "TableViewRowEditing",
        source.rowEditing,
        "no swipe; the minus of edit mode commits nothing"
      ),
      Self.source("TableViewRowEditability", source.rowEditability, "every row editable"),
      Self.source("TableViewRowMoving", source.rowMoving, "no reorder control"),
      Self.source(
        "TableViewRowMovability",
        source.rowMovability,
        "every row movable if TableViewRowMoving is there"
      ),
      Self.source("TableViewIndexing", source.indexing, "no index"),
      Self.source(
        "TableViewChangeReporting",
        source.changeReporting,
        "every count and height is asked again"
      ),
    ]
  }

  private var prefetchReport: CapabilityReport {
    CapabilityReport(
      name: "TableViewPrefetching",
      role: .prefetchDataSource,
      isPresent: prefetching != nil,
      effectOfAbsence: "no prefetch"
    )
  }

  private var delegateReports: [CapabilityReport] {
    let delegate = delegateCapabilities
    return [
      Self.delegate("TableViewSizing", delegate.sizing, "heights from the properties"),
      Self.delegate(
        "TableViewEstimating",
        delegate.estimating,
        "the properties decide whether estimates are on"
      ),
      Self.delegate("TableViewHeaderViews", delegate.headerViews, "titles"),
      Self.delegate("TableViewDisplaying", delegate.displaying, "nothing told"),
      Self.delegate("TableViewHighlighting", delegate.highlighting, "always highlights"),
      Self.delegate("TableViewSelecting", delegate.selecting, "selection as proposed"),
      Self.delegate("TableViewPrimaryActions", delegate.primaryActions, "none"),
      Self.delegate("TableViewAccessories", delegate.accessories, "the tap is lost"),
      Self.delegate(
        "TableViewEditingStyles",
        delegate.editingStyles,
        ".delete, \"Delete\", indented while editing"
      ),
      Self.delegate("TableViewEditingEvents", delegate.editingEvents, "nothing told"),
      Self.delegate(
        "TableViewSwipeActions",
        delegate.swipeActions,
        "the default action if TableViewRowEditing is there"
      ),
      Self.delegate("TableViewMoveTargeting", delegate.moveTargeting, "the proposed place"),
      Self.delegate("TableViewIndentation", delegate.indentation, "level 0"),
      Self.delegate("TableViewCopying", delegate.copying, "no copy menu"),
      Self.delegate("TableViewContextMenus", delegate.contextMenus, "no menu"),
      Self.delegate("TableViewSpringLoading", delegate.springLoading, "every row opens"),
      Self.delegate("TableViewMultipleSelection", delegate.multipleSelection, "no pan"),
      Self.delegate("TableViewFocusing", delegate.focusing, "every row focusable"),
      Self.delegate("TableViewDragging", delegate.dragging, "no drag"),
      Self.delegate("TableViewDropping", delegate.dropping, "no drop"),
    ] + scrollReports(delegate)
  }

  private func scrollReports(_ delegate: DelegateCapabilities) -> [CapabilityReport] {
    [
      Self.delegate("ScrollDelegate", delegate.scrolling, "nothing told"),
      Self.delegate("ScrollDragging", delegate.scrollDragging, "nothing told"),
      Self.delegate("ScrollDecelerating", delegate.scrollDecelerating, "nothing told"),
      Self.delegate("ScrollAnimationEnding", delegate.scrollAnimationEnding, "nothing told"),
      Self.delegate("ScrollingToTop", delegate.scrollingToTop, "the status bar scrolls to the top"),
      Self.delegate("ScrollInsetChanging", delegate.scrollInsetChanging, "nothing told"),
    ]
  }

  private static func source(
    _ name: String,
    _ target: AnyObject?,
    _ effect: String
  ) -> CapabilityReport {
    CapabilityReport(
      name: name,
      role: .dataSource,
      isPresent: target != nil,
      effectOfAbsence: effect
    )
  }

  private static func delegate(
    _ name: String,
    _ target: AnyObject?,
    _ effect: String
  ) -> CapabilityReport {
    CapabilityReport(name: name, role: .delegate, isPresent: target != nil, effectOfAbsence: effect)
  }
}
