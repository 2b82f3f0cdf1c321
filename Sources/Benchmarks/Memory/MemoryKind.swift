/// What memory is counted for, row by row.
enum MemoryKind: String, CaseIterable, Sendable {
  /// Heights of rows in one section.
  case heights

  /// Heights of rows in sections of a hundred.
  case sections

  /// Rows of a file that nobody has looked at, beside their text.
  case untouched

  /// The same on a screen, laid out: with the height and the place of each.
  case shown

  /// The same once more after each row was looked at.
  case seen

  /// Rows whose height was changed, here and there, each to be taken back.
  case edited

  /// How many bytes a row may take.
  ///
  /// Four bytes say where a row stands in the text and four how high it is, and each section has an object with its lists besides: of
  /// its rows, of their heights and of what the table view counts. What was looked at is not kept. An edit
  /// keeps its new text, the row as it was and as it is for `undo`, and a piece of the list of rows.
  var limit: Double {
    switch self {
    case .heights, .sections: 8
    case .untouched: 20
    case .shown: 28
    case .seen: 1
    case .edited: 1_024
    }
  }

  /// Whether it takes a file.
  var readsFile: Bool { self != .heights && self != .sections }
}
