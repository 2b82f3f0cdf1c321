import CommandLanguage

/// The origins of the fields, the cell and the height of a row.
enum OriginText: OutputText {
  case rowKey
  case rowItself
  case notAnObject
  case unboundKey
  case noKey(String)
  case key(String)
  case idWithoutKey(String, place: String)
  case keyShowsNothing(String, value: String)
  case shownAsText(origin: String, value: String)

  case memberName
  case memberValue
  case notOfMember
  case positionInFile
  case createdRow(number: Int)

  case wiringsChoice
  case baseCell
  case keyValueRow
  case kind(String, key: String)
  case unknownKind(String, key: String)
  case identifier(String)
  case offScreen
  case createdCell
  case reused(times: Int)

  case estimatedHeight
  case measuredHeight
  case heightByHand
  case heightKey(String)
  case heightOfClass(String?)
  case heightProperty
  case standardHeight
  case noHeight

  var words: String {
    switch self {
    case .rowKey: "the key of the row"
    case .rowItself: "the row itself"
    case .notAnObject: "the row is not an object"
    case .unboundKey: "no key is bound to it"
    case .noKey(let key): "the row has no key \(key)"
    case .key(let key): "the key \(key)"
    case .idWithoutKey(let key, let place): "no key \(key), so \(place)"
    case .keyShowsNothing(let key, let value):
      "the key \(key) contains \(value), which shows nothing"
    case .shownAsText(let origin, let value): "\(origin), \(value) shown as text"

    case .memberName: "the name of the member"
    case .memberValue: "the value of the member"
    case .notOfMember: "a member has no such field"
    case .positionInFile: "the position in the file"
    case .createdRow(let number): "row \(number) created in this session"

    case .wiringsChoice: "the wiring's own choice"
    case .baseCell: "the base cell: no kind is set"
    case .keyValueRow: "a key-value row"
    case .kind(let kind, let key): "the kind \(quoted(kind)) in the key \(key)"
    case .unknownKind(let kind, let key): "unknown kind \(quoted(kind)) in the key \(key)"
    case .identifier(let identifier): "identifier \(identifier)"
    case .offScreen: "off screen"
    case .createdCell: "created for this row"
    case .reused(let times):
      times == 1 ? "used once before" : "used \(TextFormatting.grouped(times)) times before"

    case .estimatedHeight: "an estimate until the row is visible"
    case .measuredHeight: "the cell's content, measured"
    case .heightByHand: "a height set in this session"
    case .heightKey(let key): "the row's own key \(key)"
    case .heightOfClass(let name): "the cell class" + (name.map { " \($0)" } ?? "")
    case .heightProperty: "the table's rowHeight"
    case .standardHeight: "the standard height"
    case .noHeight: "nothing"
    }
  }
}
