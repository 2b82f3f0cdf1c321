/// How rows come and go; recorded, since nothing moves here.
public enum RowAnimation: Int, Hashable, Sendable, CaseIterable {
  /// They fade.
  case fade = 0

  /// They come from the right.
  case right = 1

  /// They come from the left.
  case left = 2

  /// They come from the top.
  case top = 3

  /// They come from the bottom.
  case bottom = 4

  /// They are there at once.
  case none = 5

  /// They stay in the middle.
  case middle = 6

  /// The table view picks.
  case automatic = 100
}
