/// The names that a native document may use, the first of each being ours.
enum NativeNames {
  static let sections = "sections"
  static let header = ["header", "headerTitle", "title", "name"]
  static let footer = ["footer", "footerTitle"]
  static let rows = ["items", "rows", "cells"]

  static let title = ["title", "itemTitle"]
  static let subtitle = ["subtitle", "itemSubtitle"]
  static let image = ["image", "itemImage"]
  static let id = ["id", "itemIdentifier", "identifier"]
  static let accessory = ["accessory", "itemAccessoryImage", "itemAccessory"]
  static let height = ["height", "itemHeight", "rowHeight"]
  static let kind = ["cell", "itemCell"]
  static let level = "level"

  /// Every name of a row, and the numbers by which an exported row says where it stood.
  static let ofRows = Set(
    title + subtitle + image + id + accessory + height + kind + [
      "section", "row", "selected", level,
    ]
  )

  /// Every name of a section.
  static let ofSections = Set(header + footer + rows + ["id"])
}
