/// The keys of the open objects, to find duplicates.
///
/// A small object compares marks, then lengths, then bytes; a large one has a hash table. Only
/// distinct keys are kept, with twelve bytes each.
///
/// The keys of a closed object stay until others replace them. The next object in that position is
/// expected to have the same keys. While it does, each key costs only one comparison, because the
/// keys of one object are known to differ.
struct DuplicateKeyDetector {
  private struct Key {
    var start: UInt32

    /// The length; the highest bit is set if the key has escapes.
    ///
    /// A document cannot contain two keys of 2 GiB, so clamping the length there is safe.
    var size: UInt32

    /// The number of the object with this key.
    var owner: UInt32 = 0

    var hasEscapes: Bool { size >> 31 == 1 }
    var range: Range<Int> { Int(start)..<Int(start) + Int(size & 0x7FFF_FFFF) }
  }

  private var keys: [Key] = []
  private var tables: [KeyTable] = []

  /// The number of keys of open objects; the keys after them are those of closed objects.
  private var count = 0

  /// The number of the last object with its own keys.
  private var lastOwner: UInt32 = 0

  /// The maximum number of keys in an object without a hash table.
  private static var smallLimit: Int { 16 }

  /// The maximum number of expected keys that an object keeps when another one opens in it.
  private static var keptLimit: Int { 32 }

  /// Records that an object opens.
  @inline(__always) mutating func open(_ frame: inout ScanFrame) {
    frame.keysBefore = UInt32(truncatingIfNeeded: count)
    if count > 0 {
      // The outer object continues after this one with keys that are already expected.
      let owner = keys[count &- 1].owner
      let limit = min(keys.count, count &+ Self.keptLimit)
      while count < limit, keys[count].owner == owner { count &+= 1 }
    }
    frame.base = UInt32(truncatingIfNeeded: count)
  }

  /// Returns the offset after the next key of the innermost object if it is the expected one.
  ///
  /// Otherwise it returns nil, and no more keys are expected of that object.
  @inline(__always) mutating func endOfExpectedKey(
    at quote: Int,
    to end: Int,
    in frame: inout ScanFrame,
    of bytes: borrowing Span<UInt8>
  ) -> Int? {
    guard frame.isFollowing else { return nil }
    if count < keys.count {
      let key = keys[count]
      if count == Int(frame.base) { frame.owner = key.owner }
      // Compare the quotes as well.
      let close = quote &+ key.range.count &+ 2
      if key.owner == frame.owner, close <= end, !key.hasEscapes,
        bytes.hasBytes(at: quote, of: bytes, at: Int(key.start) &- 1, count: close &- quote)
      {
        count &+= 1
        frame.keyStart = UInt32(truncatingIfNeeded: quote &+ 1)
        frame.keyEnd = UInt32(truncatingIfNeeded: close &- 1)
        return close
      }
    }
    stopFollowing(&frame, in: bytes)
    return nil
  }

  /// Makes an object the owner of the expected keys that it has had so far.
  private mutating func stopFollowing(
    _ frame: inout ScanFrame,
    in bytes: borrowing Span<UInt8>
  ) {
    lastOwner &+= 1
    frame.owner = lastOwner
    frame.isFollowing = false
    let base = Int(frame.base)
    for index in base..<count { keys[index].owner = lastOwner }
    guard count &- base < Self.smallLimit else { return }
    for index in base..<count { frame.keyMarks |= Self.mark(of: keys[index], in: bytes) }
  }

  /// Adds an unexpected key to the innermost object; returns the offset of an equal key, or nil.
  mutating func note(
    _ range: Range<Int>,
    hasEscapes: Bool,
    in frame: inout ScanFrame,
    of bytes: borrowing Span<UInt8>
  ) -> Int? {
    let key = Key(
      start: UInt32(truncatingIfNeeded: range.lowerBound),
      size: UInt32(min(range.count, 0x7FFF_FFFF)) | (hasEscapes ? 1 << 31 : 0),
      owner: frame.owner
    )
    if count &- Int(frame.base) >= Self.smallLimit {
      return noteInTable(key, in: &frame, of: bytes)
    }
    let mark = Self.mark(of: key, in: bytes)
    if frame.keyMarks & mark != 0, let first = firstEqual(to: key, from: Int(frame.base), in: bytes)
    {
      return first
    }
    frame.keyMarks |= mark
    append(key)
    return nil
  }

  @inline(__always) private mutating func append(_ key: Key) {
    if count < keys.count { keys[count] = key } else { keys.append(key) }
    count &+= 1
  }

  /// Removes the keys of the innermost object.
  mutating func close(_ frame: ScanFrame) {
    count = Int(frame.keysBefore)
    if frame.hasKeyTable { tables.removeLast() }
  }

  private func firstEqual(
    to key: Key,
    from base: Int,
    in bytes: borrowing Span<UInt8>
  ) -> Int? {
    for index in base..<count where Self.areEqual(keys[index], key, in: bytes) {
      return Int(keys[index].start)
    }
    return nil
  }
}

extension DuplicateKeyDetector {
  private mutating func noteInTable(
    _ key: Key,
    in frame: inout ScanFrame,
    of bytes: borrowing Span<UInt8>
  ) -> Int? {
    let base = Int(frame.base)
    if !frame.hasKeyTable {
      frame.hasKeyTable = true
      tables.append(KeyTable())
      for index in base..<count { _ = put(keys[index], number: index - base, base, bytes) }
    }
    if let first = put(key, number: count - base, base, bytes) {
      return Int(keys[base + first].start)
    }
    append(key)
    return nil
  }

  /// Adds a key to the innermost table; returns the index of an equal one instead, or nil.
  private mutating func put(
    _ key: Key,
    number: Int,
    _ base: Int,
    _ bytes: borrowing Span<UInt8>
  ) -> Int? {
    let hasher = KeyHasher.shared
    let hash =
      key.hasEscapes
      ? hasher.hash(unescaped: key.range, of: bytes) : hasher.hash(key.range, of: bytes)
    let bytes = copy bytes
    let keys = keys
    return tables[tables.count - 1].insert(number, hash: hash) { other in
      Self.areEqual(keys[base + other], key, in: bytes)
    }
  }
}

extension DuplicateKeyDetector {
  /// Returns a mark bit from the first eight decoded bytes of a key.
  @inline(__always) private static func mark(
    of key: Key,
    in bytes: borrowing Span<UInt8>
  ) -> UInt64 {
    let word = key.hasEscapes ? firstWord(of: key, in: bytes) : bytes.shortWord(key.range)
    return 1 &<< ((word &* 0x9E37_79B9_7F4A_7C15) &>> 58)
  }

  private static func firstWord(of key: Key, in bytes: borrowing Span<UInt8>) -> UInt64 {
    var rest = UnescapedBytes(key.range)
    var word: UInt64 = 0
    for shift in 0..<UInt64(8) {
      guard let byte = rest.next(in: bytes) else { break }
      word |= UInt64(byte) << (shift * 8)
    }
    return word
  }

  private static func areEqual(
    _ one: Key,
    _ other: Key,
    in bytes: borrowing Span<UInt8>
  ) -> Bool {
    if !one.hasEscapes, !other.hasEscapes {
      return one.size == other.size
        && bytes.hasBytes(
          at: Int(one.start),
          of: bytes,
          at: Int(other.start),
          count: one.range.count
        )
    }
    var left = UnescapedBytes(one.range)
    var right = UnescapedBytes(other.range)
    while let byte = left.next(in: bytes) {
      guard byte == right.next(in: bytes) else { return false }
    }
    return right.next(in: bytes) == nil
  }
}
