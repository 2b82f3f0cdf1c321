import JSON

/// The keys and paths of many rows and the kinds of their values, counted in one pass.
///
/// Keys inside objects are counted; those inside arrays are not. Limits on the number of paths and
/// of different values bound the memory for any rows.
public struct KeyCensus: Sendable {
  /// The maximum number of paths.
  public static let pathLimit = 1000

  /// The maximum number of different values that are counted for one path.
  public static let distinctLimit = 10_000

  /// The maximum number of different values that are counted for all paths.
  private static let valueLimit = 1_000_000

  /// The paths, each with the counts of its values.
  private(set) var nodes: [KeyNode] = [KeyNode(key: [], parent: 0)]

  /// The number of counted rows.
  public private(set) var rowCount = 0

  /// Whether some paths of the rows were not counted because of the limit.
  public private(set) var isCut = false

  private var valueCount = 0
  private var open: [Frame] = []

  /// An object that is being read.
  private struct Frame: Sendable {
    let node: Int
    var members: JSONMembers.Iterator

    /// The position among the node's children where the search for the next key starts.
    var place = 0
  }

  /// Creates a census without rows.
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

  /// Returns the node of a key below another node; creates it if it is new.
  ///
  /// The result is nil if the census has too many paths.
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

// Results.
extension KeyCensus {
  /// The paths in order of their first appearance; those inside an object follow it.
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

  /// Returns the path in a form to type: with dots, or as a JSON Pointer if a key has that form.
  private func path(_ steps: [String]) -> String {
    // An empty key would be invisible.
    guard steps.count > 1 else { return steps[0].isEmpty ? "/" : steps[0] }
    let path = MemberPath(steps: steps)
    return nodes[0].numbers[Array(path.text.utf8)] == nil ? path.text : path.pointer
  }
}
