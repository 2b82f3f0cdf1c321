/// A small number for each of many things that are numbered from 0, or -1 for those that have none.
///
/// It is kept in blocks that copies share, so that a copy that is changed costs a block and not the whole.
struct NumberTable: Sendable {
  private static let blockSize = 1024

  private var blocks: [[Int32]] = []

  /// The number of a thing.
  subscript(index: Int) -> Int {
    get {
      let block = index / Self.blockSize
      guard blocks.indices.contains(block) else { return -1 }
      return Int(blocks[block][index % Self.blockSize])
    }
    set {
      let block = index / Self.blockSize
      while blocks.count <= block {
        blocks.append(Array(repeating: -1, count: Self.blockSize))
      }
      blocks[block][index % Self.blockSize] = Int32(newValue)
    }
  }
}
