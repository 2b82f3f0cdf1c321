package import JSON

/// What whoever made a row knows of the number under the key that is bound to its height.
///
/// It says nothing about the row that its text does not say, so rows are equal whatever is known of them.
package struct KnownHeight: Hashable, Sendable {
  /// What was noted when the text was read, or nil where nothing is known.
  package let note: NotedNumber?

  /// Makes what is known; nil for nothing.
  package init(_ note: NotedNumber? = nil) { self.note = note }

  package static func == (left: KnownHeight, right: KnownHeight) -> Bool { true }

  package func hash(into hasher: inout Hasher) {}
}
