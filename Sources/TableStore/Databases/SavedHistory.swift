package import TableModel

/// The saved edits of a table that may be undone, with the rows last saved.
package struct SavedHistory: Sendable {
  /// A height that only this program knows.
  struct Height {
    let origin: Item.Origin
    let points: Double
  }

  /// The edits, the oldest first.
  package let edits: [SavedEdit]

  /// The rows last saved.
  private let sections: [Section]

  /// Creates a history.
  ///
  /// - Parameters:
  ///   - edits: The saved edits, the oldest first.
  ///   - sections: The rows last saved.
  package init(_ edits: [SavedEdit] = [], rows sections: [Section] = []) {
    (self.edits, self.sections) = (edits, sections)
  }

  /// The heights of the rows last saved that only this program knows.
  ///
  /// - Complexity: O(n) in the rows that were edited.
  var heights: [Height] {
    var heights: [Height] = []
    for section in sections {
      for case .items(let items) in section.items.pieces {
        for item in items {
          guard let points = item.heightByHand else { continue }
          heights.append(Height(origin: item.origin, points: points))
        }
      }
    }
    return heights
  }
}

/// An edit that was saved, as changes of the rows that the database had at some moment.
package struct SavedEdit: Sendable {
  /// The number of the edit among those that were saved.
  package let number: Int

  /// The changes, in order.
  package let changes: [TableChange]

  /// The value of another program that undoing the edit would overwrite, such as `0 3 #12: name was
  /// "A", is "B", yours "C"`, or nil.
  package let conflict: String?

  /// Creates an edit.
  package init(number: Int, changes: [TableChange], conflict: String?) {
    (self.number, self.changes, self.conflict) = (number, changes, conflict)
  }

  /// Returns the edit as changes of the rows of another moment.
  func with(_ changes: [TableChange], conflict: String?) -> SavedEdit {
    SavedEdit(number: number, changes: changes, conflict: conflict)
  }
}
