import CommandLanguage
import JSON
import TableModel

/// One column for each member of the rows, in order of their first appearance.
struct MemberColumns: Sendable {
  /// The maximum number of columns for members; further members are not counted.
  static let limit = 1_000

  /// The names of the columns.
  private(set) var names: [String] = []

  /// Whether some members have no column because of the limit.
  private(set) var isFull = false

  /// The keys in order of their first appearance; the next expected key is compared first.
  private var keys = WrittenKeys()

  /// The numbers of the columns by key.
  private var numbersOfKeys: [String: Int] = [:]

  /// The frame of the first object among the rows, or nil; most other objects have the same frame.
  private var frame: ObjectFrame?

  /// The columns of the members in ``frame``; nil for a member without a column.
  private var frameColumns: [WrittenKeys.Column?] = []

  /// Whether the members follow the address and id.
  private let followsAddress: Bool

  /// Creates columns for no rows.
  ///
  /// - Parameter followsAddress: Whether the members follow the address and id. Members with
  ///   the same names are then renamed.
  init(besideAddress followsAddress: Bool) {
    self.followsAddress = followsAddress
  }

  /// Adds columns for the members of a row.
  ///
  /// - Complexity: linear in the size of the row.
  mutating func note(_ item: Item) {
    if let frame, item.key == nil, frame.surrounds(item.value) { return }
    var next = 0
    RowMembers(item).visit { value, member in
      if !keys.find(member, of: value, at: &next) { add(member, of: value, in: item, at: &next) }
    }
    if frame == nil, item.key == nil, item.value.kind == .object { noteFrame(of: item.value) }
  }

  private mutating func noteFrame(of object: JSONValue) {
    var next = 0
    object.forEachMember { member in
      let isFound = keys.find(member, of: object, at: &next)
      frameColumns.append(isFound ? keys.column(before: next) : nil)
    }
    frame = ObjectFrame(of: object)
  }

  private mutating func add(
    _ member: MemberPlace,
    of value: JSONValue,
    in item: Item,
    at next: inout Int
  ) {
    let key = value.key(of: member)
    if followsAddress, RowMembers.isID(key, of: item) {
      return keys.append(member, of: value, column: .id, at: &next)
    }
    if let number = numbersOfKeys[key] {
      return keys.append(member, of: value, column: .member(number), at: &next)
    }
    guard names.count < Self.limit else {
      isFull = true
      return
    }
    numbersOfKeys[key] = names.count
    keys.append(member, of: value, column: .member(names.count), at: &next)
    names.append(followsAddress ? RowMembers.name(of: key) : key)
  }

  /// Appends a cell for each column, with the members of a row.
  ///
  /// A cell with the id is before them if the members follow the address.
  ///
  /// - Complexity: linear in the size of the row.
  func append(_ item: Item, to cells: inout [OutputCell]) {
    let start = cells.count
    let first = start + (followsAddress ? 1 : 0)
    let count = first - start + names.count
    cells.append(contentsOf: repeatElement(.empty, count: count))
    var id: JSONValue?
    func put(_ value: JSONValue, _ column: WrittenKeys.Column?) {
      switch column {
      case nil: break
      case .id: id = value
      case .member(let number): cells[first + number] = .raw(value)
      }
    }
    let isFramed =
      item.key == nil
      && frame?.forEachValue(in: item.value) { put($1, frameColumns[$0]) } ?? false
    if !isFramed {
      id = nil
      cells.replaceSubrange(start..., with: repeatElement(.empty, count: count))
      var next = 0
      RowMembers(item).visit { value, member in
        guard keys.find(member, of: value, at: &next) else { return }
        put(value.value(of: member), keys.column(before: next))
      }
    }
    if followsAddress { cells[start] = RowMembers.id(of: item, found: id) }
  }
}

/// The JSON texts of keys, each with its column.
///
/// The members of most objects are in one order, so each key is first compared with the next one.
private struct WrittenKeys: Sendable {
  /// The column of a member.
  enum Column {
    case id
    case member(Int)
  }

  private struct Key {
    let start: UInt64
    let range: Range<Int>
    let column: Column
  }

  private var keys: [Key] = []

  /// The bytes of all keys, one after the other.
  private var bytes: [UInt8] = []

  /// The numbers of the keys by their bytes.
  private var numbers: [ArraySlice<UInt8>: Int] = [:]

  /// Returns the column of the key before a number, which ``find(_:of:at:)`` has found.
  func column(before next: Int) -> Column { keys[next - 1].column }

  /// Looks for the key of a member.
  ///
  /// - Parameters:
  ///   - member: The member.
  ///   - object: Its object.
  ///   - next: The number of the expected key; if the key is found, the number after its own.
  /// - Returns: Whether the key is found.
  func find(_ member: MemberPlace, of object: JSONValue, at next: inout Int) -> Bool {
    if next < keys.count, keys[next].start == member.keyStart,
      object.hasKey(bytes, keys[next].range, at: member)
    {
      next += 1
      return true
    }
    guard let number = numbers[object.source[member.key]] else { return false }
    next = number + 1
    return true
  }

  /// Adds the key of a member; the number after it becomes the next one.
  mutating func append(
    _ member: MemberPlace,
    of object: JSONValue,
    column: Column,
    at next: inout Int
  ) {
    let written = object.source[member.key]
    let range = bytes.count..<bytes.count + written.count
    bytes += written
    numbers[Array(written)[...]] = keys.count
    keys.append(Key(start: member.keyStart, range: range, column: column))
    next = keys.count
  }
}
