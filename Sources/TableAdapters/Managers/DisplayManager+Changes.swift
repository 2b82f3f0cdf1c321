public import TableModel

// A manager over rows that another object keeps makes each edit of theirs too.
extension DisplayManager {
  /// Makes an edit in the generators, without telling the table view.
  ///
  /// Rows that come in get their generators on demand; a row whose item changed keeps its generator and
  /// with it its listeners and its state.
  ///
  /// - Parameter change: The edit, which fits the rows as they are.
  /// - Complexity: O(log n) in the rows of the section.
  public func applyChange(_ change: TableChange) {
    switch change {
    case .insert(let items, let path):
      let rows = GeneratorList(loadedRows: items.count)
      sections[path.section].generators.insert(rows, at: path.row)
    case .delete(let items, let path):
      sections[path.section].generators.remove(path.row..<path.row + items.count)
    case .move(let from, let to): moveRow(from: from, to: to)
    case .update(let path, _, let item), .height(let path, _, let item):
      guard let made = sections[path.section].generators.generator(at: path.row) else { return }
      guard let generator = made as? ItemCellGenerator else { return }
      generator.item = item
      register(generator)
    case .insertSection(let section, let index):
      sections.insert(GeneratorSection(loaded: section), at: index)
    case .deleteSection(_, let index): sections.remove(at: index)
    case .moveSection(let from, let to): sections.insert(sections.remove(at: from), at: to)
    case .header(let index, _, let text):
      (sections[index].header as? TitleHeaderGenerator)?.title = text
    case .footer(let index, _, let text):
      (sections[index].footer as? TitleFooterGenerator)?.title = text
    case .members: break
    }
  }

  /// Takes a row elsewhere; the place is counted after it was taken out.
  func moveRow(from: IndexPath, to: IndexPath) {
    let row = sections[from.section].generators[from.row..<from.row + 1]
    sections[from.section].generators.remove(from.row..<from.row + 1)
    sections[to.section].generators.insert(row, at: to.row)
  }
}

extension GeneratorSection {
  /// Makes a section of loaded rows and its titles.
  @MainActor public init(loaded section: Section) {
    self.init(
      GeneratorList(loadedRows: section.items.count),
      header: TitleHeaderGenerator(section.header),
      footer: TitleFooterGenerator(section.footer)
    )
  }
}
