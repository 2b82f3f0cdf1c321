public import TableModel
public import UIKit

extension TraitCollection {
  public typealias ContentSizeCategory = UIContentSizeCategory
}

/// The width of a column and the height of a line at a text size of the user.
public struct TextMetrics: Hashable, Sendable {
  public static let column = 8.0
  public static let line = 22.0
  public static let standard = TextMetrics(.large)

  /// The text size of the user.
  public let category: UIContentSizeCategory

  /// The width of a column, in points.
  public let columnWidth: Double

  /// The height of a line, in points.
  public let lineHeight: Double

  public init(_ category: UIContentSizeCategory) {
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    func scaled(_ length: Double) -> Double {
      let metrics = UIFontMetrics(forTextStyle: .body)
      return max(length, Double(metrics.scaledValue(for: CGFloat(length), compatibleWith: traits)))
    }
    self.category = category
    columnWidth = scaled(Self.column)
    lineHeight = scaled(Self.line)
  }

  public var isLarger: Bool { lineHeight > Self.line }

  public func rowHeight(lines: Int) -> Double {
    max(44, lineHeight + 22, Double(lines) * lineHeight)
  }

  func lines(in height: Double) -> Int { max(1, Int(height / lineHeight)) }

  func columns(in width: Double) -> Int { max(0, Int(width / columnWidth)) }
}

extension UIContentSizeCategory {
  public var textMetrics: TextMetrics { self == .large ? .standard : TextMetrics(self) }
}

extension UITableViewCell {
  public var textMetrics: TextMetrics {
    traitCollection.preferredContentSizeCategory.textMetrics
  }
}

extension TableView {
  public var preferredContentSizeCategory: UIContentSizeCategory {
    traitCollection.preferredContentSizeCategory
  }

  public var textMetrics: TextMetrics {
    traitCollection.preferredContentSizeCategory.textMetrics
  }
}
