/// A section of a ``DisplayManager``: its rows, what stands above and what below, in one value, so that their
/// numbers cannot drift apart.
public struct GeneratorSection: Sendable {
  /// The rows.
  public var generators: GeneratorList

  /// What stands above them.
  public var header: HeaderGenerator

  /// What stands below them.
  public var footer: FooterGenerator

  /// Makes a section of rows, without titles unless they are given.
  @MainActor public init(
    _ generators: GeneratorList = GeneratorList(),
    header: HeaderGenerator? = nil,
    footer: FooterGenerator? = nil
  ) {
    self.generators = generators
    self.header = header ?? EmptyHeaderGenerator()
    self.footer = footer ?? EmptyFooterGenerator()
  }
}
