/// The address of a row: a section and a row in it, both counted from 0.
///
/// Foundation's type of this name has neither `row` nor `section` on Linux. A file that imports
/// both modules writes `import struct TableModel.IndexPath`.
public struct IndexPath: Hashable, Sendable {
  /// The number of the section, from 0.
  public var section: Int

  /// The number of the row in its section, from 0.
  public var row: Int

  /// Creates the address of a row.
  public init(row: Int, section: Int) {
    self.section = section
    self.row = row
  }
}

extension IndexPath: Comparable {
  /// Returns whether the left path comes first in reading order: by section, then by row.
  public static func < (left: IndexPath, right: IndexPath) -> Bool {
    left.section == right.section ? left.row < right.row : left.section < right.section
  }
}

extension IndexPath: CustomStringConvertible {
  /// The address in the form of commands, `0 3`.
  ///
  /// Most output has an address; an interpolation would take twice as long.
  public var description: String { String(section) + " " + String(row) }
}
