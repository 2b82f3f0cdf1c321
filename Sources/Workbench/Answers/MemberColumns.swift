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

  /// The numbers of the columns by JSON text of their keys; -1 for a member without a column.
  private var numbers: [ArraySlice<UInt8>: Int] = [:]

  /// The numbers of the columns by key.
  private var numbersOfKeys: [String: Int] = [:]

  /// The JSON text of the keys by column; the next expected key is compared first.
  private var writtenKeys: [ArraySlice<UInt8>] = []

  /// Whether the members follow the address and id.
  private let standsBesideAddress: Bool

  /// Creates columns for no rows.
  ///
  /// - Parameter standsBesideAddress: Whether the members follow the address and id. Members with
  ///   the same names are then renamed.
  init(besideAddress standsBesideAddress: Bool) {
    self.standsBesideAddress = standsBesideAddress
  }

  /// Adds columns for the members of a row.
  ///
  /// - Complexity: linear in the size of the row.
  mutating func note(_ item: Item) {
    var next = 0
    for member in RowMembers(item) {
      if next < writtenKeys.count, writtenKeys[next] == member.writtenKey {
        next += 1
        continue
      }
      if let number = numbers[member.writtenKey] {
        next = number + 1
      } else if let number = add(member, of: item) {
        next = number + 1
      }
    }
  }

  private mutating func add(_ member: RowMembers.Member, of item: Item) -> Int? {
    let key = member.key
    let written = Array(member.writtenKey)[...]
    if standsBesideAddress, RowMembers.isID(key, of: item) {
      numbers[written] = -1
      return nil
    }
    if let number = numbersOfKeys[key] {
      numbers[written] = number
      return number
    }
    guard names.count < Self.limit else {
      isFull = true
      return nil
    }
    let number = names.count
    names.append(standsBesideAddress ? RowMembers.name(of: key) : key)
    writtenKeys.append(written)
    numbers[written] = number
    numbersOfKeys[key] = number
    return number
  }

  /// Fills cells with the members of a row.
  ///
  /// - Parameters:
  ///   - cells: The cells of the row.
  ///   - first: The index of the first member's cell.
  ///   - item: The row.
  func fill(_ cells: inout [OutputCell], from first: Int, with item: Item) {
    var next = 0
    for member in RowMembers(item) {
      if next >= writtenKeys.count || writtenKeys[next] != member.writtenKey {
        guard let number = numbers[member.writtenKey], number >= 0 else { continue }
        next = number
      }
      cells[first + next] = .raw(member.value)
      next += 1
    }
  }
}
