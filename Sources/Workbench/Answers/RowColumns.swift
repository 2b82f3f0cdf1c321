import CommandLanguage
import JSON
import TableModel

/// The columns of a listing of rows.
enum RowColumns: Sendable {
  /// The address, title and subtitle, as text for the user.
  case summary

  /// The address, title, subtitle and id, as text for the user.
  case found

  /// The address, id, title and subtitle, then all members, for a record in JSON Lines.
  case record

  /// One column of all members, for formats with objects; the address and id may precede it.
  case objects(hasAddress: Bool)

  /// One column per member; the address and id may precede them.
  case members(MemberColumns, hasAddress: Bool)

  /// The requested columns, with or without the address.
  case chosen([RowKey], hasAddress: Bool)

  /// The columns for a format.
  var columns: [Listing.Column] {
    switch self {
    case .summary:
      [
        .address, .init("id", isShown: false), .init("title", as: .title),
        .init("subtitle", as: .subtitle),
      ]
    case .found: [.address, .init("title"), .init("subtitle"), .init("id")]
    case .record:
      [.address, .init("id"), .init("title"), .init("subtitle"), .members]
    case .objects(let hasAddress): (hasAddress ? [.address, .init("id")] : []) + [.members]
    case .members(let members, let hasAddress):
      (hasAddress ? [.address, .init("id")] : [])
        + members.names.map { .init($0, isOmittedWhereEmpty: true) }
    case .chosen(let keys, let hasAddress):
      (hasAddress ? [.address] : []) + keys.map { .init($0.name, isOmittedWhereEmpty: true) }
    }
  }

  /// Whether text for the user names the columns.
  var areNamed: Bool {
    switch self {
    case .summary, .found: false
    case .record, .objects, .members, .chosen: true
    }
  }

  /// Fills cells with the content of a row.
  func fill(_ cells: inout [OutputCell], with item: Item, at path: IndexPath) {
    let address = OutputCell.address(path.section, path.row)
    switch self {
    case .summary:
      let fields = ItemFields(item)
      cells = [
        address, OutputCell(fields.idText), OutputCell(fields.titleText), OutputCell(fields.second),
      ]
    case .found:
      let fields = ItemFields(item)
      cells = [
        address, OutputCell(fields.titleText), OutputCell(fields.subtitleText),
        .text(fields.id.address),
      ]
    case .record:
      let fields = ItemFields(item)
      cells = [
        address, OutputCell(fields.idText), OutputCell(fields.titleText), OutputCell(fields.second),
        .members(RowMembers.members(besideSummary: item)),
      ]
    case .objects(hasAddress: true):
      cells = [address, RowMembers.id(of: item), .members(RowMembers.members(besideAddress: item))]
    case .objects(hasAddress: false):
      cells = [.members(RowMembers.members(of: item))]
    case .members(let members, let hasAddress):
      cells.removeAll(keepingCapacity: true)
      if hasAddress { cells.append(address) }
      members.append(item, to: &cells)
    case .chosen(let keys, let hasAddress):
      cells.removeAll(keepingCapacity: true)
      if hasAddress { cells.append(address) }
      for key in keys { cells.append(key.cell(of: item, at: path)) }
    }
  }
}

extension RowKey {
  /// Whether the name is a part of the address or the id, which every row has.
  var isOfEveryRow: Bool { ["section", "row", "id"].contains(name) }

  /// Returns the row's value under the name; if it has none, the part of the address or the id.
  fileprivate func cell(of item: Item, at path: IndexPath) -> OutputCell {
    if let value = value(of: item) { return .raw(value) }
    switch name {
    case "section": return .raw(.number(path.section))
    case "row": return .raw(.number(path.row))
    case "id": return .text(item.id.text)
    default: return .empty
    }
  }
}

extension OutputCell {
  /// Creates a cell for a text of a row.
  fileprivate init(_ field: FieldText) {
    switch field {
    case .none: self = .empty
    case .null: self = .null
    case .text(let text): self = .text(text)
    case .value(let value): self = .value(value)
    }
  }
}

extension ItemFields {
  /// The text next to the title: the subtitle, or the value of a form field.
  fileprivate var second: FieldText {
    let subtitle = subtitleText
    if case .none = subtitle, let field = FormField(of: item) {
      return .text(field.value(in: item))
    }
    return subtitle
  }
}
