import TableModel

/// A stretch of rows as it is to be written.
enum RowToken {
  /// Rows of the list itself, as they were and one behind the other.
  case kept(Range<Int>)

  /// Rows of another section's list, as they were and one behind the other.
  case moved(section: Int, Range<Int>)

  /// A row of the list itself that was edited.
  case replaced(Int, Item)

  /// A row that the list did not have.
  case made(Item)

  /// Rows of something else.
  case foreign(any RowSource, Range<Int>)

  /// The elements of the list that the token stands for, or nil.
  var slots: Range<Int>? {
    switch self {
    case .kept(let range): range
    case .replaced(let slot, _): slot..<slot + 1
    case .moved, .made, .foreign: nil
    }
  }
}

extension [RowToken] {
  /// Appends a token, as one with the last where that is its neighbour.
  mutating func join(_ token: RowToken) {
    switch (last, token) {
    case (.kept(let old), .kept(let new)) where old.upperBound == new.lowerBound:
      self[count - 1] = .kept(old.lowerBound..<new.upperBound)
    case (.moved(let section, let old), .moved(let other, let new))
    where section == other && old.upperBound == new.lowerBound:
      self[count - 1] = .moved(section: section, old.lowerBound..<new.upperBound)
    default: append(token)
    }
  }
}
