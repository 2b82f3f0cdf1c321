import Rendering
import TableUI

/// Which look each meaning has, with colours and without.
struct Theme: Hashable, Sendable {
  /// Whether there are colours.
  var hasColors: Bool

  /// The look of a column of the table.
  func style(of cell: ScreenCell) -> TerminalStyle {
    var style = cell.glyph.map(style(of:)) ?? cell.role.map(style(of:)) ?? .plain
    switch cell.fill {
    case .selection:
      style.isDim = false
      if hasColors {
        style.foreground = .white
        style.background = .blue
      } else {
        style.isReversed = true
      }
    case .highlight:
      style.isUnderlined = true
      style.isBold = true
    case nil: break
    }
    return style
  }

  private func style(of role: TextRole) -> TerminalStyle {
    switch role {
    case .title, .value: .plain
    case .subtitle, .dimmed, .shadow, .footer, .accessory: .dim
    case .header: .bold
    case .problem: colored(.red, or: .bold)
    case .button: hasColors ? TerminalStyle(foreground: .blue, isBold: true) : .bold
    case .destructiveButton: hasColors ? TerminalStyle(foreground: .white, background: .red) : .bar
    case .indexTitle: colored(.blue, or: .plain)
    }
  }

  private func style(of glyph: Glyph) -> TerminalStyle {
    switch glyph {
    case .disclosureIndicator, .mark, .reorder, .folded: .dim
    case .checkmark, .detailButton, .selectedMark: colored(.blue, or: .bold)
    case .delete: colored(.red, or: .bold)
    case .insert: colored(.green, or: .bold)
    case .activityIndicator: colored(.yellow, or: .bold)
    }
  }

  /// A colour where there are colours.
  func colored(_ color: TerminalColor, or other: TerminalStyle) -> TerminalStyle {
    hasColors ? TerminalStyle(foreground: color, isBold: other.isBold) : other
  }

  /// The mark of the row that has the focus.
  var focusMark: TerminalStyle { colored(.cyan, or: .bold) }

  /// What went wrong.
  var problem: TerminalStyle { colored(.red, or: .bold) }
}
