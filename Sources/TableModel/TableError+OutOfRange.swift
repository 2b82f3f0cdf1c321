extension TableError {
  /// The application's own mistake: its data source is asked for a row that its model does not have.
  ///
  /// - Parameters:
  ///   - path: The row.
  ///   - sections: The model.
  /// - Returns: The error.
  public static func outOfRange(_ path: IndexPath, in sections: [Section]) -> TableError {
    let holds = sections.indices.contains(path.section)
    return .outOfRange(path, rows: holds ? sections[path.section].items.count : nil)
  }
}
