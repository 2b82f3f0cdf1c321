import Rendering
import TableUI

/// The style for each meaning, with and without colors.
struct Theme: Hashable, Sendable {
  /// Whether colors are available.
  var hasColors: Bool

  /// Returns the style of a column of the table.
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
    case .disclosureIndicator, .leftwardDisclosureIndicator, .mark, .reorder, .folded: .dim
    case .checkmark, .detailButton, .selectedMark: colored(.blue, or: .bold)
    case .delete: colored(.red, or: .bold)
    case .insert: colored(.green, or: .bold)
    case .activityIndicator: colored(.magenta, or: .bold)
    }
  }

  /// Returns a color, or another style without colors.
  func colored(_ color: TerminalColor, or other: TerminalStyle) -> TerminalStyle {
    hasColors ? TerminalStyle(foreground: color, isBold: other.isBold) : other
  }

  /// The style of the focus mark.
  var focusMark: TerminalStyle { colored(.magenta, or: .bold) }

  /// The style of an error.
  var problem: TerminalStyle { colored(.red, or: .bold) }
}
