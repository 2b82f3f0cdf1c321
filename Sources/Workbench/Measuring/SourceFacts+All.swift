// Made from the sources of the wirings by a test, which says how to make it anew.

extension SourceFacts {
  /// The facts of all wirings.
  static let all: [SourceFacts] = [
    .monolith, .array, .items, .generators, .datamodel, .container,
  ]
}
