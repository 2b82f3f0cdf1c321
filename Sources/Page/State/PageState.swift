import JSON

/// All that a page shows at one moment.
///
/// Two states with equal text look the same. The rows are those on the screen.
struct PageState: Hashable, Sendable {
  /// A named fact, such as the name of the table.
  struct Member: Hashable, Sendable {
    /// The name.
    let name: String

    /// The value.
    let value: JSONValue
  }

  /// The facts, always the same names in the same order.
  var members: [Member]

  /// The blocks in the page's order.
  var blocks: [PageBlock]

  /// The state without a table.
  static let empty = PageState(members: [], blocks: [])

  /// Writes the members of a whole state.
  ///
  /// - Parameters:
  ///   - writer: A writer in an object.
  ///   - sequence: The number of the state.
  func write(to writer: inout JSONWriter, sequence: Int) {
    writer.member("seq", sequence)
    members.write(to: &writer)
    writer.key("blocks")
    writer.beginArray()
    for block in blocks { block.write(to: &writer) }
    writer.endArray()
  }

  /// The state as canonical text, without its number.
  var text: String {
    var writer = JSONWriter()
    writer.beginObject()
    write(to: &writer, sequence: 0)
    writer.endObject()
    return writer.text
  }

  /// Returns the state after an update.
  ///
  /// - Complexity: O(n log n) in the blocks.
  func applying(_ update: PageUpdate) -> PageState {
    var state = self
    if !update.unset.isEmpty {
      let names = Set(update.unset)
      state.members.removeAll { names.contains($0.name) }
    }
    for fact in update.facts {
      if let index = state.members.firstIndex(where: { $0.name == fact.name }) {
        state.members[index] = fact
      } else {
        state.members.append(fact)
      }
    }
    guard !(update.remove.isEmpty && update.put.isEmpty && update.frames.isEmpty) else {
      return state
    }
    var known = Dictionary(blocks.map { ($0.key, $0) }) { first, _ in first }
    for key in update.remove { known[key] = nil }
    for block in update.put { known[block.key] = block }
    for moved in update.frames {
      known[moved.key]?.frame = moved.frame
      known[moved.key]?.path = moved.path
      known[moved.key]?.flags = moved.flags
    }
    state.blocks = known.values.sorted(by: PageBlock.precedes)
    return state
  }

  /// Returns the state without the facts of other tabs than the given ones.
  func showing(_ views: Set<PageView>) -> PageState {
    var state = self
    state.members.removeAll { member in
      guard let view = PageView(ofFact: member.name) else { return false }
      return !views.contains(view)
    }
    return state
  }

  /// Returns the block with a key, or nil.
  func block(_ key: String) -> PageBlock? { blocks.first { $0.key == key } }
}

/// The difference of two states.
struct PageUpdate: Hashable, Sendable {
  /// The facts that changed or are new.
  var facts: [PageState.Member]

  /// The names of facts that no longer exist.
  var unset: [String]

  /// The keys of blocks that are no longer shown.
  var remove: [String]

  /// The blocks that changed or are new.
  var put: [PageBlock]

  /// The blocks with the same contents at another place or with other flags.
  var frames: [PageBlock]

  /// Creates the difference.
  ///
  /// - Complexity: O(n) in the blocks of both states.
  init(from old: PageState, to new: PageState) {
    (facts, unset) = Self.difference(from: old.members, to: new.members)
    let before = Dictionary(old.blocks.map { ($0.key, $0) }) { first, _ in first }
    let keys = Set(new.blocks.map(\.key))
    remove = old.blocks.map(\.key).filter { !keys.contains($0) }
    (put, frames) = ([], [])
    for block in new.blocks {
      guard let other = before[block.key] else {
        put.append(block)
        continue
      }
      guard block != other else { continue }
      var moved = other
      (moved.frame, moved.path, moved.flags) = (block.frame, block.path, block.flags)
      if moved == block { frames.append(block) } else { put.append(block) }
    }
  }

  /// Returns the facts that changed or are new, and the names of those that no longer exist.
  private static func difference(
    from old: [PageState.Member],
    to new: [PageState.Member]
  ) -> (facts: [PageState.Member], unset: [String]) {
    // Most updates are of the same facts in the same order.
    if old.count == new.count, zip(old, new).allSatisfy({ $0.name == $1.name }) {
      return (zip(old, new).compactMap { $0.value == $1.value ? nil : $1 }, [])
    }
    let known = Dictionary(old.map { ($0.name, $0.value) }) { first, _ in first }
    let names = Set(new.map(\.name))
    return (
      new.filter { known[$0.name] != $0.value },
      old.map(\.name).filter { !names.contains($0) }
    )
  }

  /// Writes the update, in the order in which a page applies its parts.
  func write(to writer: inout JSONWriter, from: Int, sequence: Int) {
    writer.member("from", from)
    writer.member("seq", sequence)
    facts.write(to: &writer)
    if !unset.isEmpty { writer.member("unset", unset) }
    if !remove.isEmpty { writer.member("remove", remove) }
    if !put.isEmpty {
      writer.key("put")
      writer.beginArray()
      for block in put { block.write(to: &writer) }
      writer.endArray()
    }
    guard !frames.isEmpty else { return }
    writer.key("frames")
    writer.beginArray()
    for block in frames { block.writePlace(to: &writer) }
    writer.endArray()
  }
}

extension [PageState.Member] {
  /// Writes the facts as the member `set`.
  fileprivate func write(to writer: inout JSONWriter) {
    writer.key("set")
    writer.beginObject()
    for member in self { writer.member(member.name, member.value) }
    writer.endObject()
  }
}
