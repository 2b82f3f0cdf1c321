package import TableModel

/// The paths by which an object behind the table view knows the rows: the table's, or those of a source.
package struct RowPlaces {
  /// Who maps them, or nil where they are the table's.
  let mapping: (any RowMapping)?

  /// The object's path of a row that the table shows, or nil where the object has no such row.
  @MainActor package func own(_ path: IndexPath) -> IndexPath? {
    guard let mapping else { return path }
    return mapping.sourcePath(of: path)
  }

  /// The object's number of a section that the table shows, or nil where the object has no such section.
  @MainActor package func own(_ section: Int) -> Int? {
    guard let mapping else { return section }
    return mapping.sourceSection(of: section)
  }

  /// Where the table shows a row of the object's, or nil where it does not.
  @MainActor package func shown(_ path: IndexPath) -> IndexPath? {
    guard let mapping else { return path }
    return mapping.shownPath(of: path)
  }
}
