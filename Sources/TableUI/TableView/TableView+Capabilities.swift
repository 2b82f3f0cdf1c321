// What was found when the data source and the delegate were assigned.
extension TableView {
  /// Which optional protocols the data source and the delegate have.
  public var capabilities: [CapabilityReport] {
    let source = sourceCapabilities
    let delegate = delegateCapabilities
    return [
      Self.source("TableViewTitling", source.titling, "no titles"),
      Self.source("TableViewRowEditing", source.rowEditing, "no swipe to delete"),
      Self.source("TableViewRowEditability", source.rowEditability, "every row editable"),
      Self.source("TableViewRowMoving", source.rowMoving, "no reorder control"),
      Self.source("TableViewRowMovability", source.rowMovability, "every row movable, if any"),
      Self.source("TableViewChangeReporting", source.changeReporting, "everything is asked again"),
      Self.delegate("TableViewSizing", delegate.sizing, "heights from the properties"),
      Self.delegate("TableViewHeaderViews", delegate.headerViews, "titles"),
      Self.delegate("TableViewDisplaying", delegate.displaying, "nothing told"),
      Self.delegate("TableViewHighlighting", delegate.highlighting, "always highlights"),
      Self.delegate("TableViewSelecting", delegate.selecting, "selection as proposed"),
      Self.delegate("TableViewAccessories", delegate.accessories, "the tap is lost"),
      Self.delegate("ScrollDelegate", delegate.scrolling, "nothing told"),
    ]
  }

  /// Looks again for what the data source and the delegate can do, without a reload.
  ///
  /// UIKit looks only when they are assigned.
  public func probeCapabilities() {
    sourceCapabilities = DataSourceCapabilities(of: dataSource)
    delegateCapabilities = DelegateCapabilities(of: delegate)
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
