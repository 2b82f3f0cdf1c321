import JSON
import TableModel
import TableStore

/// A book as the server sends it.
struct Book: Sendable {
  let id: String
  let title: String
  let author: String

  /// Reads a book; a missing author is no mistake.
  init(_ value: JSONValue) throws(ElementError) {
    guard value.kind == .object else { throw ElementError("no object") }
    guard let title = value["title"]?.string else { throw ElementError("missing \"title\"") }
    id = value["id"]?.string ?? title
    self.title = title
    author = value["author"]?.string ?? ""
  }

  /// The book as a row.
  var item: Item {
    let members: [(String, JSONValue)] = [
      ("id", .string(id)), ("title", .string(title)), ("subtitle", .string(author)),
    ]
    return Item(.object(members), origin: .made(0), bindings: .native)
  }
}
