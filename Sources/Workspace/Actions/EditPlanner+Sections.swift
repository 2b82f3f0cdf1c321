import TableAdapters
import TableModel
import Wirings

// Edits of sections: inserting, deleting, moving and retitling.
extension EditPlanner {
  /// Returns the changes that insert a section without rows.
  func insertSection(_ header: String, at place: Int) throws(WorkspaceError) -> [TableChange] {
    try refuseGroups()
    let index = insertion(place)
    guard (0...sections.count).contains(index) else {
      throw .edit(.noSectionPlace(index: index, count: sections.count))
    }
    return [.insertSection(Section(header: header), at: index)]
  }

  /// Returns the changes that delete a section with its rows.
  func deleteSection(_ place: Int) throws(WorkspaceError) -> [TableChange] {
    let index = try whole(place)
    return [.deleteSection(try modelSection(index), at: index)]
  }

  /// Returns the changes that delete the rows of a section.
  func clearSection(_ place: Int) throws(WorkspaceError) -> [TableChange] {
    let index = try whole(place)
    let items = try modelSection(index).items
    return items.isEmpty ? [] : [.delete(items, at: IndexPath(row: 0, section: index))]
  }

  /// Returns the changes that delete all rows, and the sections that the wiring does not keep.
  func clearAll() throws(WorkspaceError) -> [TableChange] {
    try refuseGroups()
    // No row may be deleted unseen.
    for index in 0..<(view?.shownCounts.count ?? 0) { _ = try whole(index) }
    let places = sections.indices.reversed()
    switch source.wiring.clearing {
    case .emptySections:
      return places.filter { !sections[$0].items.isEmpty }.map { index in
        .delete(sections[index].items, at: IndexPath(row: 0, section: index))
      }
    case .noSection: return places.map { .deleteSection(sections[$0], at: $0) }
    case .oneSection:
      return places.map { .deleteSection(sections[$0], at: $0) } + [
        .insertSection(Section(), at: 0)
      ]
    }
  }

  /// Returns the changes that move a section.
  func moveSection(_ start: Int, to end: Int) throws(WorkspaceError) -> [TableChange] {
    let (from, to) = (try section(start), try section(end))
    _ = try modelSection(from)
    _ = try modelSection(to)
    return from == to ? [] : [.moveSection(from: from, to: to)]
  }

  /// Returns the changes that set a section's header or footer.
  func retitle(
    _ title: SectionTitle,
    of place: Int,
    _ text: String
  ) throws(WorkspaceError) -> [TableChange] {
    let index = try section(place)
    let section = try modelSection(index)
    switch title {
    case .header:
      let old = section.header
      return old == text ? [] : [.header(section: index, from: old, to: text)]
    case .footer:
      let old = section.footer
      return old == text ? [] : [.footer(section: index, from: old, to: text)]
    }
  }

  private func refuseGroups() throws(WorkspaceError) {
    guard let key = view?.arrangement.grouping else { return }
    throw .edit(.groups(key: key.name))
  }

  /// Returns the model's index of a shown section.
  private func section(_ place: Int) throws(WorkspaceError) -> Int {
    try refuseGroups()
    guard let view else { return place }
    guard let own = view.sourceSection(of: place) else {
      throw missingInModel(IndexPath(row: 0, section: place))
    }
    return own
  }

  /// Returns the model's index before a shown section, or after the last section.
  private func insertion(_ place: Int) -> Int {
    guard let view else { return place }
    if let own = view.sourceSection(of: place) { return own }
    return view.sourceSection(of: place - 1).map { $0 + 1 } ?? sections.count
  }

  /// Returns the model's index of a section with no hidden rows, so that no row is deleted unseen.
  private func whole(_ place: Int) throws(WorkspaceError) -> Int {
    let own = try section(place)
    guard let view else { return own }
    let hidden = sections[own].items.count - view.shownCounts[place]
    guard hidden == 0 else {
      let hider: PlaceFault.Hider = view.arrangement.filter == nil ? .folds : .filter
      throw .edit(.hiddenRows(by: hider, count: hidden, section: place))
    }
    return own
  }
}
