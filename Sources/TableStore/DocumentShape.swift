/// The way in which a document holds its rows.
public enum DocumentShape: String, Hashable, Sendable {
  /// Sections with headers, footers and rows, as Tabletop itself writes them.
  case native

  /// One array of objects.
  case items

  /// One array of texts, numbers or other scalars.
  case scalars

  /// An array of arrays, each of them a section.
  case lists

  /// An object of arrays, each of them a section whose header is the key.
  case groups

  /// An array of objects, each of them a section that holds one list of rows under the same name.
  case nested

  /// An object of objects, each of them a row whose key is its id.
  case entries

  /// A plain object, each of whose members is a row.
  case keyValues

  /// JSON Lines: one row per line.
  case lines

  /// Rows created by their number, without a document.
  case numbered
}

extension DocumentShape: CustomStringConvertible {
  /// The shape in words, such as `an array of objects`.
  public var description: String {
    switch self {
    case .native: "a native document"
    case .items: "an array of objects"
    case .scalars: "an array of values"
    case .lists: "an array of arrays"
    case .groups: "an object of arrays"
    case .nested: "an array of objects with a list each"
    case .entries: "an object of objects"
    case .keyValues: "a plain object"
    case .lines: "JSON Lines"
    case .numbered: "numbered rows"
    }
  }
}

/// The names that a native document may use; Tabletop writes the first of each.
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

  /// Every name of a row, and the numbers of an exported row's position.
  static let ofRows = Set(
    title + subtitle + image + id + accessory + height + kind + [
      "section", "row", "selected", level,
    ]
  )

  /// Every name of a section.
  static let ofSections = Set(header + footer + rows + ["id"])
}

/// The names by which the members of a section are told apart, the first that a section has counts.
struct SectionRoles: Hashable, Sendable {
  var header: [String]
  var footer: [String]
  var rows: [String]

  /// The names of a native document.
  static let native = SectionRoles(
    header: NativeNames.header,
    footer: NativeNames.footer,
    rows: NativeNames.rows
  )
}
