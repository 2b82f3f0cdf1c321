import JSON
import TableModel
import TableStore

extension [Section] {
  /// Returns the rows after edits are undone; nil if an edit cannot be undone.
  func after(undoing edits: [SavedEdit]) -> [Section]? {
    var sections = self
    for edit in edits.reversed() {
      guard edit.conflict == nil else { return nil }
      for change in edit.changes.reversed() {
        do throws(TableError) { try change.inverse.apply(to: &sections) } catch { return nil }
      }
    }
    return sections
  }

  /// Returns whether the sections have the same titles and rows as others, whatever the origins of
  /// the rows are.
  ///
  /// - Complexity: O(n) in the rows that were edited.
  func show(_ others: [Section]) -> Bool {
    count == others.count
      && zip(self, others).allSatisfy { section, other in
        section.header.utf8.elementsEqual(other.header.utf8)
          && section.footer.utf8.elementsEqual(other.footer.utf8)
          && section.items.show(other.items)
      }
  }
}

extension ItemList {
  /// Returns whether the rows have the same values and heights as others.
  fileprivate func show(_ others: ItemList) -> Bool {
    var (pieces, otherPieces) = (pieces, others.pieces)
    var (left, right) = (pieces.next(), otherPieces.next())
    while let piece = left, let other = right {
      let count = Swift.min(piece.count, other.count)
      guard piece.shows(other, count) else { return false }
      left = piece.dropping(count) ?? pieces.next()
      right = other.dropping(count) ?? otherPieces.next()
    }
    return left == nil && right == nil
  }
}

extension ItemList.Piece {
  fileprivate var count: Int {
    switch self {
    case .rows(_, let range): range.count
    case .items(let items): items.count
    }
  }

  /// Returns the piece without its first rows, or nil if it has no more.
  fileprivate func dropping(_ count: Int) -> ItemList.Piece? {
    guard count < self.count else { return nil }
    return switch self {
    case .rows(let source, let range): .rows(source, range.dropFirst(count))
    case .items(let items): .items(Array(items.dropFirst(count)))
    }
  }

  /// Returns whether the first rows have the same values and heights.
  fileprivate func shows(_ other: ItemList.Piece, _ count: Int) -> Bool {
    if case .rows(let source, let range) = self, case .rows(let same, let others) = other {
      return source === same && range.lowerBound == others.lowerBound
    }
    return (0..<count).allSatisfy { number in
      let (item, other) = (item(number), other.item(number))
      return item.heightByHand == other.heightByHand
        && item.value.utf8.elementsEqual(other.value.utf8)
    }
  }

  private func item(_ number: Int) -> Item {
    switch self {
    case .rows(let source, let range): source.item(at: range.lowerBound + number)
    case .items(let items): items[number]
    }
  }
}
