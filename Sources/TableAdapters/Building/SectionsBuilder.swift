/// Lets sections be written down one below the other, with `if`, `if`/`else`, `switch` and `for`.
@resultBuilder public enum SectionsBuilder: Sendable {
  /// One section, as a list.
  public static func buildExpression(_ section: GeneratorSection) -> [GeneratorSection] {
    [section]
  }

  /// Several sections.
  public static func buildExpression(_ sections: [GeneratorSection]) -> [GeneratorSection] {
    sections
  }

  /// Everything in a block, in order.
  public static func buildBlock(_ parts: [GeneratorSection]...) -> [GeneratorSection] {
    parts.flatMap(\.self)
  }

  /// The rows of an `if`, or none.
  public static func buildOptional(_ part: [GeneratorSection]?) -> [GeneratorSection] { part ?? [] }

  /// The rows of an `if` with an `else`.
  public static func buildEither(first part: [GeneratorSection]) -> [GeneratorSection] { part }

  /// The rows of the `else`.
  public static func buildEither(second part: [GeneratorSection]) -> [GeneratorSection] { part }

  /// The rows of each turn of a loop, in order.
  public static func buildArray(_ parts: [[GeneratorSection]]) -> [GeneratorSection] {
    parts.flatMap(\.self)
  }
}

/// The sections that are written down in a block, for ``DisplayManager/setSections(_:)``.
@MainActor public func sections(
  @SectionsBuilder _ content: () -> [GeneratorSection]
) -> [GeneratorSection] { content() }

extension GeneratorSection {
  /// Makes a section whose rows are written down in a block.
  @MainActor public init(
    header: HeaderGenerator? = nil,
    footer: FooterGenerator? = nil,
    @GeneratorsBuilder _ content: () -> [any CellGenerator]
  ) { self.init(GeneratorList(content()), header: header, footer: footer) }
}
