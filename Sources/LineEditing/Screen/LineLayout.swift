/// Where the cursor comes to stand when libedit draws a text.
///
/// This follows libedit's own reckoning, right or wrong: it tells where its cursor is.
struct LineLayout: Hashable {
  /// The width of the terminal.
  let columns: Int

  /// The row below the first, and the column.
  private(set) var row = 0
  private(set) var column = 0

  /// Starts in the upper left corner.
  init(columns: Int) {
    self.columns = max(2, columns)
  }

  /// Draws a text.
  ///
  /// - Parameters:
  ///   - text: The characters.
  ///   - width: How many columns each takes, negative for one that cannot be printed.
  mutating func draw(
    _ text: some Sequence<Unicode.Scalar>,
    width: (Unicode.Scalar) -> Int
  ) {
    for scalar in text {
      switch scalar {
      case "\n":
        nextRow()
      case "\t":
        repeat { advance(1) } while column % 8 != 0
      default:
        let width = width(scalar)
        if width < 0 {
          for _ in 0..<LineLayout.symbolWidth(scalar) { advance(1) }
        } else {
          advance(width)
        }
      }
    }
  }

  private mutating func advance(_ width: Int) {
    if column + width > columns { nextRow() }
    column += width
    if column >= columns { nextRow() }
  }

  private mutating func nextRow() {
    row += 1
    column = 0
  }

  /// libedit shows `^X` for a control character and `\U+XXXX` for others.
  private static func symbolWidth(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0..<0x80: 2
    case 0x80...0xFFFF: 7
    default: 8
    }
  }
}
