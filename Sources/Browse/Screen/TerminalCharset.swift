import CNcurses
import TextLayout

/// What a terminal library can hold of a Character: in one cell one scalar with the marks that belong to it.
///
/// Where the C library counts the columns of a Character otherwise than we do, something stands for it whose
/// columns nobody doubts, so that the lines below each other stay in line.
@MainActor struct TerminalCharset {
  /// Whether the terminal is written to in UTF-8.
  private let allowsUnicode: Bool

  private static let stand: Unicode.Scalar = "\u{FFFD}"

  /// Asks the C library how the terminal is written to.
  init() { allowsUnicode = cncurses_uses_utf8() }

  /// The cells of a Character, as many as it has columns or fewer where one covers several.
  ///
  /// - Parameters:
  ///   - character: The Character, safe for a terminal.
  ///   - columns: How many columns it has in our drawing.
  /// - Returns: The scalars of each cell.
  func cells(of character: Character, columns: Int) -> [[UInt32]] {
    if let ascii = character.asciiValue { return [[UInt32(ascii)]] }
    guard allowsUnicode else { return blanks(Self.ascii[character] ?? "?", columns) }
    let scalars = character.unicodeScalars.filter { !Self.isUnheld($0) }
    guard let base = scalars.first else { return blanks(Self.stand, columns) }
    let parts = Self.parts(of: scalars)
    // Two letters that make a flag, or the parts of a syllable, take a cell each.
    if parts.count == columns, parts.allSatisfy({ cncurses_width($0[0]) == 1 }) { return parts }
    let width = Int(cncurses_width(base.value))
    guard width == columns || width == 1 else { return blanks(Self.stand, columns) }
    let marks = scalars.dropFirst().prefix { cncurses_width($0.value) == 0 }
    let cell = [base.value] + marks.map(\.value)
    return width == columns ? [cell] : [cell] + blankCells(columns - 1)
  }

  /// What takes a cell each: a scalar that has columns, with the marks behind it.
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

  /// Selectors and joiners make of a scalar something whose width terminals disagree about.
  private static func isUnheld(_ scalar: Unicode.Scalar) -> Bool {
    (0xFE00...0xFE0F).contains(scalar.value) || scalar.value == 0x200D
  }

  /// What stands for our own signs where there is nothing but ASCII.
  private static let ascii: [Character: Unicode.Scalar] = [
    "─": "-", "│": "|", "┌": "+", "┐": "+", "└": "+", "┘": "+", "┄": "-", "›": ">", "✓": "v",
    "ⓘ": "i", "⊖": "-", "⊕": "+", "○": "o", "◉": "@", "≡": "=", "▸": ">", "↻": "~", "█": "#",
    "…": ".", "·": ".", "↑": "^", "↓": "v", "→": ">", "←": "<", "⏎": "<", "●": "*", "★": "*",
    "☆": ".", "✎": "=", "▾": "v", "▦": "#", "✆": "t", "✦": "*", "⌕": "/", "▌": "|",
  ]
}
