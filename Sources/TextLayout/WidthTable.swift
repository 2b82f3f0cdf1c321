/// The classes of all scalars, in blocks of 256.
///
/// The checked-in runs take 3 KB; unfolded once, on the first text that is not plain ASCII, they
/// become an index and the blocks that differ, and a look-up is two loads.
struct WidthTable: Sendable {
  static let shared = WidthTable(
    runs: WidthTableData.runs.utf8,
    classes: WidthTableData.classes
  )

  private let index: [UInt8]
  private let blocks: [UInt8]

  subscript(scalar: Unicode.Scalar) -> ScalarClass {
    let value = Int(scalar.value)
    return ScalarClass(bits: blocks[Int(index[value >> 8]) << 8 | value & 0xff])
  }

  /// The number of blocks, for those who watch the size of the table.
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
