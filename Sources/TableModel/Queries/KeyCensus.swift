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

  private var tree = KeyTree()

  /// The counts of the values for each number of the tree.
  private var nodes: [KeyNode] = [KeyNode()]

  /// The number of counted rows.
  public private(set) var rowCount = 0

  /// Whether some paths of the rows were not counted because of the limit.
  public private(set) var isCut = false

  private var valueCount = 0

  /// The objects of the current row that are still to be read, each with its node.
  private var pending: [(object: JSONValue, node: Int)] = []

  /// Creates a census without rows.
  public init() {}

  /// Counts a row.
  ///
  /// - Complexity: O(n) in the size of the row, without recursion.
  public mutating func add(_ item: Item) {
    rowCount += 1
    if let key = item.key, let node = child(of: 0, Array("key".utf8)) {
      count(.string, at: node) { .string(key) }
    }
    guard item.value.kind == .object else {
      if let node = child(of: 0, Array("value".utf8)) {
        count(item.value.kind, at: node) { item.value }
      }
      return
    }
    addMembers(of: item.value, at: 0)
    var next = 0
    while next < pending.count {
      addMembers(of: pending[next].object, at: pending[next].node)
      next += 1
    }
    pending.removeAll(keepingCapacity: true)
  }

  private mutating func addMembers(of object: JSONValue, at parent: Int) {
    var last = 0
    object.forEachMember { member in
      let known = tree.next(after: last, below: parent, member, of: object)
      let node = known ?? child(of: parent, Array(object.key(of: member).utf8))
      guard let node else { return }
      last = node
      count(member.kind, at: node) { object.value(of: member) }
      if member.kind == .object { pending.append((object.value(of: member), node)) }
    }
  }

  private mutating func count(_ kind: JSONValue.Kind, at node: Int, _ value: () -> JSONValue) {
    let isFull = valueCount >= Self.valueLimit
    if nodes[node].count(kind, row: rowCount, isFull: isFull, value) { valueCount += 1 }
  }

  /// Returns the node of a key below another node; creates it if it is new.
  ///
  /// The result is nil if the census has too many paths.
  private mutating func child(of parent: Int, _ key: [UInt8]) -> Int? {
    if let child = tree.number(of: key, below: parent) { return child }
    guard tree.count <= Self.pathLimit else {
      isCut = true
      return nil
    }
    nodes.append(KeyNode())
    return tree.append(key, below: parent)
  }
}

// Results.
extension KeyCensus {
  /// The paths in order of their first appearance; those inside an object follow it.
  public var keys: [KeyFacts] {
    var facts: [KeyFacts] = []
    var left = tree.children(of: 0).reversed().map { (node: $0, steps: [String]()) }
    while let (node, outer) = left.popLast() {
      let key = String(decoding: tree.key(node), as: UTF8.self)
      let steps = outer + [key]
      facts.append(KeyFacts(path: path(steps), nodes[node]))
      left += tree.children(of: node).reversed().map { ($0, steps) }
    }
    return facts
  }

  /// Returns the path in a form to type: with dots, or as a JSON Pointer if a key has that form.
  private func path(_ steps: [String]) -> String {
    // An empty key would be invisible.
    guard steps.count > 1 else { return steps[0].isEmpty ? "/" : steps[0] }
    let path = MemberPath(steps: steps)
    return tree.number(of: Array(path.text.utf8), below: 0) == nil ? path.text : path.pointer
  }
}
