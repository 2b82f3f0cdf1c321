/// The keys, line by line.
enum BrowserHelp {
  /// Short enough for a screen of thirty columns.
  static let lines = [
    "↑ ↓      focus (also k j)",
    "PgUp Dn  scroll a page",
    "Home End top, end (g G)",
    "Enter    tap",
    "Space    select in edit mode,",
    "         else a page down",
    "e        edit mode",
    "- +      its minus or plus",
    "J K      move the row there",
    "         (or Shift-↑ ↓)",
    "d D      swipe ← or →",
    "1 … 9    its buttons",
    "a        detail button",
    "Tab      next control",
    "← →      turn a choice",
    "r        pull to refresh",
    "m        more rows",
    "u        undo the last edit",
    "Esc      cancel, back",
    "t        trace",
    "f        fill the screen",
    "Ctrl-L   draw anew",
    "q        to the prompt",
    "mouse    click, drag, wheel",
  ]
}
