import TableModel

/// Messages with those that they caused below them, and with what repeats itself folded.
struct TraceTree: Hashable, Sendable {
  /// A message, or what happened several times in a row.
  enum Node: Hashable, Sendable {
    /// A message and what it caused.
    case message(TraceLine, [Node])

    /// The same messages so many times in a row, to other rows each time; the first time stands for all.
    case loop(count: Int, [Node])
  }

  /// The messages that nobody caused.
  let nodes: [Node]

  /// Puts lines in order, as many as are wanted; what a left-out message caused stands where it stood.
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

  /// How many messages a repetition holds at the most.
  private static let longestPeriod = 6

  /// The parts with each repetition in place of what it stands for, the longest first.
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

  /// What repeats itself from a place on: how many parts, and how often.
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
      // Two short messages say it themselves.
      let saved = (count - 1) * parts[index..<index + period].reduce(0) { $0 + $1.size }
      guard saved > 1 else { continue }
      if count * period > (best.map { $0.count * $0.period } ?? 0) { best = (period, count) }
    }
    return best
  }

  /// A node with a number that equal ones share.
  private struct Part {
    var node: Node
    var shape: Int

    /// How many messages are drawn for it.
    var size: Int
  }

  /// Numbers for what is said, whoever the row is.
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

    /// Parts that say the same again and again, so many times.
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
  /// Takes in an equal node whose answers may be others.
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
  /// The messages one below the other, each with how often it came.
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
