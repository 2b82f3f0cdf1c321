public import TableModel
public import TableUI

extension ArrangedDataSource: SectionsProviding {
  /// The sections as they are shown now.
  ///
  /// The rows are looked up when somebody asks for one. Whoever keeps the sections while the model changes
  /// makes the next change copy what is known of all rows.
  ///
  /// - Complexity: O(s) for s sections.
  public var sections: [Section] {
    let model = model.sections
    return map.shown.sections.indices.map { number in
      let items = ItemList(rows: ShownRowSource(number, of: map, model: model))
      if let title = groupTitle(ofSection: number) { return Section(header: title, items: items) }
      guard let own = sourceSection(of: number), model.indices.contains(own) else {
        return Section(items: items)
      }
      let section = model[own]
      return Section(
        header: section.header,
        footer: section.footer,
        items: items,
        origin: section.origin
      )
    }
  }
}
