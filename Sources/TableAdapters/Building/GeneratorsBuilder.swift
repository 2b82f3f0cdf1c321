/// Lets the rows of a section be written down one below the other, with `if`, `if`/`else`, `switch` and `for`.
@resultBuilder public enum GeneratorsBuilder: Sendable {
  /// One row, as a list.
  public static func buildExpression(_ generator: any CellGenerator) -> [any CellGenerator] {
    [generator]
  }

  /// Several rows.
  public static func buildExpression(_ generators: [any CellGenerator]) -> [any CellGenerator] {
    generators
  }

  /// Everything in a block, in order.
  public static func buildBlock(_ parts: [any CellGenerator]...) -> [any CellGenerator] {
    parts.flatMap(\.self)
  }

  /// The rows of an `if`, or none.
  public static func buildOptional(_ part: [any CellGenerator]?) -> [any CellGenerator] {
    part ?? []
  }

  /// The rows of an `if` with an `else`.
  public static func buildEither(first part: [any CellGenerator]) -> [any CellGenerator] { part }

  /// The rows of the `else`.
  public static func buildEither(second part: [any CellGenerator]) -> [any CellGenerator] { part }

  /// The rows of each turn of a loop, in order.
  public static func buildArray(_ parts: [[any CellGenerator]]) -> [any CellGenerator] {
    parts.flatMap(\.self)
  }
}

/// The rows that are written down in a block.
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
