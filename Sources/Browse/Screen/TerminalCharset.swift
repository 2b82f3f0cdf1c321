import CNcurses
import TextLayout

/// The part of a Character that ncurses can store: one scalar with its combining marks per cell.
///
/// If the system library counts a Character's columns differently, a replacement of certain width
/// keeps lines aligned.
@MainActor struct TerminalCharset {
  /// Whether output to the terminal is UTF-8.
  private let allowsUnicode: Bool

  private static let stand: Unicode.Scalar = "\u{FFFD}"

  /// Creates a charset for the terminal encoding that the system library reports.
  init() { allowsUnicode = cncurses_uses_utf8() }

  /// Returns the cells of a Character: one per column, or fewer if a cell covers several.
  ///
  /// - Parameters:
  ///   - character: The Character, safe for a terminal.
  ///   - columns: The number of columns in our drawing.
  /// - Returns: The scalars of each cell.
  func cells(of character: Character, columns: Int) -> [[UInt32]] {
    if let ascii = character.asciiValue { return [[UInt32(ascii)]] }
    guard allowsUnicode else { return blanks(Self.ascii[character] ?? "?", columns) }
    let scalars = character.unicodeScalars.filter { !Self.isUnheld($0) }
    guard let base = scalars.first else { return blanks(Self.stand, columns) }
    let parts = Self.parts(of: scalars)
    // The two letters of a flag, or the parts of a syllable, take one cell each.
    if parts.count == columns, parts.allSatisfy({ cncurses_width($0[0]) == 1 }) { return parts }
    let width = Int(cncurses_width(base.value))
    guard width == columns || width == 1 else { return blanks(Self.stand, columns) }
    let marks = scalars.dropFirst().prefix { cncurses_width($0.value) == 0 }
    let cell = [base.value] + marks.map(\.value)
    return width == columns ? [cell] : [cell] + blankCells(columns - 1)
  }

  /// Splits scalars into cells: each scalar with columns starts one, followed by its marks.
  private static func parts(of scalars: some Sequence<Unicode.Scalar>) -> [[UInt32]] {
    var parts: [[UInt32]] = []
    for scalar in scalars {
      if !parts.isEmpty, cncurses_width(scalar.value) == 0 {
        parts[parts.count - 1].append(scalar.value)
      } else {
        parts.append([scalar.value])
      }
    }
    return parts
  }

  private func blanks(_ scalar: Unicode.Scalar, _ columns: Int) -> [[UInt32]] {
    [[scalar.value]] + blankCells(columns - 1)
  }

  private func blankCells(_ count: Int) -> [[UInt32]] {
    Array(repeating: [UInt32(UInt8(ascii: " "))], count: max(0, count))
  }

  /// Returns whether a scalar is a selector or joiner, which terminals measure differently.
  private static func isUnheld(_ scalar: Unicode.Scalar) -> Bool {
    (0xFE00...0xFE0F).contains(scalar.value) || scalar.value == 0x200D
  }

  /// The ASCII replacements for our own symbols.
  private static let ascii: [Character: Unicode.Scalar] = [
    "─": "-", "│": "|", "┌": "+", "┐": "+", "└": "+", "┘": "+", "┄": "-", "›": ">", "✓": "v",
    "ⓘ": "i", "⊖": "-", "⊕": "+", "○": "o", "◉": "@", "≡": "=", "▸": ">", "↻": "~", "█": "#",
    "…": ".", "·": ".", "↑": "^", "↓": "v", "→": ">", "←": "<", "⏎": "<", "●": "*", "★": "*",
    "☆": ".", "✎": "=", "▾": "v", "▦": "#", "✆": "t", "✦": "*", "⌕": "/", "▌": "|",
  ]
}
