/// The classes of all scalars, in blocks of 256.
///
/// The checked-in runs take 3 KB. The first text that is not plain ASCII expands them into an index
/// and the distinct blocks. A lookup is then two loads.
struct WidthTable: Sendable {
  static let shared = WidthTable(
    runs: WidthTableData.runs.utf8,
    classes: WidthTableData.classes
  )

  private let index: [UInt8]
  private let blocks: [UInt8]

  /// The class of the scalar with a value, which must exist.
  subscript(scalar: UInt32) -> ScalarClass {
    let value = Int(scalar)
    return ScalarClass(bits: blocks[Int(index[value >> 8]) << 8 | value & 0xff])
  }

  /// The number of blocks, for tests of the table size.
  var blockCount: Int { blocks.count >> 8 }

  private init(runs: some Sequence<UInt8>, classes: [UInt8]) {
    var builder = WidthTableBuilder()
    var value: UInt8?
    var length = 0
    for byte in runs {
      switch byte {
      case 0x30...0x39: length = length << 4 | Int(byte - 0x30)
      case 0x61...0x66: length = length << 4 | Int(byte - 0x61 + 10)
      default:
        if let value { builder.append(value, count: max(length, 1)) }
        (value, length) = (classes[Int(byte - 0x41)], 0)
      }
    }
    if let value { builder.append(value, count: max(length, 1)) }
    (index, blocks) = (builder.index, builder.blocks)
  }
}

/// A builder that expands runs of one class to blocks of 256.
struct WidthTableBuilder {
  /// The number of the block for each 256 scalars.
  private(set) var index: [UInt8] = []

  /// The blocks, one after the other.
  private(set) var blocks: [UInt8] = []

  /// The shared blocks that contain only one class; most of Unicode is in them.
  private var uniformBlocks: [UInt8: UInt8] = [:]

  init() {
    index.reserveCapacity(0x110000 >> 8)
    blocks.reserveCapacity(0x10000)
  }

  mutating func append(_ value: UInt8, count: Int) {
    let head = min(count, -blocks.count & 0xff)
    fill(value, count: head)
    let whole = (count - head) >> 8
    if whole > 0 {
      let block = uniformBlock(value)
      index.append(contentsOf: repeatElement(block, count: whole))
    }
    fill(value, count: (count - head) & 0xff)
  }

  /// Continues the current block, or a new one if that is full.
  private mutating func fill(_ value: UInt8, count: Int) {
    if count > 0, blocks.count & 0xff == 0 { index.append(UInt8(blocks.count >> 8)) }
    blocks.append(contentsOf: repeatElement(value, count: count))
  }

  /// Returns the number of the block that contains only one class; created on first use.
  private mutating func uniformBlock(_ value: UInt8) -> UInt8 {
    if let block = uniformBlocks[value] { return block }
    let block = UInt8(blocks.count >> 8)
    blocks.append(contentsOf: repeatElement(value, count: 256))
    uniformBlocks[value] = block
    return block
  }
}
