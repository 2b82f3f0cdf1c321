/// Where in the text of a row the value of a field starts, as far as whoever made the row knows.
///
/// It says nothing about the row that its text does not say, so rows are equal whatever is known of them.
package struct KnownPlace: Hashable, Sendable {
  /// How many bytes behind the start of the row: 0 where the row has no such field, nil where nothing is known.
  package let distance: UInt16?

  /// Makes what is known; nil for nothing.
  package init(_ distance: UInt16? = nil) { self.distance = distance }

  package static func == (left: KnownPlace, right: KnownPlace) -> Bool { true }

  package func hash(into hasher: inout Hasher) {}
}
