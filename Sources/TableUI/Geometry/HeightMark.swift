/// How the height of something came to be known.
package enum HeightMark: Hashable, Sendable {
  /// The delegate or a property gave it.
  case given

  /// Nobody asked yet: it is an estimate until the element comes to the screen.
  case estimated

  /// It was measured from the content of a cell.
  case measured
}
