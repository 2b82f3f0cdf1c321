/// A batch of updates for a table view, in two index spaces.
///
/// Deleted and reloaded paths and the starts of moves are counted **before** the batch. Inserted
/// paths and the ends of moves are counted **after** it. The order of the operations does not
/// matter.
///
/// ```swift
/// var updates = TableUpdates()
/// updates.deletedRows = [IndexPath(row: 2, section: 0)]
/// let map = try updates.validated(before: [5], after: [4])
/// map.newPath(of: IndexPath(row: 3, section: 0))  // 0 2
/// ```
public struct TableUpdates: Hashable, Sendable {
  /// The rows to delete, by their old paths.
  public var deletedRows: [IndexPath] = []

  /// The rows that get a new cell, by their old paths.
  public var reloadedRows: [IndexPath] = []

  /// The rows to insert, by their new paths.
  public var insertedRows: [IndexPath] = []

  /// The rows to move, in the order of the calls.
  public var movedRows: [RowMove] = []

  /// The sections to delete, by their old numbers.
  public var deletedSections: [Int] = []

  /// The sections to reload, by their old numbers.
  public var reloadedSections: [Int] = []

  /// The sections to insert, by their new numbers.
  public var insertedSections: [Int] = []

  /// The sections to move, in the order of the calls.
  public var movedSections: [SectionMove] = []

  /// The rows that keep their cell, which is configured again after the batch, by their old paths.
  ///
  /// These are changed rows that cannot be reloaded in the same batch because they or their section
  /// move. Their heights must be requested again too.
  public var reconfiguredRows: [IndexPath] = []

  /// The rows that keep their cell and only change their height, by their old paths.
  public var resizedRows: [IndexPath] = []

  /// The sections with a different header or footer, by their old numbers.
  public var retitledSections: [Int] = []

  /// The first negative number of the batches merged so far; later calls do not change it.
  var firstNegative: Int?

  /// Creates an empty batch.
  public init() {}
}

extension TableUpdates {
  /// Whether the batch has no updates.
  public var isEmpty: Bool {
    !changesStructure && reloadedRows.isEmpty && reloadedSections.isEmpty
      && reconfiguredRows.isEmpty && resizedRows.isEmpty && retitledSections.isEmpty
  }

  /// Whether rows or sections are inserted, deleted or moved.
  public var changesStructure: Bool {
    !(deletedRows.isEmpty && insertedRows.isEmpty && movedRows.isEmpty && deletedSections.isEmpty
      && insertedSections.isEmpty && movedSections.isEmpty)
  }

  /// Adds the updates of a later call, in the same two index spaces.
  public mutating func merge(_ other: TableUpdates) {
    let negative = firstNegative ?? other.firstNegative ?? other.negativeNumber
    defer { firstNegative = negative }
    guard !isEmpty else {
      self = other
      return
    }
    deletedRows += other.deletedRows
    reloadedRows += other.reloadedRows
    insertedRows += other.insertedRows
    movedRows += other.movedRows
    deletedSections += other.deletedSections
    reloadedSections += other.reloadedSections
    insertedSections += other.insertedSections
    movedSections += other.movedSections
    reconfiguredRows += other.reconfiguredRows
    resizedRows += other.resizedRows
    retitledSections += other.retitledSections
  }

  /// The first number below 0, kind by kind.
  var negativeNumber: Int? {
    if let number = negativeRow { return number }
    if let number = deletedSections.firstNegative ?? reloadedSections.firstNegative
      ?? insertedSections.firstNegative
    {
      return number
    }
    for move in movedSections where min(move.from, move.to) < 0 {
      return move.from < 0 ? move.from : move.to
    }
    return nil
  }

  private var negativeRow: Int? {
    if let number = deletedRows.firstNegative ?? reloadedRows.firstNegative
      ?? insertedRows.firstNegative
    {
      return number
    }
    for move in movedRows {
      if let number = move.from.negativeNumber ?? move.to.negativeNumber { return number }
    }
    return nil
  }
}

extension [IndexPath] {
  /// The sections of the paths, in their order; neighbors in one section count once.
  package var sections: [Int] {
    var sections: [Int] = []
    for path in self where path.section != sections.last { sections.append(path.section) }
    return sections
  }

  fileprivate var firstNegative: Int? {
    for path in self { if let number = path.negativeNumber { return number } }
    return nil
  }
}

extension [Int] {
  fileprivate var firstNegative: Int? { first { $0 < 0 } }
}

extension IndexPath {
  fileprivate var negativeNumber: Int? { section < 0 ? section : row < 0 ? row : nil }
}

extension TableUpdates: CustomStringConvertible {
  /// The operations as texts, such as `delete 0·9` or `move section 3 → 0`.
  public var operations: [String] {
    func place(_ path: IndexPath) -> String { "\(path.section)·\(path.row)" }
    var texts = deletedRows.map { "delete \(place($0))" }
    texts += reloadedRows.map { "reload \(place($0))" }
    texts += insertedRows.map { "insert \(place($0))" }
    texts += movedRows.map { "move \(place($0.from)) → \(place($0.to))" }
    texts += deletedSections.map { "delete section \($0)" }
    texts += reloadedSections.map { "reload section \($0)" }
    texts += insertedSections.map { "insert section \($0)" }
    texts += movedSections.map { "move section \($0.from) → \($0.to)" }
    texts += reconfiguredRows.map { "reconfigure \(place($0))" }
    texts += resizedRows.map { "resize \(place($0))" }
    texts += retitledSections.map { "retitle section \($0)" }
    return texts
  }

  /// The operations in one line; of very many, the first ones and the number of the others.
  public var description: String {
    let texts = operations
    guard texts.count > Self.mostNamed else { return texts.joined(separator: ", ") }
    let named = texts.prefix(8).joined(separator: ", ")
    return "\(named), … \(texts.count - 8) more"
  }

  /// The most operations of a batch that its description names.
  private static let mostNamed = 1000
}
