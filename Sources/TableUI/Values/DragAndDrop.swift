public import TableModel

/// A dragged item.
@MainActor public struct DragItem {
  /// The item as text, for receivers that do not know the object.
  public let text: String

  /// The original object, for the application that started the drag, or nil.
  public var localObject: AnyObject?

  /// Creates a drag item.
  public init(text: String, localObject: AnyObject? = nil) {
    self.text = text
    self.localObject = localObject
  }
}

/// A drag in progress, as seen by its source.
@MainActor public final class DragSession {
  /// The dragged items.
  public internal(set) var items: [DragItem] = []

  init() {}
}

/// A drag in progress, as seen by a possible drop target.
@MainActor public final class DropSession {
  /// The drag session, since the drag began in this application.
  public let localDragSession: DragSession

  init(_ drag: DragSession) { localDragSession = drag }

  /// The dragged items.
  public var items: [DragItem] { localDragSession.items }
}

/// The effect of a drop.
public struct DropProposal: Hashable, Sendable {
  /// The drop operation.
  public enum Operation: String, Hashable, Sendable, CaseIterable {
    /// No drop: the items cannot be dropped.
    case cancel

    /// No drop at this position for now.
    case forbidden

    /// The items are copied.
    case copy

    /// The items are moved.
    case move
  }

  /// The way the table makes room.
  public enum Intent: String, Hashable, Sendable, CaseIterable {
    /// The table does not make room.
    case unspecified

    /// A gap opens at the position.
    case insertAtDestinationIndexPath

    /// The row at the position receives the items.
    case insertIntoDestinationIndexPath
  }

  /// The drop operation.
  public let operation: Operation

  /// The way the table makes room.
  public let intent: Intent

  /// Creates a proposal.
  public init(operation: Operation, intent: Intent = .unspecified) {
    self.operation = operation
    self.intent = intent
  }
}

/// The dropped items and the drop position.
@MainActor public final class DropCoordinator {
  /// One dropped item.
  @MainActor public struct Item {
    /// The item.
    public let dragItem: DragItem

    /// The row of the item, or nil if the table was updated since.
    public let sourceIndexPath: IndexPath?
  }

  /// The dropped items.
  public let items: [Item]

  /// The drop position, or nil for the end of the table.
  public let destinationIndexPath: IndexPath?

  /// The last proposal of the delegate.
  public let proposal: DropProposal

  /// The drop session.
  public let session: DropSession

  /// The positions to which items were animated, in order.
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

  /// Animates an item to a row.
  public func drop(_ item: DragItem, toRowAt indexPath: IndexPath) { drops.append(indexPath) }
}

/// The position of a drag that rests on a table.
public struct SpringLoadedInteractionContext: Hashable, Sendable {
  /// The position, in content coordinates.
  public let location: Point

  /// Creates a context with a position.
  public init(location: Point) { self.location = location }
}
