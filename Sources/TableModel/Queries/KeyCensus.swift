import JSON

/// The keys and paths of many rows with what their values are, counted in one pass.
///
/// Objects are gone into, lists are not. The memory is bounded whatever the rows hold: by the number of paths, and of
/// different values that are kept.
public struct KeyCensus: Sendable {
  /// The most paths.
  public static let pathLimit = 1000

  /// The most different values of a path that are counted.
  public static let distinctLimit = 10_000

  /// The most different values of all paths that are counted.
  private static let valueLimit = 1_000_000

  /// A path with the counts of its values.
  private(set) var nodes: [KeyNode] = [KeyNode(key: [], parent: 0)]

  /// The number of rows.
  public private(set) var rowCount = 0

  /// Whether rows have more paths than are counted.
  public private(set) var isCut = false

  private var valueCount = 0
  private var open: [Frame] = []

  /// An object that is gone through.
  private struct Frame: Sendable {
    let node: Int
    var members: JSONMembers.Iterator

    /// The place among the children of the node where the next key is looked for first.
    var place = 0
  }

  /// Creates a census of no rows.
  public init() {}

  /// Counts a row.
  ///
  /// - Complexity: O(n) in the size of the row, without recursion.
  public mutating func add(_ item: Item) {
    rowCount += 1
    if let key = item.key {
      count(.string(key), at: child(of: 0, Array("key".utf8)[...], after: 0))
    }
    guard item.value.kind == .object else {
      count(item.value, at: child(of: 0, Array("value".utf8)[...], after: 1))
      return
    }
    open.append(Frame(node: 0, members: item.value.members.makeIterator()))
    while let last = open.indices.last {
      guard let member = open[last].members.next() else {
        open.removeLast()
        continue
      }
      add(member, last)
    }
  }

  private mutating func add(_ member: JSONMember, _ frame: Int) {
    let value = member.value
    let inner = member.keyRange.lowerBound + 1..<member.keyRange.upperBound - 1
    let raw = value.source[inner]
    let node =
      raw.contains(UInt8(ascii: "\\"))
      ? child(of: open[frame].node, Array(member.key.utf8)[...], after: open[frame].place)
      : child(of: open[frame].node, raw, after: open[frame].place)
    guard let node else { return }
    open[frame].place = nodes[node].place + 1
    count(value, at: node)
    if value.kind == .object {
      open.append(Frame(node: node, members: value.members.makeIterator()))
    }
  }

  private mutating func count(_ value: JSONValue, at node: Int?) {
    guard let node else { return }
    let isFull = valueCount >= Self.valueLimit
    if nodes[node].count(value, row: rowCount, isFull: isFull) { valueCount += 1 }
  }

  /// The node of a key below another, a new one if it is new; nil where there are too many.
  private mutating func child(of parent: Int, _ key: ArraySlice<UInt8>, after place: Int) -> Int? {
    // Most rows have the same keys in the same order.
    let children = nodes[parent].children
    for place in min(place, children.count)..<min(place + 3, children.count) {
      let child = children[place]
      if nodes[child].hasKey(key) { return child }
    }
    if let child = nodes[parent].numbers[Array(key)] { return child }
    guard nodes.count <= Self.pathLimit else {
      isCut = true
      return nil
    }
    let child = nodes.count
    nodes.append(KeyNode(key: Array(key), parent: parent, place: children.count))
    nodes[parent].children.append(child)
    nodes[parent].numbers[Array(key)] = child
    return child
  }
}

// What was counted.
extension KeyCensus {
  /// The paths in the order in which they first appear, those inside an object behind it.
  public var keys: [KeyFacts] {
    var facts: [KeyFacts] = []
    var left = nodes[0].children.reversed().map { (node: $0, steps: [String]()) }
    while let (node, outer) = left.popLast() {
      let key = String(decoding: nodes[node].key, as: UTF8.self)
      let steps = outer + [key]
      facts.append(KeyFacts(path: path(steps), nodes[node]))
      left += nodes[node].children.reversed().map { ($0, steps) }
    }
    return facts
  }

  /// The steps as they can be typed: with dots, or as a JSON Pointer if a key is spelled so.
  private func path(_ steps: [String]) -> String {
    guard steps.count > 1 else { return steps[0] }
    let path = MemberPath(steps: steps)
    return nodes[0].numbers[Array(path.text.utf8)] == nil ? path.text : path.pointer
  }
}
