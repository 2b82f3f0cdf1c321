import TableModel

/// A manager that orders sections and rows by weight, the lightest first, whatever the order of
/// insertion. (RDDM: `GravityTableManager`.)
///
/// Two server responses may thus arrive in any order, with the same table as the result. Only one
/// row and one header in the table can have a given weight. Rows and headers without a weight are
/// rejected.
@MainActor open class GravityDisplayManager: DisplayManager {
  open override func addCellGenerators(
    _ generators: [any CellGenerator]
  ) throws(DisplayManagerError) {
    try checkSingles(generators)
    try checkWeights(of: generators)
    if sections.isEmpty { sections.append(GeneratorSection()) }
    place(generators, inSection: sections.count - 1)
  }

  /// Adds rows right after another one: each weighs 1 more than the previous one.
  ///
  /// Rows of at least that weight become heavier by the same amount.
  open override func addCellGenerators(
    _ generators: [any CellGenerator],
    after anchor: any CellGenerator
  ) throws(DisplayManagerError) {
    let path = try place(of: anchor)
    try checkSingles(generators)
    guard var weight = (anchor as? any GravityItem)?.heaviness else {
      throw .noWeight(Self.name(of: anchor))
    }
    for generator in generators where !(generator is any GravityItem) {
      throw .noWeight(Self.name(of: generator))
    }
    for item in weighed where item.heaviness > weight { item.heaviness += generators.count }
    for generator in generators {
      weight += 1
      (generator as? any GravityItem)?.heaviness = weight
    }
    place(generators, inSection: path.section)
  }

  open override func addCellGenerators(
    _ generators: [any CellGenerator],
    toHeader header: HeaderGenerator
  ) throws(DisplayManagerError) {
    let section = try place(of: header)
    try checkSingles(generators)
    try checkWeights(of: generators)
    place(generators, inSection: section)
  }

  open override func addCellGenerators(
    _ generators: [any CellGenerator],
    toFooter footer: FooterGenerator
  ) throws(DisplayManagerError) {
    guard let section = sections.first(where: { $0.footer === footer }) else {
      throw .unknownAnchor(Self.name(of: footer))
    }
    try addCellGenerators(generators, toHeader: section.header)
  }

  open override func addSectionHeaderGenerator(
    _ header: HeaderGenerator
  ) throws(DisplayManagerError) {
    try checkNew(header)
    let weight = try weight(of: header)
    guard !sections.contains(where: { Self.weight($0.header) == weight }) else {
      throw .weightTaken(weight)
    }
    let index = sections.firstIndex { (Self.weight($0.header) ?? 0) > weight } ?? sections.count
    sections.insert(GeneratorSection(header: header), at: index)
  }

  /// Replaces the header of the same weight, or adds the header if none has it.
  open func replace(header: HeaderGenerator) throws(DisplayManagerError) {
    let weight = try weight(of: header)
    guard let index = sections.firstIndex(where: { Self.weight($0.header) == weight }) else {
      return try addSectionHeaderGenerator(header)
    }
    sections[index].header = header
  }

  private var weighed: [any GravityItem] {
    sections.flatMap { $0.generators.made.compactMap { $0.generator as? any GravityItem } }
  }

  private static func weight(_ object: AnyObject) -> Int? {
    (object as? any GravityItem)?.heaviness
  }

  private func weight(of header: HeaderGenerator) throws(DisplayManagerError) -> Int {
    guard let weight = Self.weight(header) else { throw .noWeight(Self.name(of: header)) }
    return weight
  }

  /// Throws if a new row has no weight, or one that is taken.
  private func checkWeights(of generators: [any CellGenerator]) throws(DisplayManagerError) {
    var taken = Set(weighed.map(\.heaviness))
    for generator in generators {
      guard let weight = Self.weight(generator) else { throw .noWeight(Self.name(of: generator)) }
      guard taken.insert(weight).inserted else { throw .weightTaken(weight) }
    }
  }

  /// Inserts rows and sorts the section.
  private func place(_ generators: [any CellGenerator], inSection section: Int) {
    put(generators, at: sections[section].generators.count, inSection: section)
    sections[section].generators = Self.ordered(sections[section].generators)
  }

  /// Returns rows by weight; a row without a weight was unfolded below one with a weight, and stays
  /// below it.
  private static func ordered(_ generators: GeneratorList) -> GeneratorList {
    var rows: [(weight: Int, generators: [any CellGenerator])] = []
    for (_, generator) in generators.made {
      if let weight = weight(generator) {
        rows.append((weight, [generator]))
      } else if rows.isEmpty {
        rows.append((.min, [generator]))
      } else {
        rows[rows.count - 1].generators.append(generator)
      }
    }
    rows.sort { $0.weight < $1.weight }
    return GeneratorList(rows.flatMap(\.generators))
  }

  override func ordered(_ sections: [GeneratorSection]) -> [GeneratorSection] {
    var sections = sections.sorted { Self.weight($0.header) ?? 0 < Self.weight($1.header) ?? 0 }
    for number in sections.indices {
      sections[number].generators = Self.ordered(sections[number].generators)
    }
    return sections
  }
}
