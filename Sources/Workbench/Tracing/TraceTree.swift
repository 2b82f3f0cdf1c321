import TableModel

/// The calls as a tree of nested calls, with repetitions folded.
struct TraceTree: Hashable, Sendable {
  /// A call, or a repetition.
  enum Node: Hashable, Sendable {
    /// A call and its nested calls.
    case message(TraceLine, [Node])

    /// A repetition of the same calls for different rows; the first one represents all.
    case loop(count: Int, [Node])
  }

  /// The calls at the top level.
  let nodes: [Node]

  /// Creates the tree of the wanted lines; an omitted call is replaced by its nested calls.
  ///
  /// - Complexity: O(n).
  init(_ lines: [TraceLine], where isWanted: (TraceLine) -> Bool = { _ in true }) {
    var shapes = Shapes()
    var open: [(line: TraceLine, below: [Part])] = []
    var roots: [Part] = []
    func close() {
      guard let (line, below) = open.popLast() else { return }
      let parts =
        isWanted(line) ? [shapes.part(line, Self.folded(below, &shapes))] : below
      if open.isEmpty { roots += parts } else { open[open.count - 1].below += parts }
    }
    for line in lines {
      while let last = open.last, last.line.depth >= line.depth { close() }
      open.append((line, []))
    }
    while !open.isEmpty { close() }
    nodes = Self.folded(roots, &shapes).map(\.node)
  }

  /// The maximum number of calls in one repetition.
  private static let longestPeriod = 6

  /// Returns the parts with repetitions folded, longest first.
  private static func folded(_ parts: [Part], _ shapes: inout Shapes) -> [Part] {
    var result: [Part] = []
    var index = 0
    while index < parts.count {
      guard let (period, count) = repetition(in: parts, at: index) else {
        result.append(parts[index])
        index += 1
        continue
      }
      result.append(shapes.loop(count, of: parts[index..<index + period * count]))
      index += period * count
    }
    return result
  }

  /// Returns the repetition at an index: its number of parts and its count, or nil.
  private static func repetition(
    in parts: [Part],
    at index: Int
  ) -> (period: Int, count: Int)? {
    var best: (period: Int, count: Int)?
    for period in 1...longestPeriod {
      var end = index + period
      while end < parts.count, parts[end].shape == parts[end - period].shape { end += 1 }
      let count = (end - index) / period
      guard count > 1 else { continue }
      // Folding two short calls saves no space.
      let saved = (count - 1) * parts[index..<index + period].reduce(0) { $0 + $1.size }
      guard saved > 1 else { continue }
      if count * period > (best.map { $0.count * $0.period } ?? 0) { best = (period, count) }
    }
    return best
  }

  /// A node with a number that equal nodes share.
  private struct Part {
    var node: Node
    var shape: Int

    /// The number of calls drawn for it.
    var size: Int
  }

  /// A table that gives equal numbers to calls that differ only in their rows.
  private struct Shapes {
    private struct Key: Hashable {
      var said: String
      var sender: Message.Party?
      var receiver: Message.Party?
      var count: Int
      var below: [Int]
    }

    private var numbers: [Key: Int] = [:]

    mutating func part(_ line: TraceLine, _ below: [Part]) -> Part {
      let key = Key(
        said: line.shape,
        sender: line.sender,
        receiver: line.message.receiver,
        count: 1,
        below: below.map(\.shape)
      )
      let size = below.reduce(1) { $0 + $1.size }
      return Part(node: .message(line, below.map(\.node)), shape: number(of: key), size: size)
    }

    /// Returns a repetition of parts with a count.
    mutating func loop(_ count: Int, of parts: ArraySlice<Part>) -> Part {
      let period = parts.count / count
      var first = Array(parts.prefix(period))
      for (index, part) in parts.dropFirst(period).enumerated() {
        first[index % period].node.note(part.node)
      }
      let below = first.map(\.shape)
      let key = Key(said: "", sender: nil, receiver: nil, count: count, below: below)
      let size = first.reduce(1) { $0 + $1.size }
      return Part(
        node: .loop(count: count, first.map(\.node)),
        shape: number(of: key),
        size: size
      )
    }

    private mutating func number(of key: Key) -> Int {
      if let number = numbers[key] { return number }
      numbers[key] = numbers.count
      return numbers.count - 1
    }
  }
}

extension TraceTree.Node {
  /// Merges an equal node, whose returned values may differ.
  fileprivate mutating func note(_ other: TraceTree.Node) {
    switch (self, other) {
    case (.message(var line, var below), .message(let otherLine, let otherBelow)):
      if line.result != otherLine.result || otherLine.answersVary { line.answersVary = true }
      for index in below.indices { below[index].note(otherBelow[index]) }
      self = .message(line, below)
    case (.loop(let count, var below), .loop(_, let otherBelow)):
      for index in below.indices { below[index].note(otherBelow[index]) }
      self = .loop(count: count, below)
    default: break
    }
  }
}

extension TraceTree {
  /// The calls as a list, each with its count.
  var lines: [TraceLine] {
    var lines: [TraceLine] = []
    Self.append(nodes, times: 1, to: &lines)
    return lines
  }

  private static func append(_ nodes: [Node], times: Int, to lines: inout [TraceLine]) {
    for node in nodes {
      switch node {
      case .message(var line, let below):
        line.count = times
        lines.append(line)
        append(below, times: times, to: &lines)
      case .loop(let count, let below): append(below, times: times * count, to: &lines)
      }
    }
  }
}
