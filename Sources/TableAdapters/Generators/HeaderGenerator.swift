public import TableUI

/// The header of a section. (RDDM: `TableHeaderGenerator`.)
@MainActor open class HeaderGenerator {
  /// The identity of the header, or nil.
  public let id: String?

  /// Creates a header.
  public init(id: String? = nil) { self.id = id }

  /// The title, or nil for a view or no header; the default is nil.
  open var text: String? { nil }

  /// Returns the header view, or nil if the title is enough; the default is nil.
  open func generate() -> TableViewHeaderFooterView? { nil }

  /// Returns the height in points in a section; the default is automatic.
  open func height(in tableView: TableView, section: Int) -> Double { TableView.automaticDimension }
}

/// A header with a title.
@MainActor public final class TitleHeaderGenerator: HeaderGenerator, IndexTitledItem {
  /// The title.
  public var title: String

  /// Whether the title is also in the section index.
  public var needsIndexTitle: Bool

  /// Creates a header.
  public init(_ title: String, id: String? = nil, needsIndexTitle: Bool = false) {
    self.title = title
    self.needsIndexTitle = needsIndexTitle
    super.init(id: id)
  }

  public override var text: String? { title }
}

/// An invisible header.
@MainActor public final class EmptyHeaderGenerator: HeaderGenerator, GravityItem {
  public var heaviness = 0

  /// Returns the smallest height that UIKit does not replace with its own.
  public override func height(in tableView: TableView, section: Int) -> Double { 0.01 }
}

/// The footer of a section. (RDDM: `TableFooterGenerator`.)
@MainActor open class FooterGenerator {
  /// The identity of the footer, or nil.
  public let id: String?

  /// Creates a footer.
  public init(id: String? = nil) { self.id = id }

  /// The title, or nil for a view or no footer; the default is nil.
  open var text: String? { nil }

  /// Returns the footer view, or nil if the title is enough; the default is nil.
  open func generate() -> TableViewHeaderFooterView? { nil }

  /// Returns the height in points in a section; the default is automatic.
  open func height(in tableView: TableView, section: Int) -> Double { TableView.automaticDimension }
}

/// A footer with a title.
@MainActor public final class TitleFooterGenerator: FooterGenerator {
  /// The title.
  public var title: String

  /// Creates a footer.
  public init(_ title: String, id: String? = nil) {
    self.title = title
    super.init(id: id)
  }

  public override var text: String? { title }
}

/// An invisible footer.
@MainActor public final class EmptyFooterGenerator: FooterGenerator {
  /// Returns the smallest height that UIKit does not replace with its own.
  public override func height(in tableView: TableView, section: Int) -> Double { 0.01 }
}
