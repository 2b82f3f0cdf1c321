import CommandLanguage
import JSON
import TableModel
import TableUI
import Workspace

extension Grammar {
  /// The grammar of `KEY=VALUE`, with the keys of the row's object and their current values.
  static let assignment = Grammar.slot(
    WordSlot(name: "KEY=VALUE", samples: ["title=\"New\""]) { scope, word in
      scope.assignments(word)
    } follow: { _, token in
      token.assignment == nil ? [] : [WordSlot.Follow()]
    }
  )
}

extension Grammar {
  /// The grammar of a row key; only the first rows are read.
  static let rowKey = Grammar.slot(
    WordSlot(name: "a key", samples: ["title"]) { scope, _ in
      SlotCompletions(scope.rowKeys)
    } follow: { scope, token in
      scope.rowKeys.contains { $0.text == token.text } ? [WordSlot.Follow()] : []
    }
  )

  /// A text or a query, which may begin with a key.
  static let rowQuery = Grammar.sequence([
    .slot(
      WordSlot(name: "a text or a query", samples: ["ada"]) { scope, _ in
        SlotCompletions(scope.rowKeys)
      } follow: { _, _ in
        [WordSlot.Follow()]
      }
    ),
    .many(.value),
  ])
}

extension CompletionScope {
  /// The keys and paths of the first rows with a value of each, in the order of their objects.
  fileprivate var rowKeys: [OfferedWord] {
    var keys: [OfferedWord] = []
    var seen: Set<String> = []
    var left = 20
    for section in sections where left > 0 {
      for item in section.items.prefix(left) {
        left -= 1
        for (key, value) in RowKey.paths(of: item, limit: Self.keyLimit)
        where !key.isEmpty && seen.insert(key).inserted {
          let help = value.map { Self.short($0.compact.text) } ?? ""
          keys.append(OfferedWord(key, help: help, isText: true))
        }
      }
    }
    return keys
  }
}

extension CompletionScope {
  /// The maximum number of keys to read from an object.
  private static let keyLimit = 100

  /// Returns the keys of the row that the words name, or the values of the typed key.
  fileprivate func assignments(_ word: String) -> SlotCompletions {
    guard let item = (row ?? current).flatMap({ self.item(at: $0) }) else {
      return SlotCompletions()
    }
    let keys = keys(of: item)
    let typed = keys.filter { word.utf8.starts(with: ($0.key + "=").utf8) }
    guard let key = typed.max(by: { $0.key.utf8.count < $1.key.utf8.count }) else {
      return SlotCompletions(
        keys.map { key, value in
          let help = value.map { Self.short($0.compact.text) } ?? "new key"
          let spelling = WordSpelling.bare.spelled(key) + "="
          return OfferedWord(
            key + "=",
            help: help,
            isText: true,
            isOpen: true,
            spelling: spelling
          )
        }
      )
    }
    return SlotCompletions(values(of: key, in: item))
  }

  /// Returns the keys that can be set, with their current values.
  private func keys(of item: Item) -> [(key: String, value: JSONValue?)] {
    let title = item.title.map { JSONValue.string($0) }
    if item.isKeyValue { return [("title", title), ("subtitle", item.value)] }
    guard item.value.kind == .object else { return [("title", item.value)] }
    var keys: [(key: String, value: JSONValue?)] = []
    var seen: Set<String> = []
    for (key, value) in RowKey.paths(of: item, limit: Self.keyLimit)
    where !key.isEmpty && seen.insert(key).inserted {
      keys.append((key, value))
    }
    for (_, key) in item.bindings.pairs where !key.isEmpty && seen.insert(key).inserted {
      keys.append((key, nil))
    }
    return keys
  }

  /// Returns the values for a key: cell kinds, on and off, or the current value for editing.
  private func values(
    of pair: (key: String, value: JSONValue?),
    in item: Item
  ) -> [OfferedWord] {
    let key = pair.key
    func word(_ text: String, _ spelling: String, help: String = "") -> OfferedWord {
      OfferedWord(
        key + "=" + text,
        help: help,
        isText: true,
        isOpen: true,
        spelling: WordSpelling.bare.spelled(key) + "=" + spelling
      )
    }
    if key == item.bindings.kind {
      return CellKinds.names.map { word($0, WordSpelling.bare.spelled($0)) }
    }
    switch pair.value?.kind {
    case .bool: return ["true", "false"].map { word($0, $0) }
    case .string:
      let text = pair.value?.string ?? ""
      // A very long value is not worth editing on the command line.
      guard text.utf8.count <= 200 else { return [] }
      return [word(text, WordSpelling.double.spelled(text), help: "the current value")]
    case .number:
      let text = pair.value?.text ?? ""
      return text.utf8.count > 200 ? [] : [word(text, text, help: "the current value")]
    default: return []
    }
  }
}
