public import TableModel

/// The kind of a change in fetched results. (Core Data: `NSFetchedResultsChangeType`.)
public enum FetchedResultsChangeType: String, Hashable, Sendable {
  /// An object or a section is new.
  case insert

  /// An object or a section was deleted.
  case delete

  /// An object has another place. Sections move only in the order of a store.
  case move

  /// An object has other values. Sections get other titles only in the order of a store.
  case update
}

/// A section that was inserted or deleted in one transaction.
public struct FetchedSectionChange: Hashable, Sendable {
  /// The kind of change.
  public let type: FetchedResultsChangeType

  /// The section's index: before the transaction for a deletion, a move and an update; after it for
  /// an insertion.
  public let index: Int

  /// The section's index after a move.
  public let newIndex: Int?

  /// The name of the section.
  public let name: String

  /// Creates a change.
  public init(
    _ type: FetchedResultsChangeType,
    at index: Int,
    to newIndex: Int? = nil,
    name: String
  ) {
    self.type = type
    self.index = index
    self.newIndex = newIndex
    self.name = name
  }
}

/// An object that was inserted, deleted, moved or updated in one transaction.
public struct FetchedObjectChange: Hashable, Sendable {
  /// The kind of change.
  public let type: FetchedResultsChangeType

  /// The object: after the transaction, or the deleted one.
  public let object: Item

  /// The path before the transaction, or nil for an insertion.
  public let indexPath: IndexPath?

  /// The path after the transaction, or nil for a deletion.
  public let newIndexPath: IndexPath?

  /// The effect of a move or an update on the row's cell. (Not in Core Data.)
  public let effect: FetchedCellEffect

  /// Creates a change.
  public init(
    _ type: FetchedResultsChangeType,
    _ object: Item,
    at indexPath: IndexPath?,
    newIndexPath: IndexPath?,
    effect: FetchedCellEffect = .configures
  ) {
    self.type = type
    self.object = object
    self.indexPath = indexPath
    self.newIndexPath = newIndexPath
    self.effect = effect
  }
}

/// The effect of a changed object on its cell.
public enum FetchedCellEffect: Hashable, Sendable {
  /// The cell keeps its content: the row only has another place.
  case keeps

  /// The cell is configured again.
  case configures

  /// The cell keeps its content and gets another height.
  case resizes

  /// The row needs a cell of another kind.
  case replaces

  /// Returns the effect of new values.
  init(from old: Item, to new: Item) {
    self = old == new ? .keeps : old.cellKind == new.cellKind ? .configures : .replaces
  }
}

/// All changes of one transaction, in the order of the delegate's calls.
///
/// Sections come first, then objects: deletions from the end, insertions from the start, moves by
/// their new paths, and updates by their old ones. Rows that only shift are not in the batch.
public struct FetchedBatch: Hashable, Sendable {
  /// The changes of sections.
  public var sections: [FetchedSectionChange] = []

  /// The changes of objects, including those of inserted and deleted sections.
  public var objects: [FetchedObjectChange] = []

  /// Creates an empty batch.
  public init() {}

  /// Whether no section and no object changed.
  public var isEmpty: Bool { sections.isEmpty && objects.isEmpty }

  /// Returns the index of a section after the transaction.
  ///
  /// - Parameter section: The index before the transaction.
  /// - Returns: The new index, or nil if the section was deleted.
  public func newSection(of section: Int) -> Int? {
    var index = section
    var filled: [Int] = []
    for change in sections {
      switch change.type {
      case .delete where change.index == section: return nil
      case .move where change.index == section: return change.newIndex
      case .delete, .move:
        if change.index < section { index -= 1 }
        if let target = change.newIndex { filled.append(target) }
      case .insert: filled.append(change.index)
      case .update: break
      }
    }
    for slot in filled.sorted() where slot <= index { index += 1 }
    return index
  }

  /// Replaces the deletion and the insertion of one object by a move.
  mutating func pairMoves() {
    var insertions: [Item.Origin: Int] = [:]
    for (index, change) in objects.enumerated() where change.type == .insert {
      // Objects may share an identity; then only one of them is paired.
      insertions[change.object.origin] = insertions[change.object.origin] ?? index
    }
    guard !insertions.isEmpty else { return }
    var paired: Set<Int> = []
    for (index, change) in objects.enumerated() where change.type == .delete {
      guard let insertion = insertions.removeValue(forKey: change.object.origin) else { continue }
      paired.insert(insertion)
      let target = objects[insertion]
      objects[index] = FetchedObjectChange(
        .move,
        target.object,
        at: change.indexPath,
        newIndexPath: target.newIndexPath,
        effect: FetchedCellEffect(from: change.object, to: target.object)
      )
    }
    guard !paired.isEmpty else { return }
    objects = objects.indices.filter { !paired.contains($0) }.map { objects[$0] }
    sort()
  }

  /// Puts the changes in the order of the delegate's calls.
  mutating func sort() {
    func paths(_ type: FetchedResultsChangeType) -> [FetchedObjectChange] {
      objects.filter { $0.type == type }
    }
    func old(_ left: FetchedObjectChange, _ right: FetchedObjectChange) -> Bool {
      (left.indexPath ?? .nowhere) < (right.indexPath ?? .nowhere)
    }
    func new(_ left: FetchedObjectChange, _ right: FetchedObjectChange) -> Bool {
      (left.newIndexPath ?? .nowhere) < (right.newIndexPath ?? .nowhere)
    }
    objects =
      paths(.delete).sorted { old($1, $0) } + paths(.insert).sorted(by: new)
      + paths(.move).sorted(by: new) + paths(.update).sorted(by: old)
    let order: [FetchedResultsChangeType] = [.delete, .insert, .move, .update]
    sections = order.flatMap { type in
      let some = sections.filter { $0.type == type }
      return type == .delete
        ? some.sorted { $0.index > $1.index } : some.sorted { $0.index < $1.index }
    }
  }
}

extension IndexPath {
  fileprivate static let nowhere = IndexPath(row: -1, section: -1)
}

extension FetchedSectionChange: CustomStringConvertible {
  /// The change as text, such as `section insert 0`.
  public var description: String {
    "section \(type.rawValue) \(index)" + (newIndex.map { "→\($0)" } ?? "")
  }
}

extension FetchedObjectChange: CustomStringConvertible {
  /// The change as text, such as `move 0 0→0 1`; a missing path is `–`.
  public var description: String {
    func text(_ path: IndexPath?) -> String { path?.description ?? "–" }
    return "\(type.rawValue) \(text(indexPath))→\(text(newIndexPath))"
  }
}

extension FetchedBatch: CustomStringConvertible {
  /// The changes in one line, in the order of the delegate's calls.
  public var description: String {
    (sections.map(\.description) + objects.map(\.description)).joined(separator: " · ")
  }
}
