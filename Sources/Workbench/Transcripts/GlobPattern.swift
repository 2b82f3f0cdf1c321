/// A pattern in which `*` matches any text and `?` one character; a backslash escapes either.
struct GlobPattern: Hashable, Sendable {
  private enum Piece: Hashable {
    case any
    case one
    case character(Character)
  }

  private let pieces: [Piece]

  init(_ pattern: some StringProtocol) {
    var pieces: [Piece] = []
    var isEscaped = false
    for character in pattern {
      switch character {
      case "\\" where !isEscaped:
        isEscaped = true
        continue
      case "*" where !isEscaped: pieces.append(.any)
      case "?" where !isEscaped: pieces.append(.one)
      default: pieces.append(.character(character))
      }
      isEscaped = false
    }
    if isEscaped { pieces.append(.character("\\")) }
    self.pieces = pieces
  }

  /// Returns whether the pattern matches a whole text.
  ///
  /// - Complexity: O(n · m); backtracking to the last star is enough.
  func matches(_ text: String) -> Bool {
    let text = Array(text)
    var place = 0
    var piece = 0
    var star: (piece: Int, place: Int)?
    while place < text.count {
      if piece < pieces.count, pieces[piece] == .any {
        star = (piece, place)
        piece += 1
      } else if piece < pieces.count, fits(pieces[piece], text[place]) {
        piece += 1
        place += 1
      } else if let last = star {
        star = (last.piece, last.place + 1)
        piece = last.piece + 1
        place = last.place + 1
      } else {
        return false
      }
    }
    return pieces[piece...].allSatisfy { $0 == .any }
  }

  private func fits(_ piece: Piece, _ character: Character) -> Bool {
    switch piece {
    case .any, .one: true
    case .character(let wanted): wanted == character
    }
  }
}
