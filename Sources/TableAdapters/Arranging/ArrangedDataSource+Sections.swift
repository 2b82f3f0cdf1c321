public import TableModel
public import TableUI

extension ArrangedDataSource: SectionsProviding {
  /// The sections as currently shown.
  ///
  /// The rows are looked up on demand. If an object keeps the sections while the model changes, the
  /// next change copies the data of all rows.
  ///
  /// - Complexity: O(s) for s sections.
  public var sections: [Section] {
    let rows = ShownRows(map, of: model.sections)
    return map.shown.sections.indices.map { section($0, of: rows) }
  }

  /// The number of shown sections.
  public var sectionCount: Int { map.shown.sections.count }

  /// Returns a section as currently shown, or nil if it does not exist.
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
