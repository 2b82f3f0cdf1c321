import CommandLanguage
import JSON
import TableModel

extension Arguments {
  /// Parses all remaining words as the content of one or more rows.
  ///
  /// Each JSON value or quoted text is one item, and a list of objects is several items. Unquoted
  /// words together form one title.
  mutating func takeItems() throws(CommandError) -> [JSONValue] {
    guard !isEmpty else { return [] }
    if tokens.allSatisfy({ $0.json != nil || $0.isQuoted }) {
      var items: [JSONValue] = []
      while let token = take() {
        if let list = token.json?.listOfObjects {
          items += list
        } else {
          items.append(token.json ?? .string(token.text))
        }
      }
      return items
    }
    if let token = tokens.first(where: { $0.json != nil }) {
      throw CommandError(ItemFault.mixedItems, at: token.range.lowerBound)
    }
    if let option = tokens.first(where: { $0.bare?.hasPrefix("--") == true }) {
      throw CommandError(ItemFault.noItemOption(word: option.text), at: option.range.lowerBound)
    }
    return takeRest().map { [.string($0)] } ?? []
  }
}

extension JSONValue {
  /// The objects of an array that contains only objects, or nil.
  fileprivate var listOfObjects: [JSONValue]? {
    guard kind == .array else { return nil }
    let values = Array(elements)
    return !values.isEmpty && values.allSatisfy { $0.kind == .object } ? values : nil
  }
}
