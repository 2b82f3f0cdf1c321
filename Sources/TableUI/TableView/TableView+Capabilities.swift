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
      Self.source("TableViewTitling", source.titling, "no titles", "documented"),
      Self.source(
        "TableViewRowEditing",
        source.rowEditing,
        "no swipe; the minus of edit mode commits nothing",
        "documented; observed: Slick 11"
      ),
      Self.source("TableViewRowEditability", source.rowEditability, "every row editable", "header"),
      Self.source("TableViewRowMoving", source.rowMoving, "no reorder control", "header"),
      Self.source(
        "TableViewRowMovability",
        source.rowMovability,
        "every row movable if TableViewRowMoving is there",
        "header"
      ),
      Self.source("TableViewIndexing", source.indexing, "no index", "ours"),
      Self.source(
        "TableViewChangeReporting",
        source.changeReporting,
        "every count and height is asked again",
        "ours"
      ),
    ]
  }

  private var prefetchReport: CapabilityReport {
    CapabilityReport(
      name: "TableViewPrefetching",
      role: .prefetchDataSource,
      isPresent: prefetching != nil,
      effectOfAbsence: "no prefetch",
      evidence: "documented"
    )
  }

  private var delegateReports: [CapabilityReport] {
    let delegate = delegateCapabilities
    return [
      Self.delegate("TableViewSizing", delegate.sizing, "heights from the properties", "header"),
      Self.delegate(
        "TableViewEstimating",
        delegate.estimating,
        "the properties decide whether estimates are on",
        "header; observed: Catalyst log"
      ),
      Self.delegate("TableViewHeaderViews", delegate.headerViews, "titles", "header"),
      Self.delegate("TableViewDisplaying", delegate.displaying, "nothing told", "header"),
      Self.delegate("TableViewHighlighting", delegate.highlighting, "always highlights", "header"),
      Self.delegate("TableViewSelecting", delegate.selecting, "selection as proposed", "header"),
      Self.delegate("TableViewPrimaryActions", delegate.primaryActions, "none", "ours"),
      Self.delegate("TableViewAccessories", delegate.accessories, "the tap is lost", "ours"),
      Self.delegate(
        "TableViewEditingStyles",
        delegate.editingStyles,
        ".delete, \"Delete\", indented while editing",
        "header"
      ),
      Self.delegate("TableViewEditingEvents", delegate.editingEvents, "nothing told", "header"),
      Self.delegate(
        "TableViewSwipeActions",
        delegate.swipeActions,
        "the default action if TableViewRowEditing is there",
        "header"
      ),
      Self.delegate(
        "TableViewMoveTargeting",
        delegate.moveTargeting,
        "the proposed place",
        "documented: TVPG 8"
      ),
      Self.delegate("TableViewIndentation", delegate.indentation, "level 0", "documented"),
      Self.delegate("TableViewCopying", delegate.copying, "no copy menu", "header"),
      Self.delegate("TableViewContextMenus", delegate.contextMenus, "no menu", "header"),
      Self.delegate("TableViewSpringLoading", delegate.springLoading, "every row opens", "header"),
      Self.delegate("TableViewMultipleSelection", delegate.multipleSelection, "no pan", "header"),
      Self.delegate("TableViewFocusing", delegate.focusing, "every row focusable", "ours"),
      Self.delegate("TableViewDragging", delegate.dragging, "no drag", "header"),
      Self.delegate("TableViewDropping", delegate.dropping, "no drop", "header"),
    ] + scrollReports(delegate)
  }

  private func scrollReports(_ delegate: DelegateCapabilities) -> [CapabilityReport] {
    [
      Self.delegate("ScrollDelegate", delegate.scrolling, "nothing told", "ours"),
      Self.delegate("ScrollDragging", delegate.scrollDragging, "nothing told", "ours"),
      Self.delegate("ScrollDecelerating", delegate.scrollDecelerating, "nothing told", "ours"),
      Self.delegate(
        "ScrollAnimationEnding",
        delegate.scrollAnimationEnding,
        "nothing told",
        "ours"
      ),
      Self.delegate(
        "ScrollingToTop",
        delegate.scrollingToTop,
        "the status bar scrolls to the top",
        "header: UIScrollView.h"
      ),
      Self.delegate("ScrollInsetChanging", delegate.scrollInsetChanging, "nothing told", "ours"),
    ]
  }

  private static func source(
    _ name: String,
    _ target: AnyObject?,
    _ effect: String,
    _ evidence: String
  ) -> CapabilityReport {
    CapabilityReport(
      name: name,
      role: .dataSource,
      isPresent: target != nil,
      effectOfAbsence: effect,
      evidence: evidence
    )
  }

  private static func delegate(
    _ name: String,
    _ target: AnyObject?,
    _ effect: String,
    _ evidence: String
  ) -> CapabilityReport {
    CapabilityReport(
      name: name,
      role: .delegate,
      isPresent: target != nil,
      effectOfAbsence: effect,
      evidence: evidence
    )
  }
}
