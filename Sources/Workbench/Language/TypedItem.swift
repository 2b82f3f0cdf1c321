import CommandLanguage
import JSON
import TableModel

/// The content of a row as a person typed it: a title, or a JSON value.
struct TypedItem: Hashable, Sendable {
  var value: JSONValue
}

extension Arguments {
  /// Takes all the rest as the content of one or several rows.
  ///
  /// JSON values and quoted texts are an item each, a list of objects is as many; bare words are one title
  /// together.
  mutating func takeItems() throws(CommandError) -> [TypedItem] {
    guard !isEmpty else { return [] }
    if tokens.allSatisfy({ $0.json != nil || $0.isQuoted }) {
      var items: [TypedItem] = []
      while let token = take() {
        if let list = token.json?.listOfObjects {
          items += list.map { TypedItem(value: $0) }
        } else {
          items.append(TypedItem(value: token.json ?? .string(token.text)))
        }
      }
      return items
    }
    if let token = tokens.first(where: { $0.json != nil }) {
      throw CommandError(EditFault.mixedItems, at: token.range.lowerBound)
    }
    if let option = tokens.first(where: { $0.bare?.hasPrefix("--") == true }) {
      throw CommandError(EditFault.noItemOption(word: option.text), at: option.range.lowerBound)
    }
    return takeRest().map { [TypedItem(value: .string($0))] } ?? []
  }
}

extension JSONValue {
  /// The objects of an array that holds nothing else, or nil.
  fileprivate var listOfObjects: [JSONValue]? {
    guard kind == .array else { return nil }
    let values = Array(elements)
    return !values.isEmpty && values.allSatisfy { $0.kind == .object } ? values : nil
  }
}
