/// The keys of the open objects, to find those that stand twice.
///
/// A small object compares marks, then lengths, then bytes; a large one has a hash table. Only
/// distinct keys are kept, eight bytes each.
struct KeyLedger {
  private struct Key {
    var start: UInt32

    /// The length; the highest bit says that there are escapes.
    ///
    /// Two keys of 2 GiB do not fit one document, so cutting the length off there loses nothing.
    var size: UInt32

    var hasEscapes: Bool { size >> 31 == 1 }
    var range: Range<Int> { Int(start)..<Int(start) + Int(size & 0x7FFF_FFFF) }
  }

  private var keys: [Key] = []
  private var tables: [KeyTable] = []

  /// The number of keys that an object may have before it gets a hash table.
  private static var smallLimit: Int { 16 }

  /// The place in the ledger where the keys of the next object begin.
  var end: UInt32 { UInt32(truncatingIfNeeded: keys.count) }

  /// Notes a key of the innermost object; returns where the same key stands already, or nil.
  mutating func note(
    _ range: Range<Int>,
    hasEscapes: Bool,
    in frame: inout ScanFrame,
    of bytes: borrowing Span<UInt8>
  ) -> Int? {
    let key = Key(
      start: UInt32(truncatingIfNeeded: range.lowerBound),
      size: UInt32(min(range.count, 0x7FFF_FFFF)) | (hasEscapes ? 1 << 31 : 0)
    )
    if keys.count &- Int(frame.base) >= Self.smallLimit {
      return noteInTable(key, in: &frame, of: bytes)
    }
    let mark = Self.mark(of: key, in: bytes)
    if frame.keyMarks & mark != 0, let first = firstEqual(to: key, from: Int(frame.base), in: bytes)
    {
      return first
    }
    frame.keyMarks |= mark
    keys.append(key)
    return nil
  }

  /// Forgets the keys of the innermost object.
  mutating func close(_ frame: ScanFrame) {
    keys.removeLast(keys.count &- Int(frame.base))
    if frame.hasKeyTable { tables.removeLast() }
  }

  private func firstEqual(
    to key: Key,
    from base: Int,
    in bytes: borrowing Span<UInt8>
  ) -> Int? {
    for index in base..<keys.count where Self.areEqual(keys[index], key, in: bytes) {
      return Int(keys[index].start)
    }
    return nil
  }
}

extension KeyLedger {
  private mutating func noteInTable(
    _ key: Key,
    in frame: inout ScanFrame,
    of bytes: borrowing Span<UInt8>
  ) -> Int? {
    let base = Int(frame.base)
    if !frame.hasKeyTable {
      frame.hasKeyTable = true
      tables.append(KeyTable())
      for index in base..<keys.count { _ = put(keys[index], number: index - base, base, bytes) }
    }
    if let first = put(key, number: keys.count - base, base, bytes) {
      return Int(keys[base + first].start)
    }
    keys.append(key)
    return nil
  }

  /// Puts a key into the innermost table; returns the number of an equal one instead, or nil.
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

extension KeyLedger {
  /// A bit made of the first eight bytes that a key stands for.
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
