/// A result builder that lists sections, with `if`, `if`/`else`, `switch` and `for`.
@resultBuilder public enum SectionsBuilder: Sendable {
  /// Returns one section, as a list.
  public static func buildExpression(_ section: GeneratorSection) -> [GeneratorSection] {
    [section]
  }

  /// Returns several sections.
  public static func buildExpression(_ sections: [GeneratorSection]) -> [GeneratorSection] {
    sections
  }

  /// Returns all sections of a block, in order.
  public static func buildBlock(_ parts: [GeneratorSection]...) -> [GeneratorSection] {
    parts.flatMap(\.self)
  }

  /// Returns the sections of an `if`, or none.
  public static func buildOptional(_ part: [GeneratorSection]?) -> [GeneratorSection] { part ?? [] }

  /// Returns the sections of an `if` with an `else`.
  public static func buildEither(first part: [GeneratorSection]) -> [GeneratorSection] { part }

  /// Returns the sections of the `else`.
  public static func buildEither(second part: [GeneratorSection]) -> [GeneratorSection] { part }

  /// Returns the sections of each iteration of a loop, in order.
  public static func buildArray(_ parts: [[GeneratorSection]]) -> [GeneratorSection] {
    parts.flatMap(\.self)
  }
}

/// Returns the sections listed in a block, for ``DisplayManager/setSections(_:)``.
@MainActor public func sections(
  @SectionsBuilder _ content: () -> [GeneratorSection]
) -> [GeneratorSection] { content() }

extension GeneratorSection {
  /// Creates a section with the rows listed in a block.
  @MainActor public init(
    header: HeaderGenerator? = nil,
    footer: FooterGenerator? = nil,
    @GeneratorsBuilder _ content: () -> [any CellGenerator]
  ) { self.init(GeneratorList(content()), header: header, footer: footer) }
}
