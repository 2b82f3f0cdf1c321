public import TableUI

/// What stands below the rows of a section. (RDDM: `TableFooterGenerator`.)
@MainActor open class FooterGenerator {
  /// What tells it from other footers, or nil.
  public let id: String?

  /// Makes a footer.
  public init(id: String? = nil) { self.id = id }

  /// The text, or nil for a view or for nothing; the default is nil.
  open var text: String? { nil }

  /// Makes the view, or nil where the text is enough; the default is nil.
  open func generate() -> TableViewHeaderFooterView? { nil }

  /// The height in points in a section; the default is automatic.
  open func height(in tableView: TableView, section: Int) -> Double { TableView.automaticDimension }
}
