/// A search along a path, in one pass over the bytes of a value and without recursion.
///
/// The last of duplicate keys wins, so the search reads an object to its end. In an array, it only
/// skips the elements after the one it looks for.
struct PathWalk {
  /// The value at the end of the path, or nil.
  ///
  /// A member whose key is spelled like the whole path wins.
  var value: Range<Int>? { whole ?? found }

  private var whole: Range<Int>?
  private var found: Range<Int>?

  private let limit: Int
  private let base: Int

  /// The index of the step to compare with the members of the current object.
  private var level: Int
  private var at = 0

  /// The levels whose container is an array.
  private var arrays = LevelSet()

  /// Finds the value at the end of a path.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - matched: The number of steps that already lead to `value`; 0 starts with the whole path.
  ///   - value: The value to start from.
  ///   - bytes: The text, which is valid.
  init(
    _ path: MemberPath,
    after matched: Int,
    from value: Range<Int>,
    in bytes: borrowing Span<UInt8>
  ) {
    limit = value.upperBound
    base = matched - 1
    level = base
    take(valueAt: value.lowerBound, path, in: bytes)
    while level > base, at < limit {
      if bytes[at] == ASCII.quote {
        readMember(path, in: bytes)
      } else {
        at &+= 1
        level &-= 1
        finishValue(in: bytes)
      }
    }
  }

  private mutating func readMember(_ path: MemberPath, in bytes: borrowing Span<UInt8>) {
    let (end, hasEscapes) = bytes.endOfString(at: at, limit: limit)
    let name = at &+ 1..<max(at &+ 1, end &- 1)
    let start = bytes.endOfSpace(from: bytes.endOfSpace(from: end, to: limit) &+ 1, to: limit)
    let step = path.compared[level].range
    if bytes.isKey(name, hasEscapes: hasEscapes, equalTo: path.bytes.span, step) {
      take(valueAt: start, path, in: bytes)
      return
    }
    at = bytes.endOfValue(at: start, limit: limit)
    if level == 0, let key = path.whole,
      bytes.isKey(name, hasEscapes: hasEscapes, equalTo: path.bytes.span, key)
    {
      whole = start..<max(start, at)
    }
    finishValue(in: bytes)
  }

  /// Records a value that the steps so far lead to, or enters it.
  private mutating func take(
    valueAt start: Int,
    _ path: MemberPath,
    in bytes: borrowing Span<UInt8>
  ) {
    found = nil
    var start = start
    while level &+ 1 < path.compared.count, start < limit {
      if bytes[start] == ASCII.openBrace {
        level &+= 1
        at = bytes.endOfSpace(from: start &+ 1, to: limit)
        return
      }
      guard bytes[start] == ASCII.openBracket, let index = path.compared[level &+ 1].index else {
        break
      }
      guard findElement(index, inArrayAt: start, in: bytes) else {
        finishValue(in: bytes)
        return
      }
      level &+= 1
      arrays.insert(level)
      start = at
    }
    at = bytes.endOfValue(at: start, limit: limit)
    if level &+ 1 == path.compared.count { found = start..<max(start, at) }
    finishValue(in: bytes)
  }

  /// Moves to an element of an array, or past the array if its index is too large.
  private mutating func findElement(
    _ index: Int,
    inArrayAt start: Int,
    in bytes: borrowing Span<UInt8>
  ) -> Bool {
    at = bytes.endOfSpace(from: start &+ 1, to: limit)
    var number = 0
    while at < limit, bytes[at] != ASCII.closeBracket {
      if number == index { return true }
      number &+= 1
      at = bytes.endOfSpace(from: bytes.endOfValue(at: at, limit: limit), to: limit)
      if at < limit, bytes[at] == ASCII.comma { at = bytes.endOfSpace(from: at &+ 1, to: limit) }
    }
    at = min(at &+ 1, limit)
    return false
  }

  /// Moves past a value: out of the arrays around it, then to the next key or the end of the object.
  private mutating func finishValue(in bytes: borrowing Span<UInt8>) {
    while level > base, arrays.remove(level) {
      at = bytes.endOfOpenContainer(from: at, limit: limit)
      level &-= 1
    }
    guard level > base else { return }
    at = bytes.endOfSpace(from: at, to: limit)
    if at < limit, bytes[at] == ASCII.comma { at = bytes.endOfSpace(from: at &+ 1, to: limit) }
  }
}

/// A set of small numbers, stored without an allocation if all are below 64.
private struct LevelSet {
  private var low: UInt64 = 0
  private var high: Set<Int> = []

  mutating func insert(_ level: Int) {
    if level < 64 { low |= 1 &<< UInt64(level) } else { high.insert(level) }
  }

  /// Removes a number; returns whether the set contained it.
  mutating func remove(_ level: Int) -> Bool {
    guard level < 64 else { return high.remove(level) != nil }
    let bit: UInt64 = 1 &<< UInt64(level)
    guard low & bit != 0 else { return false }
    low &= ~bit
    return true
  }
}
