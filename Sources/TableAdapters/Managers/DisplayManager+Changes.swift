public import TableModel

// A manager for rows that another object stores performs each of their edits too.
extension DisplayManager {
  /// Performs an edit in the generators, without notifying the table view.
  ///
  /// Inserted rows get their generators on demand. A row with a changed item keeps its generator,
  /// with its listeners and state.
  ///
  /// - Parameter change: The edit, which matches the current rows.
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
      guard let generator = made as? ItemCellGenerator else {
        // A generator of another class keeps its model, so a new one is created on demand.
        sections[path.section].generators.remove(path.row..<path.row + 1)
        sections[path.section].generators.insert(GeneratorList(loadedRows: 1), at: path.row)
        return
      }
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

  /// Moves a row; the new place is counted after its removal.
  func moveRow(from: IndexPath, to: IndexPath) {
    let row = sections[from.section].generators[from.row..<from.row + 1]
    sections[from.section].generators.remove(from.row..<from.row + 1)
    sections[to.section].generators.insert(row, at: to.row)
  }
}

extension GeneratorSection {
  /// Creates a section of loaded rows with its titles.
  @MainActor public init(loaded section: Section) {
    self.init(
      GeneratorList(loadedRows: section.items.count),
      header: TitleHeaderGenerator(section.header, needsIndexTitle: !section.header.isEmpty),
      footer: TitleFooterGenerator(section.footer)
    )
  }
}
