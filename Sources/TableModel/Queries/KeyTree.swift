import JSON

/// The keys of rows and of the objects in them, numbered in order of first appearance.
struct KeyTree: Sendable {
  /// A key; it holds no reference, so that it is compared without a copy of one.
  private struct Key: Sendable {
    /// The first eight bytes of the key, compared before the rest.
    let start: UInt64
    let bytes: Range<Int>

    /// The numbers of other keys; 0, the root, means none.
    var firstChild = 0
    var lastChild = 0
    var next = 0
  }

  private var keys: [Key] = [Key(start: 0, bytes: 0..<0)]

  /// The bytes of all keys, one after the other.
  private var bytes: [UInt8] = []

  private var numbers: [Name: Int] = [:]

  private struct Name: Hashable, Sendable {
    let parent: Int
    let key: [UInt8]
  }

  /// The number of keys, including the root.
  var count: Int { keys.count }

  /// Returns the bytes of a key.
  func key(_ number: Int) -> ArraySlice<UInt8> { bytes[keys[number].bytes] }

  /// Returns the numbers of the keys below a key.
  func children(of parent: Int) -> [Int] {
    var found: [Int] = []
    var child = keys[parent].firstChild
    while child != 0 {
      found.append(child)
      child = keys[child].next
    }
    return found
  }

  /// Returns the number of a key below another key, or nil.
  func number(of key: [UInt8], below parent: Int) -> Int? {
    numbers[Name(parent: parent, key: key)]
  }

  /// Returns the number of a member's key if it is one of the three after another key.
  ///
  /// Most rows have the same keys in the same order. The key before has the number `last`, which is
  /// 0 at the start of an object.
  func next(
    after last: Int,
    below parent: Int,
    _ member: MemberPlace,
    of object: JSONValue
  ) -> Int? {
    guard !member.hasEscapes else { return nil }
    var place = last == 0 ? keys[parent].firstChild : keys[last].next
    for _ in 0..<3 where place != 0 {
      let key = keys[place]
      if key.start == member.keyStart, key.bytes.count == member.key.count,
        key.bytes.count <= 8 || object.hasKey(bytes, key.bytes, at: member)
      {
        return place
      }
      place = key.next
    }
    return nil
  }

  /// Adds a new key below another key and returns its number.
  mutating func append(_ key: [UInt8], below parent: Int) -> Int {
    let number = keys.count
    let start = key.span.shortWord(0..<key.count)
    keys.append(Key(start: start, bytes: bytes.count..<bytes.count + key.count))
    bytes += key
    numbers[Name(parent: parent, key: key)] = number
    if keys[parent].firstChild == 0 {
      keys[parent].firstChild = number
    } else {
      keys[keys[parent].lastChild].next = number
    }
    keys[parent].lastChild = number
    return number
  }
}
