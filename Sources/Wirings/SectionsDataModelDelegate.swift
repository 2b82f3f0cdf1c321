public import TableModel

/// Hears from a ``SectionsDataModel``.
@MainActor public protocol SectionsDataModelDelegate: AnyObject {
  /// The rows are there.
  func dataModel(_ model: SectionsDataModel, didLoad sections: [Section])
}
