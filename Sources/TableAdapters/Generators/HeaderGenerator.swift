public import TableUI

/// The header of a section. (RDDM: `TableHeaderGenerator`.)
@MainActor open class HeaderGenerator {
  /// The identity of the header, or nil.
  public let id: String?

  /// Creates a header.
  public init(id: String? = nil) { self.id = id }

  /// The text, or nil for a view or for nothing; the default is nil.
  open var text: String? { nil }

  /// Makes the view, or nil where the text is enough; the default is nil.
  open func generate() -> TableViewHeaderFooterView? { nil }

  /// The height in points in a section; the default is automatic.
  open func height(in tableView: TableView, section: Int) -> Double { TableView.automaticDimension }
}

/// A header with a text.
@MainActor public final class TitleHeaderGenerator: HeaderGenerator, IndexTitledItem {
  /// The text.
  public var title: String

  /// Whether the text is in the section index too.
  public var needsIndexTitle: Bool

  /// Creates a header.
  public init(_ title: String, id: String? = nil, needsIndexTitle: Bool = false) {
    self.title = title
    self.needsIndexTitle = needsIndexTitle
    super.init(id: id)
  }

  public override var text: String? { title }
}

/// A header that is not to be seen.
@MainActor public final class EmptyHeaderGenerator: HeaderGenerator, GravityItem {
  public var heaviness = 0

  /// As low as UIKit allows without going back to its own height.
  public override func height(in tableView: TableView, section: Int) -> Double { 0.01 }
}

/// The footer of a section. (RDDM: `TableFooterGenerator`.)
@MainActor open class FooterGenerator {
  /// The identity of the footer, or nil.
  public let id: String?

  /// Creates a footer.
  public init(id: String? = nil) { self.id = id }

  /// The text, or nil for a view or for nothing; the default is nil.
  open var text: String? { nil }

  /// Makes the view, or nil where the text is enough; the default is nil.
  open func generate() -> TableViewHeaderFooterView? { nil }

  /// The height in points in a section; the default is automatic.
  open func height(in tableView: TableView, section: Int) -> Double { TableView.automaticDimension }
}

/// A footer with a text.
@MainActor public final class TitleFooterGenerator: FooterGenerator {
  /// The text.
  public var title: String

  /// Creates a footer.
  public init(_ title: String, id: String? = nil) {
    self.title = title
    super.init(id: id)
  }

  public override var text: String? { title }
}

/// A footer that is not to be seen.
@MainActor public final class EmptyFooterGenerator: FooterGenerator {
  /// As low as UIKit allows without going back to its own height.
  public override func height(in tableView: TableView, section: Int) -> Double { 0.01 }
}
