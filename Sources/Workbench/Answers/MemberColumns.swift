import CommandLanguage
import JSON
import TableModel

/// A column for each member that rows have, in the order in which they first appear.
struct MemberColumns: Sendable {
  /// No listing has more columns for members than this; more of them are counted by nobody.
  static let limit = 1_000

  /// The names of the columns.
  private(set) var names: [String] = []

  /// Whether there are members without a column.
  private(set) var isFull = false

  /// The number of a column by the key as it is written; -1 for a member without one.
  private var numbers: [ArraySlice<UInt8>: Int] = [:]

  /// The numbers of the columns by their keys.
  private var numbersOfKeys: [String: Int] = [:]

  /// The keys as they are written, column by column, to look for the next one first.
  private var writtenKeys: [ArraySlice<UInt8>] = []

  /// Whether address and id stand before the members.
  private let standsBesideAddress: Bool

  /// Creates columns for no rows.
  ///
  /// - Parameter standsBesideAddress: Whether address and id stand before the members, which need other names then.
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

  /// Puts the members of a row into cells.
  ///
  /// - Parameters:
  ///   - cells: The cells of the row.
  ///   - first: The number of the first column among them.
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
