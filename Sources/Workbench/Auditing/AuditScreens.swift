import TableUI

/// The screens and text sizes at which `audit` lays out each row.
struct AuditScreens: Sendable {
  /// A screen, with the width that it leaves for a row.
  struct Screen: Sendable {
    /// The name of the device.
    let name: String

    /// The width of a row, in points.
    let rowWidth: Double
  }

  /// The screens, the narrowest first.
  let screens: [Screen]

  /// The text sizes, the smallest first.
  let categories: [TraitCollection.ContentSizeCategory]

  /// Creates the screens for a table.
  ///
  /// Both writing directions leave a row the same room. So each screen stands for both.
  ///
  /// - Parameters:
  ///   - sideMargins: The space beside the rows, in points.
  ///   - category: The only text size, or nil for all.
  init(sideMargins: Double, category: TraitCollection.ContentSizeCategory?) {
    screens = ["iPhone SE", "iPhone 15", "iPad"].compactMap(Device.named).map {
      Screen(name: $0.name, rowWidth: max(0, $0.size.width - sideMargins))
    }
    categories = category.map { [$0] } ?? TraitCollection.ContentSizeCategory.allCases
  }

  /// The text sizes at which a title keeps its line.
  var ordinary: [TraitCollection.ContentSizeCategory] {
    categories.filter { !$0.isAccessibilityCategory }
  }

  /// The text sizes at which rows must grow.
  var accessible: [TraitCollection.ContentSizeCategory] {
    categories.filter(\.isAccessibilityCategory)
  }
}
