public import TableModel

/// What was dropped, and where.
@MainActor public final class DropCoordinator {
  /// One thing that was dropped.
  @MainActor public struct Item {
    /// The thing.
    public let dragItem: DragItem

    /// The row that it comes from, or nil if the table was updated since.
    public let sourceIndexPath: IndexPath?
  }

  /// The things.
  public let items: [Item]

  /// The place, or nil for the end of the table.
  public let destinationIndexPath: IndexPath?

  /// What the delegate proposed last.
  public let proposal: DropProposal

  /// The drop.
  public let session: DropSession

  /// Where things were shown going to, in order.
  public private(set) var drops: [IndexPath] = []

  init(
    items: [Item],
    destination: IndexPath?,
    proposal: DropProposal,
    session: DropSession
  ) {
    self.items = items
    destinationIndexPath = destination
    self.proposal = proposal
    self.session = session
  }

  /// Shows a thing going to a row.
  public func drop(_ item: DragItem, toRowAt indexPath: IndexPath) { drops.append(indexPath) }
}
