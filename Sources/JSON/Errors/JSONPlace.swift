/// A place in JSON text, as a person looks for it.
public struct JSONPlace: Hashable, Sendable {
  /// The number of bytes before the place.
  public let offset: Int

  /// The line, from 1; lines end at line feeds.
  public let line: Int

  /// The column, from 1, in Characters.
  public let column: Int

  /// The way from the root: `sections[0].items[3].height`, empty at the root.
  ///
  /// Keys that are no identifiers stand as strings: `["a b"]`.
  public let path: String

  /// Makes a place.
  public init(offset: Int, line: Int, column: Int, path: String) {
    self.offset = offset
    self.line = line
    self.column = column
    self.path = path
  }
}

extension JSONPlace: CustomStringConvertible {
  public var description: String {
    let place = "line \(line), column \(column)"
    return path.isEmpty ? place : "\(place) (\(path))"
  }
}
