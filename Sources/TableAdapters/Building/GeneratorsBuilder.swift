/// A result builder that lists the rows of a section, with `if`, `if`/`else`, `switch` and `for`.
@resultBuilder public enum GeneratorsBuilder: Sendable {
  /// Returns one row, as a list.
  public static func buildExpression(_ generator: any CellGenerator) -> [any CellGenerator] {
    [generator]
  }

  /// Returns several rows.
  public static func buildExpression(_ generators: [any CellGenerator]) -> [any CellGenerator] {
    generators
  }

  /// Returns all rows of a block, in order.
  public static func buildBlock(_ parts: [any CellGenerator]...) -> [any CellGenerator] {
    parts.flatMap(\.self)
  }

  /// Returns the rows of an `if`, or none.
  public static func buildOptional(_ part: [any CellGenerator]?) -> [any CellGenerator] {
    part ?? []
  }

  /// Returns the rows of an `if` with an `else`.
  public static func buildEither(first part: [any CellGenerator]) -> [any CellGenerator] { part }

  /// Returns the rows of the `else`.
  public static func buildEither(second part: [any CellGenerator]) -> [any CellGenerator] { part }

  /// Returns the rows of each iteration of a loop, in order.
  public static func buildArray(_ parts: [[any CellGenerator]]) -> [any CellGenerator] {
    parts.flatMap(\.self)
  }
}

/// Returns the rows listed in a block.
///
/// ```swift
/// let rows = generators {
///   TitleRow(with: "Ada")
///   if isGrown { TitleRow(with: "Grace") }
///   for name in names { TitleRow(with: name) }
/// }
/// ```
@MainActor public func generators(
  @GeneratorsBuilder _ content: () -> [any CellGenerator]
) -> [any CellGenerator] { content() }
