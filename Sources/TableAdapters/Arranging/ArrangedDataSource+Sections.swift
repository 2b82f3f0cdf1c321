public import TableModel
public import TableUI

extension ArrangedDataSource: SectionsProviding {
  /// The sections as they are shown now.
  ///
  /// The rows are looked up on demand. An object that keeps the sections while the model changes
  /// makes the next change copy what is known of all rows.
  ///
  /// - Complexity: O(s) for s sections.
  public var sections: [Section] {
    let rows = ShownRows(map, of: model.sections)
    return map.shown.sections.indices.map { section($0, of: rows) }
  }

  /// The number of shown sections.
  public var sectionCount: Int { map.shown.sections.count }

  /// A section as it is shown now, or nil where there is none.
  ///
  /// - Complexity: O(1).
  public func section(at index: Int) -> Section? {
    guard map.shown.sections.indices.contains(index) else { return nil }
    return section(index, of: ShownRows(map, of: model.sections))
  }

  private func section(_ number: Int, of rows: ShownRows) -> Section {
    let items = ItemList(rows: ShownRowSource(number, of: rows))
    if let title = map.title(ofSection: number) { return Section(header: title, items: items) }
    guard let own = map.sourceSection(of: number), rows.model.indices.contains(own) else {
      return Section(items: items)
    }
    let section = rows.model[own]
    return Section(
      header: section.header,
      footer: section.footer,
      items: items,
      origin: section.origin,
      object: section.object
    )
  }
}
