/// One edit of a table with its content, relative to the state before it.
///
/// A change can be printed, compared, inverted, applied and replayed; undo, recording and the
/// journal consist of changes. A table view receives a ``TableUpdates``, made from changes by
/// ``TableUpdates/init(composing:from:)``.
public enum TableChange: Hashable, Sendable {
  /// Inserts rows; the first of them is then at the path.
  case insert(ItemList, at: IndexPath)

  /// Deletes rows; the first of them was at the path.
  case delete(ItemList, at: IndexPath)

  /// Moves a row; the target counts after its removal.
  case move(from: IndexPath, to: IndexPath)

  /// Replaces the content of a row.
  case update(at: IndexPath, from: Item, to: Item)

  /// Changes the height of a row.
  case height(at: IndexPath, from: Item, to: Item)

  /// Inserts a section, which then has the number.
  case insertSection(Section, at: Int)

  /// Deletes a section.
  case deleteSection(Section, at: Int)

  /// Moves a section; the target counts after its removal.
  case moveSection(from: Int, to: Int)

  /// Changes the header of a section.
  case header(section: Int, from: String, to: String)

  /// Changes the footer of a section.
  case footer(section: Int, from: String, to: String)

  /// Changes members in a section's JSON object; the table looks the same.
  case members(section: Int, from: SectionObject?, to: SectionObject?)
}

extension TableChange {
  /// The change that undoes this one.
  public var inverse: TableChange {
    switch self {
    case .insert(let items, let path): .delete(items, at: path)
    case .delete(let items, let path): .insert(items, at: path)
    case .move(let from, let to): .move(from: to, to: from)
    case .update(let path, let old, let new): .update(at: path, from: new, to: old)
    case .height(let path, let old, let new): .height(at: path, from: new, to: old)
    case .insertSection(let section, let index): .deleteSection(section, at: index)
    case .deleteSection(let section, let index): .insertSection(section, at: index)
    case .moveSection(let from, let to): .moveSection(from: to, to: from)
    case .header(let index, let old, let new): .header(section: index, from: new, to: old)
    case .footer(let index, let old, let new): .footer(section: index, from: new, to: old)
    case .members(let index, let old, let new): .members(section: index, from: new, to: old)
    }
  }

  /// Returns the row's path after this change, or nil if the change deletes it.
  ///
  /// - Parameter path: The path of the row before the change.
  /// - Returns: The path after the change.
  public func destination(of path: IndexPath) -> IndexPath? {
    var path = path
    switch self {
    case .insert(let items, let at):
      if at.section == path.section, at.row <= path.row { path.row += items.count }
    case .delete(let items, let at):
      guard at.section == path.section, at.row <= path.row else { break }
      if path.row < at.row + items.count { return nil }
      path.row -= items.count
    case .move(let from, let to):
      if path == from { return to }
      if from.section == path.section, from.row < path.row { path.row -= 1 }
      if to.section == path.section, to.row <= path.row { path.row += 1 }
    case .insertSection(_, let index):
      if index <= path.section { path.section += 1 }
    case .deleteSection(_, let index):
      if index == path.section { return nil }
      if index < path.section { path.section -= 1 }
    case .moveSection(let from, let to):
      if path.section == from {
        path.section = to
      } else {
        if from < path.section { path.section -= 1 }
        if to <= path.section { path.section += 1 }
      }
    case .update, .height, .header, .footer, .members: break
    }
    return path
  }
}

extension TableChange {
  /// Applies the change to a state; a change that does not match leaves the state unchanged.
  ///
  /// - Complexity: O(log n) in the rows of the section, if the state has no other owner.
  /// - Throws: ``TableError/changeDoesNotFit(_:)`` if a path is outside the state.
  public func apply(to sections: inout [Section]) throws(TableError) {
    guard fits(sections) else { throw .changeDoesNotFit(description) }
    switch self {
    case .insert(let items, let path):
      sections[path.section].items.insert(contentsOf: items, at: path.row)
    case .delete(let items, let path):
      sections[path.section].items.removeSubrange(path.row..<path.row + items.count)
    case .move(let from, let to):
      let item = sections[from.section].items.remove(at: from.row)
      sections[to.section].items.insert(item, at: to.row)
    case .update(let path, _, let item), .height(let path, _, let item):
      sections[path.section].items[path.row] = item
    case .insertSection(let section, let index): sections.insert(section, at: index)
    case .deleteSection(_, let index): sections.remove(at: index)
    case .moveSection(let from, let to): sections.insert(sections.remove(at: from), at: to)
    case .header(let index, _, let text): sections[index].header = text
    case .footer(let index, _, let text): sections[index].footer = text
    case .members(let index, _, let object): sections[index].object = object
    }
  }

  private func fits(_ sections: [Section]) -> Bool {
    func holds(_ path: IndexPath, room: Int = 0) -> Bool {
      sections.indices.contains(path.section) && path.row >= 0
        && path.row < sections[path.section].items.count + room
    }
    switch self {
    case .insert(_, let path): return holds(path, room: 1)
    case .delete(let items, let path):
      return holds(path, room: items.isEmpty ? 1 : 0)
        && items.count <= sections[path.section].items.count - path.row
    case .move(let from, let to):
      return holds(from) && holds(to, room: from.section == to.section ? 0 : 1)
    case .update(let path, _, _), .height(let path, _, _): return holds(path)
    case .insertSection(_, let index): return (0...sections.count).contains(index)
    case .deleteSection(_, let index), .header(let index, _, _), .footer(let index, _, _),
      .members(let index, _, _):
      return sections.indices.contains(index)
    case .moveSection(let from, let to):
      return sections.indices.contains(from) && sections.indices.contains(to)
    }
  }
}

extension TableChange: CustomStringConvertible {
  /// The change as the text of a command, such as `insert 2 rows at 0 4`.
  public var description: String {
    func rows(_ count: Int) -> String { count == 1 ? "1 row" : "\(count) rows" }
    return switch self {
    case .insert(let items, let path): "insert \(rows(items.count)) at \(path)"
    case .delete(let items, let path): "delete \(rows(items.count)) at \(path)"
    case .move(let from, let to): "move \(from) to \(to)"
    case .update(let path, _, _): "update \(path)"
    case .height(let path, _, _): "height \(path)"
    case .insertSection(_, let index): "insert section \(index)"
    case .deleteSection(_, let index): "delete section \(index)"
    case .moveSection(let from, let to): "move section \(from) to \(to)"
    case .header(let index, _, _): "header of section \(index)"
    case .footer(let index, _, _): "footer of section \(index)"
    case .members(let index, _, _): "members of section \(index)"
    }
  }
}
