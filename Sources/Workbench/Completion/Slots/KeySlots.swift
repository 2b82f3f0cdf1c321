import CommandLanguage
import JSON
import TableModel
import TableUI
import Workspace

extension Grammar {
  /// `KEY=VALUE`, with the keys of the row's object and the values they have.
  static let assignment = Grammar.slot(
    WordSlot(name: "KEY=VALUE", samples: ["title=\"New\""]) { scope, word in
      scope.assignments(word)
    } follow: { _, token in
      token.assignment == nil ? [] : [WordSlot.Follow()]
    }
  )
}

extension Grammar {
  /// A key that rows have, as far as the first of them tell.
  static let rowKey = Grammar.slot(
    WordSlot(name: "a key", samples: ["title"]) { scope, _ in
      SlotCompletions(scope.rowKeys.map { OfferedWord($0, isText: true) })
    } follow: { scope, token in
      scope.rowKeys.contains(token.text) ? [WordSlot.Follow()] : []
    }
  )
}

extension CompletionScope {
  /// The keys of the first rows, in the order of their objects.
  fileprivate var rowKeys: [String] {
    var keys: [String] = []
    var seen: Set<String> = []
    var left = 20
    for section in sections where left > 0 {
      for item in section.items.prefix(left) {
        left -= 1
        for key in RowKey.names(of: item).prefix(Self.keyLimit)
        where !key.isEmpty && seen.insert(key).inserted {
          keys.append(key)
        }
      }
    }
    return keys
  }
}

extension CompletionScope {
  /// No object is looked at beyond this many keys.
  private static let keyLimit = 100

  /// The keys of the row that the words name, or the values of the key that is typed.
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

  /// The keys that can be set, with what is there now.
  private func keys(of item: Item) -> [(key: String, value: JSONValue?)] {
    let title = item.title.map { JSONValue.string($0) }
    if item.key != nil { return [("title", title), ("subtitle", item.value)] }
    guard item.value.kind == .object else { return [("title", item.value)] }
    var keys: [(key: String, value: JSONValue?)] = []
    var seen: Set<String> = []
    for member in item.value.members.prefix(Self.keyLimit)
    where !member.key.isEmpty && seen.insert(member.key).inserted {
      keys.append((member.key, item.value[member.key]))
    }
    for (_, key) in item.bindings.pairs where !key.isEmpty && seen.insert(key).inserted {
      keys.append((key, nil))
    }
    return keys
  }

  /// What a key may be set to: the kinds of cell, on and off, or what it is, to be changed.
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
      // A value of a screenful is nobody's to type again.
      guard text.utf8.count <= 200 else { return [] }
      return [word(text, WordSpelling.double.spelled(text), help: "the current value")]
    case .number:
      let text = pair.value?.text ?? ""
      return text.utf8.count > 200 ? [] : [word(text, text, help: "the current value")]
    default: return []
    }
  }
}
