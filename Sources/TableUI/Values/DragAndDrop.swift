public import TableModel

/// One thing that a drag takes along.
@MainActor public struct DragItem {
  /// The thing as text, for whoever knows no more of it.
  public let text: String

  /// The thing itself, for the application it comes from, or nil.
  public var localObject: AnyObject?

  /// Takes a thing along.
  public init(text: String, localObject: AnyObject? = nil) {
    self.text = text
    self.localObject = localObject
  }
}

/// A drag under way, seen from where it began.
@MainActor public final class DragSession {
  /// What is dragged.
  public internal(set) var items: [DragItem] = []

  init() {}
}

/// A drag under way, seen from where it may be dropped.
@MainActor public final class DropSession {
  /// The drag, since it began in this application.
  public let localDragSession: DragSession

  init(_ drag: DragSession) { localDragSession = drag }

  /// What is dragged.
  public var items: [DragItem] { localDragSession.items }
}

/// What a drop would do.
public struct DropProposal: Hashable, Sendable {
  /// What becomes of the thing.
  public enum Operation: String, Hashable, Sendable, CaseIterable {
    /// Nothing: it cannot be dropped.
    case cancel

    /// Nothing, here and now.
    case forbidden

    /// It is there twice.
    case copy

    /// It is elsewhere.
    case move
  }

  /// How the table makes room.
  public enum Intent: String, Hashable, Sendable, CaseIterable {
    /// It does not.
    case unspecified

    /// A gap opens at the place.
    case insertAtDestinationIndexPath

    /// The row at the place takes it in.
    case insertIntoDestinationIndexPath
  }

  /// What becomes of the thing.
  public let operation: Operation

  /// How the table makes room.
  public let intent: Intent

  /// Makes a proposal.
  public init(operation: Operation, intent: Intent = .unspecified) {
    self.operation = operation
    self.intent = intent
  }
}

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

/// Where something dragged rests on a table.
public struct SpringLoadedInteractionContext: Hashable, Sendable {
  /// The place, in the coordinates of the content.
  public let location: Point

  /// Names a place.
  public init(location: Point) { self.location = location }
}
