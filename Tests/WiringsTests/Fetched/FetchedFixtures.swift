import JSON
import TableModel
import TableStore
import TableUI

@testable import TableAdapters

extension Item {
  /// An object with a number as its identity.
  static func object(_ number: Int, _ members: (String, JSONValue)...) -> Item {
    Item(.object(members), origin: .made(number), bindings: .native)
  }

  /// A person of the golden table.
  static func person(_ number: Int, _ name: String, _ city: String, note: String = "") -> Item {
    object(
      number,
      ("title", .string(name)),
      ("city", .string(city)),
      ("note", .string(note))
    )
  }
}

/// A store of objects in one section, edited by their identities.
@MainActor final class ObjectTable {
  let context: ManagedObjectContext

  init(_ objects: [Item]) {
    context = ManagedObjectContext(SectionStore([Section(items: ItemList(objects))]))
  }

  var objects: ItemList { context.sections[0].items }

  private func path(_ number: Int) -> IndexPath {
    let row = objects.firstIndex { $0.origin == .made(number) } ?? -1
    return IndexPath(row: row, section: 0)
  }

  func insert(_ object: Item) throws {
    let end = IndexPath(row: objects.count, section: 0)
    try context.apply(.insert(ItemList([object]), at: end))
  }

  func delete(_ number: Int) throws {
    let path = path(number)
    try context.apply(.delete(objects.slice(path.row..<path.row + 1), at: path))
  }

  func update(_ object: Item) throws {
    guard case .made(let number) = object.origin else { return }
    let path = path(number)
    try context.apply(.update(at: path, from: objects[path.row], to: object))
  }

  func save() throws { try context.processPendingChanges() }
}

/// Notes the calls of a controller, with the counts at each call.
@MainActor
final class FetchedLog: FetchedResultsWillChange, FetchedResultsSectionChanging,
  FetchedResultsObjectChanging, FetchedResultsDidChange
{
  private(set) var lines: [String] = []
  private(set) var countsBefore: [Int] = []
  private(set) var countsAfter: [Int] = []

  /// The events between the first and the last call, in one line.
  func takeEvents() -> String {
    defer { lines = [] }
    return lines.joined(separator: " · ")
  }

  private func counts(_ controller: FetchedResultsController) -> [Int] {
    controller.sections?.map(\.numberOfObjects) ?? []
  }

  func controllerWillChangeContent(_ controller: FetchedResultsController) {
    lines.append("will")
    countsBefore = counts(controller)
  }

  func controller(
    _ controller: FetchedResultsController,
    didChange sectionInfo: FetchedResultsSectionInfo,
    atSectionIndex sectionIndex: Int,
    for type: FetchedResultsChangeType
  ) { lines.append("section \(type) \(sectionIndex)") }

  func controller(
    _ controller: FetchedResultsController,
    didChange object: Item,
    at indexPath: IndexPath?,
    for type: FetchedResultsChangeType,
    newIndexPath: IndexPath?
  ) {
    lines.append("\(FetchedObjectChange(type, object, at: indexPath, newIndexPath: newIndexPath))")
  }

  func controllerDidChangeContent(_ controller: FetchedResultsController) {
    lines.append("did")
    countsAfter = counts(controller)
  }
}

/// The sections of fetched results as plain arrays.
struct PlainResults: Equatable, CustomStringConvertible {
  struct Group: Equatable {
    var name: String
    var objects: [Item]
  }

  var groups: [Group]

  @MainActor init(_ controller: FetchedResultsController) {
    groups = (controller.sections ?? []).map { Group(name: $0.name, objects: $0.objects) }
  }

  var description: String {
    groups.map { group in
      "\(group.name)[" + group.objects.map { "\($0.value.text)" }.joined(separator: " ") + "]"
    }
    .joined(separator: " ")
  }

  /// Carries out the events of a batch, the slow way: mark what leaves, then insert from the start.
  ///
  /// - Returns: The problems, such as a row of a deleted section that no event mentions.
  mutating func replay(_ batch: FetchedBatch) -> [String] {
    var problems: [String] = []
    var rows = groups.map { $0.objects.map(Optional.some) }
    for change in batch.objects {
      guard let old = change.indexPath else { continue }
      guard rows.indices.contains(old.section), rows[old.section].indices.contains(old.row) else {
        problems.append("\(change) starts at no row")
        continue
      }
      if rows[old.section][old.row] == nil { problems.append("\(change) is the second of its row") }
      rows[old.section][old.row] = change.type == .update ? change.object : nil
    }
    var kept: [Group] = []
    for (index, group) in groups.enumerated() {
      let rest = rows[index].compactMap { $0 }
      if batch.sections.contains(where: { $0.type == .delete && $0.index == index }) {
        if !rest.isEmpty { problems.append("section \(index) is deleted with rows") }
      } else {
        kept.append(Group(name: group.name, objects: rest))
      }
    }
    for change in batch.sections where change.type == .insert {
      kept.insert(Group(name: change.name, objects: []), at: min(change.index, kept.count))
    }
    let none = IndexPath(row: -1, section: -1)
    let coming = batch.objects.filter { $0.type == .insert || $0.type == .move }
      .map { (change: $0, path: $0.newIndexPath ?? none) }
    for (change, new) in coming.sorted(by: { $0.path < $1.path }) {
      guard kept.indices.contains(new.section),
        (0...kept[new.section].objects.count).contains(new.row)
      else {
        problems.append("\(change) ends at no row")
        continue
      }
      kept[new.section].objects.insert(change.object, at: new.row)
    }
    groups = kept
    return problems
  }
}
