import JSON
import TableModel

/// A row with an id of its own.
func makeUpdatesItem(_ number: Int, title: String? = nil, kind: String? = nil) -> Item {
  var members: [(String, JSONValue)] = [("id", .string("i\(number)"))]
  if let title { members.append(("title", .string(title))) }
  if let kind { members.append(("cell", .string(kind))) }
  return Item(.object(members), origin: .made(number), bindings: .native)
}
