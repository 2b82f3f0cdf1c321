public import TableModel

/// A controller that can take over another set of rows, as a load does.
@MainActor public protocol SectionsReplacing: AnyObject {
  /// Assigns the sections and loads everything again.
  func replaceSections(_ sections: [Section])
}
