import Testing

/// A row of the interface: what of UIKit it is, lines that exercise it, and what must be read of it.
struct SurfaceRow: Sendable, CustomTestStringConvertible {
  /// What UIKit calls it, or the first of several.
  let name: String

  /// The lines.
  let script: String

  /// What must be read, in this order.
  let shows: [String]

  var testDescription: String { name }

  init(_ name: String, _ script: String, _ shows: String...) {
    self.name = name
    self.script = script
    self.shows = shows
  }
}
