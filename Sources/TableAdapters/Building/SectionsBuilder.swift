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

  /// What stands behind an `if`, or nothing.
  public static func buildOptional(_ part: [GeneratorSection]?) -> [GeneratorSection] { part ?? [] }

  /// What stands behind an `if` with an `else`.
  public static func buildEither(first part: [GeneratorSection]) -> [GeneratorSection] { part }

  /// What stands behind the `else`.
  public static func buildEither(second part: [GeneratorSection]) -> [GeneratorSection] { part }

  /// What each turn of a loop made, in order.
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
