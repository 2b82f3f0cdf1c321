/// Further rows among others, such as separators and spacers. (RDDM: decoration.)
@MainActor public struct Decoration {
  /// The rule for rows with a decoration.
  public enum Rule: Sendable {
    /// Each row.
    case each
    /// The first row.
    case first
    /// The last row.
    case last
    /// The rows for which the closure returns true; it receives the index and the generator of the
    /// row.
    case custom(@MainActor (Int, any CellGenerator) -> Bool)
  }

  /// The position of a decoration relative to its row.
  public enum Anchor: Hashable, Sendable {
    /// Before the row.
    case start
    /// After the row.
    case end
  }

  private let rule: Rule
  private let anchor: Anchor
  private let make: @MainActor () -> any CellGenerator

  /// Creates a decoration.
  ///
  /// - Parameters:
  ///   - rule: The rule for rows with a decoration.
  ///   - anchor: The position relative to the row.
  ///   - make: Creates a decoration row; called for each place.
  public init(
    _ rule: Rule,
    _ anchor: Anchor,
    _ make: @escaping @MainActor () -> any CellGenerator
  ) {
    self.rule = rule
    self.anchor = anchor
    self.make = make
  }

  /// Returns the rows with their decorations; an empty list stays empty.
  public func applied(to generators: [any CellGenerator]) -> [any CellGenerator] {
    generators.enumerated().flatMap { index, generator -> [any CellGenerator] in
      guard isWanted(index, generator, of: generators.count) else { return [generator] }
      return anchor == .start ? [make(), generator] : [generator, make()]
    }
  }

  private func isWanted(_ index: Int, _ generator: any CellGenerator, of count: Int) -> Bool {
    switch rule {
    case .each: true
    case .first: index == 0
    case .last: index == count - 1
    case .custom(let isWanted): isWanted(index, generator)
    }
  }
}
