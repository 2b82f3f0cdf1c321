/// What is done with the table of a wiring.
enum WiringOperation: String, CaseIterable, Sendable {
  /// The controller is made, its screen appears and the table is laid out.
  case load

  /// Rows here and there come to the screen.
  case scroll

  /// Rows here and there come to the screen and are tapped.
  case select
}
