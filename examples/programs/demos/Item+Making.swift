import JSON
import TableModel

extension Item {
  /// A row of an app's own, with the texts that cells show.
  init(title: String, subtitle: String? = nil, kind: String? = nil, number: Int) {
    var members: [(String, JSONValue)] = [("title", .string(title))]
    if let subtitle { members.append(("subtitle", .string(subtitle))) }
    if let kind { members.append(("cell", .string(kind))) }
    self.init(.object(members), origin: .made(number), bindings: .native)
  }
}
