/// The row counts of a table's sections, as a value that is cheap to copy and to compare.
///
/// The counts are in blocks, and the blocks in groups. Copies share them. A changed count copies one
/// block and the list of its group. A shared block is equal without a look at its counts. So an edit
/// in one of 100,000 sections costs about as much as in one of ten.
public struct RowCounts: Hashable, Sendable {
  /// The number of counts in a block, as a power of two; only the last block has fewer.
  private static let shift = 9
  private static let mask = 1 << shift - 1

  /// The number of blocks in a group, as a power of two; only the last group has fewer.
  private static let groupShift = 5
  private static let groupMask = 1 << groupShift - 1

  /// The number of sections in a group.
  private static let groupSize = 1 << (shift + groupShift)

  private var groups: [[[Int]]] = []

  /// The number of sections.
  public private(set) var count = 0

  /// Creates the counts of no sections.
  public init() {}

  /// Creates counts from a list.
  ///
  /// - Complexity: O(s) in the sections; O(1) if the list is a `RowCounts` already.
  public init(_ counts: some Collection<Int>) {
    if let same = counts as? RowCounts {
      self = same
      return
    }
    var rest = counts[...]
    while !rest.isEmpty {
      let block = Array(rest.prefix(1 << Self.shift))
      let group = count / Self.groupSize
      if group == groups.count { groups.append([]) }
      groups[group].append(block)
      count += block.count
      rest = rest.dropFirst(block.count)
    }
  }
}

extension RowCounts: RandomAccessCollection, MutableCollection {
  public var startIndex: Int { 0 }

  public var endIndex: Int { count }

  /// The number of rows in a section.
  ///
  /// A missing section stops the program, as with an array.
  ///
  /// - Complexity: O(1) to read. The first change after a copy costs O(s / 16384) in the sections.
  public subscript(section: Int) -> Int {
    get { block(of: section)[section & Self.mask] }
    set {
      let place = section >> Self.shift
      groups[place >> Self.groupShift][place & Self.groupMask][section & Self.mask] = newValue
    }
  }

  /// Returns the block with the count of a section.
  @inline(__always)
  private func block(of section: Int) -> [Int] {
    let place = section >> Self.shift
    return groups[place >> Self.groupShift][place & Self.groupMask]
  }
}

extension RowCounts: ExpressibleByArrayLiteral, CustomStringConvertible {
  public init(arrayLiteral counts: Int...) { self.init(counts) }

  /// The counts as an array is written, such as `[3, 2]`.
  public var description: String { Array(self).description }
}

extension RowCounts {
  /// Whether some sections have the same counts as equally many sections in other counts.
  ///
  /// - Parameters:
  ///   - range: The range here.
  ///   - other: The other counts.
  ///   - start: The first section of the range there.
  /// - Returns: Whether all of them are equal.
  /// - Complexity: O(k / 16384) for k sections at the same places in shared groups, else O(k).
  func matches(_ range: Range<Int>, _ other: RowCounts, from start: Int) -> Bool {
    var section = range.lowerBound
    var place = start
    while section < range.upperBound {
      if (section | place) & (Self.groupSize - 1) == 0, section + Self.groupSize <= range.upperBound
      {
        let (index, otherIndex) = (section / Self.groupSize, place / Self.groupSize)
        guard groups[index] == other.groups[otherIndex] else { return false }
        section += Self.groupSize
        place += Self.groupSize
        continue
      }
      let block = block(of: section)
      let otherBlock = other.block(of: place)
      let (first, otherFirst) = (section & Self.mask, place & Self.mask)
      let length = Swift.min(
        range.upperBound - section,
        block.count - first,
        otherBlock.count - otherFirst
      )
      let isWhole = length == block.count && length == otherBlock.count
      guard
        isWhole
          ? block == otherBlock : Self.isEqual(block, first, otherBlock, otherFirst, length)
      else { return false }
      section += length
      place += length
    }
    return true
  }

  /// Whether parts of two blocks are equal.
  ///
  /// It never returns early, so that the loop can be vectorized.
  private static func isEqual(
    _ left: [Int],
    _ leftFirst: Int,
    _ right: [Int],
    _ rightFirst: Int,
    _ length: Int
  ) -> Bool {
    let left = left.span.extracting(leftFirst..<leftFirst + length)
    let right = right.span.extracting(rightFirst..<rightFirst + length)
    var difference = 0
    for index in left.indices { difference |= left[index] ^ right[index] }
    return difference == 0
  }
}
