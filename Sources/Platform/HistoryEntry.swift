/// A command that a person typed, and where.
public struct HistoryEntry: Hashable, Sendable {
  /// The command, of one line or several.
  public let command: String

  /// The file that it was about, as a whole path, or a folder with a slash at its end; nil where nobody knows.
  public let place: String?

  /// Makes an entry.
  public init(_ command: String, place: String? = nil) {
    self.command = command
    self.place = place
  }

  /// The folder of the place, with a slash at its end, or nil.
  public var folder: String? { place.map { HistoryEntry.folder(of: $0) } }

  /// The folder of a place.
  ///
  /// - Parameter place: The path of a file, or of a folder with a slash at its end.
  /// - Returns: Its path, with a slash at its end.
  public static func folder(of place: String) -> String {
    String(place[..<(place.lastIndex(of: "/").map { place.index(after: $0) } ?? place.startIndex)])
  }
}
