/// The place of a row in a random script.
public struct ScriptPlace: Hashable, Sendable, CustomStringConvertible {
  public var section: Int
  public var row: Int

  public init(_ section: Int, _ row: Int) {
    self.section = section
    self.row = row
  }

  public var description: String { "\(section) \(row)" }

  /// Places nearer to the first row, the nearest first.
  var simpler: [ScriptPlace] {
    section.simpler.map { ScriptPlace($0, row) } + row.simpler.map { ScriptPlace(section, $0) }
  }
}

extension Int {
  /// Smaller numbers, the smallest first.
  var simpler: [Int] { self <= 0 ? [] : self == 1 ? [0] : [0, self / 2, self - 1] }
}
