/// Where further rows, such as separators and spacers, stand among some rows. (RDDM: decoration.)
@MainActor public struct Decoration {
  /// Which rows get one.
  public enum Rule: Sendable {
    /// Each row.
    case each
    /// The first row.
    case first
    /// The last row.
    case last
    /// The rows for which the closure says so; it gets the number of the row and the row.
    case custom(@MainActor (Int, any CellGenerator) -> Bool)
  }

  /// On which side of its row the further one is.
  public enum Anchor: Hashable, Sendable {
    /// Before it.
    case start
    /// Behind it.
    case end
  }

  private let rule: Rule
  private let anchor: Anchor
  private let make: @MainActor () -> any CellGenerator

  /// Creates a decoration.
  ///
  /// - Parameters:
  ///   - rule: Which rows get one.
  ///   - anchor: On which side.
  ///   - make: Makes a further row, again for each place.
  public init(
    _ rule: Rule,
    _ anchor: Anchor,
    _ make: @escaping @MainActor () -> any CellGenerator
  ) {
    self.rule = rule
    self.anchor = anchor
    self.make = make
  }

  /// The rows with the further ones among them; no rows stay no rows.
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
