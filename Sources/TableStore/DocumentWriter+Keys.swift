import JSON
import TableModel

// New keys must differ from those of the object.
extension DocumentWriter {
  /// Returns the rows of a plain object, with unique keys for new rows.
  func unique(_ tokens: [RowToken], in list: TextList, notes: inout [String]) -> [RowToken] {
    guard list.kind == .object else { return tokens }
    let source = document.source
    func key(_ slot: Int) -> String {
      source.text(ofKey: list.start(slot)..<source.end(ofStringAt: list.start(slot)))
    }
    var names = UniqueNames()
    var isChanged = false
    for token in tokens {
      switch token {
      case .kept(let range): for slot in range { names.keep(key(slot)) }
      case .replaced(let slot, let item) where ItemID(key(slot)) == ItemID(item.key ?? ""):
        names.keep(key(slot))
      default: isChanged = true
      }
    }
    guard isChanged else { return tokens }
    return tokens.flatMap { token -> [RowToken] in
      switch token {
      case .replaced(let slot, let item) where ItemID(key(slot)) != ItemID(item.key ?? ""):
        return [.replaced(slot, renamed(item, &names, &notes))]
      case .made(let item): return [.made(renamed(item, &names, &notes))]
      case .foreign(let rows, let range):
        return range.map { .made(renamed(rows.item(at: $0), &names, &notes)) }
      default: return [token]
      }
    }
  }

  private func renamed(
    _ item: Item,
    _ names: inout UniqueNames,
    _ notes: inout [String]
  ) -> Item {
    let wanted = item.key ?? item.title ?? "New row"
    var item = item
    let name = names.take(wanted)
    if item.key != nil || name != wanted { noteRenaming(wanted, name, &notes) }
    item.key = name
    return item
  }

  /// Adds a note about the key that replaces a key already in use.
  func noteRenaming(_ wanted: String, _ name: String, _ notes: inout [String]) {
    guard ItemID(wanted) != ItemID(name) else { return }
    notes.append("the key \"\(wanted)\" already existed; wrote \"\(name)\"")
  }
}

/// Unique names, compared as UTF-8.
struct UniqueNames {
  private var taken: Set<ItemID> = []

  /// The next number to append to a repeated name.
  private var numbers: [ItemID: Int] = [:]

  /// Adds a name unchanged, even if it is a repetition.
  mutating func keep(_ name: String) { taken.insert(ItemID(name)) }

  /// Adds a name, with a number after it if it is already in use.
  mutating func take(_ name: String) -> String { take(name) { _ in false } }

  /// Adds a name, with a number after it if it is already in use.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - isTaken: Whether a name is in use elsewhere; its result must not change between two calls.
  /// - Returns: The added name.
  /// - Throws: Errors of `isTaken`.
  /// - Complexity: amortized O(1) calls for each name.
  mutating func take<Failure: Error>(
    _ name: String,
    unless isTaken: (String) throws(Failure) -> Bool
  ) throws(Failure) -> String {
    if try !isTaken(name), taken.insert(ItemID(name)).inserted { return name }
    var number = numbers[ItemID(name)] ?? 2
    var candidate = "\(name) \(number)"
    while try isTaken(candidate) || !taken.insert(ItemID(candidate)).inserted {
      number += 1
      candidate = "\(name) \(number)"
    }
    numbers[ItemID(name)] = number + 1
    return candidate
  }
}
