/// A hash table of key indexes; the owner stores the keys.
///
/// A slot is 0 or contains a key: the hash in its upper half, the index plus 1 in its lower half.
/// The hash distinguishes most keys in a slot without reading their text.
struct KeyTable {
  private var slots = [UInt64](repeating: 0, count: 64)
  private var count = 0

  /// Returns the index of the key with a hash that passes a test, or inserts `number` and returns
  /// nil.
  mutating func insert(
    _ number: Int,
    hash: UInt32,
    isEqual: (_ number: Int) -> Bool
  ) -> Int? {
    if (count + 1) * 4 > slots.count * 3 { grow() }
    let mask = slots.count - 1
    var place = Int(hash) & mask
    while slots[place] != 0 {
      let other = Int(slots[place] & 0xFFFF_FFFF) - 1
      if slots[place] >> 32 == hash, isEqual(other) { return other }
      place = (place + 1) & mask
    }
    slots[place] = UInt64(hash) << 32 | UInt64(truncatingIfNeeded: number + 1)
    count += 1
    return nil
  }

  private mutating func grow() {
    let mask = slots.count * 2 - 1
    var larger = [UInt64](repeating: 0, count: mask + 1)
    for slot in slots where slot != 0 {
      var place = Int(slot >> 32) & mask
      while larger[place] != 0 { place = (place + 1) & mask }
      larger[place] = slot
    }
    slots = larger
  }
}

/// A key that a scan found twice in one object.
struct FoundDuplicate {
  let key: String
  let path: String
  let first: Int
  let second: Int

  /// The number of occurrences after the first.
  var count = 1
}
