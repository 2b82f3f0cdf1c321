/// Lays runs of one class out as blocks of 256.
struct WidthTableBuilder {
  /// The number of the block of each 256 scalars.
  private(set) var index: [UInt8] = []

  /// The blocks, one after the other.
  private(set) var blocks: [UInt8] = []

  /// The blocks that hold one class alone: they are shared, and most of Unicode is in them.
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

  /// Goes on with the block at work, or with a new one if that is full.
  private mutating func fill(_ value: UInt8, count: Int) {
    if count > 0, blocks.count & 0xff == 0 { index.append(UInt8(blocks.count >> 8)) }
    blocks.append(contentsOf: repeatElement(value, count: count))
  }

  /// The number of the block that holds one class alone; made when it is asked for first.
  private mutating func uniformBlock(_ value: UInt8) -> UInt8 {
    if let block = uniformBlocks[value] { return block }
    let block = UInt8(blocks.count >> 8)
    blocks.append(contentsOf: repeatElement(value, count: 256))
    uniformBlocks[value] = block
    return block
  }
}
