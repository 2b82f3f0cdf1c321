import TableModel
import TableUI

// Optional data source methods.
extension ScriptedMethods: TableViewTitling {
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    text(.titleForHeader, or: application.source.title(.header, of: section))
  }

  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    text(.titleForFooter, or: application.source.title(.footer, of: section))
  }
}

extension ScriptedMethods: TableViewRowEditing, TableViewRowEditability {
  func tableView(
    _ tableView: TableView,
    commit editingStyle: CellEditingStyle,
    forRowAt indexPath: IndexPath
  ) throws(TableError) { try application.commit(editingStyle, at: indexPath) }

  func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
    flag(.canEdit) ?? true
  }
}

extension ScriptedMethods: TableViewRowMoving, TableViewRowMovability {
  func tableView(
    _ tableView: TableView,
    moveRowAt source: IndexPath,
    to destination: IndexPath
  ) throws(TableError) { try application.move(source, to: destination) }

  func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    flag(.canMove) ?? true
  }
}

extension ScriptedMethods: TableViewIndexing {
  func sectionIndexTitles(for tableView: TableView) -> [String]? {
    switch answer(.sectionIndexTitles) {
    case .titles(let titles): return titles
    case .nil: return nil
    default: return application.source.indexTitles
    }
  }

  func tableView(
    _ tableView: TableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int {
    if case .integer(let section)? = answer(.sectionForSectionIndexTitle) { return section }
    return application.source.sections.firstIndex { $0.header.indexTitle == title } ?? index
  }
}

extension ScriptedMethods: TableViewPrefetching {
  func tableView(_ tableView: TableView, prefetchRowsAt indexPaths: [IndexPath]) {}
}

extension OpenTable {
  /// Returns the model's text above or below a section, or nil.
  func title(_ title: SectionTitle, of section: Int) -> String? {
    let sections = sections
    guard sections.indices.contains(section) else { return nil }
    let text = title == .header ? sections[section].header : sections[section].footer
    return text.isEmpty ? nil : text
  }

  /// The first letters of the headers, without duplicates.
  var indexTitles: [String] {
    var seen: Set<String> = []
    return sections.compactMap(\.header.indexTitle).filter { seen.insert($0).inserted }
  }
}

extension String {
  /// The first letter, as an index shows it.
  fileprivate var indexTitle: String? { first.map { $0.uppercased() } }
}
