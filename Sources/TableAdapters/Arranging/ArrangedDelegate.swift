public import TableModel
public import TableUI

/// A delegate that stands before another one where an ``ArrangedDataSource`` shows the rows: the one behind
/// hears the paths of the source.
///
/// What the one behind does not implement stays absent. A drop names places between rows that only the
/// source could tell, so none is taken while a view is on.
@MainActor public final class ArrangedDelegate: TableViewDelegate {
  /// The delegate behind this one.
  public private(set) weak var wrapped: (any TableViewDelegate)?

  /// Who knows the paths.
  let rows: ArrangedDataSource

  weak var sizing: (any TableViewSizing)?
  weak var estimating: (any TableViewEstimating)?

  /// Stands before a delegate.
  ///
  /// - Parameters:
  ///   - wrapped: The delegate.
  ///   - rows: The data source that shows the rows.
  public init(_ wrapped: any TableViewDelegate, rows: ArrangedDataSource) {
    self.wrapped = wrapped
    self.rows = rows
    sizing = probe((any TableViewSizing).self, in: wrapped)
    estimating = probe((any TableViewEstimating).self, in: wrapped)
  }

  /// Whoever has a capability behind this delegate.
  func behind<Capability>(_ capability: Capability.Type) -> Capability? {
    probe(capability, in: wrapped)
  }

  /// Asks the one behind about a row, where it has the capability and the row is there.
  func ask<Capability, Answer>(
    _ capability: Capability.Type,
    _ tableView: TableView,
    _ method: String,
    _ shown: IndexPath,
    otherwise: Answer,
    _ body: (Capability, IndexPath) -> Answer
  ) -> Answer {
    guard let target = behind(capability), let path = rows.sourcePath(of: shown) else {
      return otherwise
    }
    return rows.relay(tableView, to: target, "tableView(_:\(method):) \(path)") {
      body(target, path)
    }
  }
}

extension ArrangedDelegate: CapabilityForwarding, MessageParticipant {
  public var messageParty: Message.Party { Message.Party("ArrangedDelegate", .controller) }

  public func target(for capability: Any.Type) -> AnyObject? {
    Self.capabilities[ObjectIdentifier(capability)].flatMap { $0(self) ? self : nil }
  }

  /// How to find out whether the one behind has a capability that this one passes on.
  private static let capabilities: [ObjectIdentifier: @MainActor (ArrangedDelegate) -> Bool] = {
    var probes: [ObjectIdentifier: @MainActor (ArrangedDelegate) -> Bool] = [:]
    func add<Capability>(_ capability: Capability.Type) {
      probes[ObjectIdentifier(capability)] = { $0.behind(capability) != nil }
    }
    add((any TableViewSizing).self)
    add((any TableViewEstimating).self)
    add((any TableViewHeaderViews).self)
    add((any TableViewDisplaying).self)
    add((any TableViewHighlighting).self)
    add((any TableViewSelecting).self)
    add((any TableViewPrimaryActions).self)
    add((any TableViewAccessories).self)
    add((any TableViewEditingStyles).self)
    add((any TableViewEditingEvents).self)
    add((any TableViewSwipeActions).self)
    add((any TableViewMoveTargeting).self)
    add((any TableViewIndentation).self)
    add((any TableViewCopying).self)
    add((any TableViewContextMenus).self)
    add((any TableViewSpringLoading).self)
    add((any TableViewMultipleSelection).self)
    add((any TableViewFocusing).self)
    add((any TableViewDragging).self)
    add((any ScrollDelegate).self)
    add((any ScrollDragging).self)
    add((any ScrollDecelerating).self)
    add((any ScrollAnimationEnding).self)
    add((any ScrollingToTop).self)
    add((any ScrollInsetChanging).self)
    return probes
  }()
}
